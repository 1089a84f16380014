/** Being told that it is one's move: by a sound, or by the browser. Both are off until wished for. */

import { keep, recall } from "./memory";

const SOUND = "tercio.bell.sound";
const NOTICE = "tercio.bell.notice";
/** Two soft notes, in Hertz, and how long each lasts. */
const NOTES = [587.33, 880];
const LENGTH = 0.32;

class Bell {
  sound = $state(recall(SOUND) === "on");
  notice = $state(recall(NOTICE) === "on" && permission() === "granted");
  /** The browser was asked, and lets no page tell anything. */
  forbidden = $state(false);
  private context: AudioContext | null = null;

  setSound(on: boolean): void {
    this.sound = on;
    keep(SOUND, on ? "on" : "off");
    if (on) this.ring(); // so that one hears what one has chosen
  }

  async setNotice(on: boolean): Promise<void> {
    // Nobody is asked for a permission who has not asked for the thing.
    const allowed = on && (permission() === "granted" || (await ask()) === "granted");
    this.forbidden = on && !allowed;
    this.notice = allowed;
    keep(NOTICE, allowed ? "on" : "off");
  }

  /** It is somebody's move, who may be looking elsewhere. `about`: one notice for each table. */
  call(title: string, body: string, about: string): void {
    if (this.sound) this.ring();
    if (!this.notice || permission() !== "granted" || (!document.hidden && document.hasFocus())) return;
    const told = new Notification(title, { body, tag: about, icon: "/icon-move.svg" });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  }

  private ring(): void {
    this.context ??= new AudioContext();
    const { context } = this;
    void context.resume().catch(() => {});
    NOTES.forEach((pitch, i) => {
      const at = context.currentTime + i * LENGTH * 0.5;
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
      const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
      tone.connect(volume).connect(context.destination);
      tone.start(at);
      tone.stop(at + LENGTH);
    });
  }
}

function permission(): string {
  return "Notification" in window ? Notification.permission : "denied";
}

async function ask(): Promise<string> {
  return "Notification" in window ? Notification.requestPermission() : "denied";
}

export const bell = new Bell();
