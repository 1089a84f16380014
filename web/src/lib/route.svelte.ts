/** Where we are: the part of the address after the hash. */

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", search = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/");
  return { page: page || "lobby", id: decodeURIComponent(id), query: new URLSearchParams(search) };
}

export const route = $state<{ now: Route }>({ now: read() });
window.addEventListener("hashchange", () => (route.now = read()));

export function go(path: string): void {
  location.hash = path;
}

/** The same page by its proper address: whoever goes back does not come here again. */
export function settle(path: string): void {
  history.replaceState(null, "", `#${path}`);
  route.now = read();
}

/** Help, which knows from where one comes. */
export function helpPath(id: string, seat: string | null): string {
  const from = new URLSearchParams({ table: id, ...(seat ? { seat } : {}) });
  return `/help?${from.toString()}`;
}

export function tablePath(id: string, seat?: string | null): string {
  return `/table/${encodeURIComponent(id)}${seat ? `?seat=${encodeURIComponent(seat)}` : ""}`;
}
