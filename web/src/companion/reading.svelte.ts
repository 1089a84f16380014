/** What is read in the rules companion, and how one came there. */

interface Reading {
  /** The game whose rule book it is. */
  game: string;
  open: boolean;
  /** The sections that were opened, the present one last; empty is the table of contents. */
  trail: string[];
}

export const reading = $state<Reading>({ game: "", open: false, trail: [] });

/** What had the focus before, and gets it back. */
let opener: HTMLElement | null = null;

export function readAbout(section: string): void {
  if (!reading.open) {
    reading.trail = [];
    opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }
  if (reading.trail.at(-1) !== section) reading.trail.push(section);
  reading.open = true;
}

export function goBack(): void {
  reading.trail.pop();
}

export function stopReading(): void {
  if (!reading.open) return;
  reading.open = false;
  if (opener?.isConnected) opener.focus();
}

/** For a button that opens the table of contents and puts it away. */
export function toggleReading(): void {
  if (reading.open) stopReading();
  else readAbout("");
}
