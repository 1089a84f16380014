/** Messages of the server to this browser: asked for, found again, and given up. */

import type { NewPush } from "../api";

export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** A key as the server writes it, as browsers want it. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Where this browser can be reached, once its owner has agreed; null: they have not. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  // A server that has another key now is another server to the browser.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  return described(found.toJSON(), navigator.userAgent);
}

export function described(found: PushSubscriptionJSON, agent: string): NewPush {
  const { p256dh = "", auth = "" } = found.keys ?? {};
  return { endpoint: found.endpoint ?? "", p256dh, auth, label: browserName(agent) };
}

/** As its owner knows it. */
export function browserName(agent: string): string {
  const name = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((each) => agent.includes(each)) ?? "Browser";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((each) => agent.includes(each));
  return [{ Edg: "Edge", OPR: "Opera" }[name] ?? name, system].filter(Boolean).join(", ");
}
