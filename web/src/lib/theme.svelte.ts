/** Light or dark: what the reader has chosen, else what the system says. */

const KEY = "tercio.theme";
const system = window.matchMedia("(prefers-color-scheme: dark)");

function chosen(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** For what cannot be painted by style alone. */
export const theme = $state({ dark: false });

function show(name: string): void {
  document.documentElement.dataset["theme"] = name;
  theme.dark = name === "dark";
}

export function applyTheme(): void {
  show(chosen() || (system.matches ? "dark" : "light"));
}

export function toggleTheme(): void {
  const next = document.documentElement.dataset["theme"] === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing still shows it.
  }
  show(next);
}

system.addEventListener("change", applyTheme);

export function prefersLessMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
