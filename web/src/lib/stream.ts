/** Server-sent events that do not give up. */

/** The server says something every fifteen seconds, if only that it is there. */
const SILENCE = 40_000;
/** How soon a stream that was refused is asked for again. */
const AGAIN = 10_000;

/**
 * Listen for events of some kinds. `lost`: nothing was heard for some time, and some may have been
 * missed.
 */
export function listen(
  address: string,
  kinds: Readonly<Record<string, (data: string) => void>>,
  lost: () => void,
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    source = new EventSource(address);
    for (const [kind, heard] of Object.entries(kinds))
      source.addEventListener(kind, (event: MessageEvent<string>) => {
        expect();
        heard(event.data);
      });
    source.addEventListener("heartbeat", expect);
    source.addEventListener("error", () => {
      lost();
      // A line that broke is mended by the browser; a stream that was refused is not.
      if (source.readyState === EventSource.CLOSED) reopen(AGAIN);
    });
    expect();
  }
  function expect(): void {
    reopen(SILENCE, lost);
  }
  function reopen(time: number, first = () => {}): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      first();
      source.close();
      open();
    }, time);
  }
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
