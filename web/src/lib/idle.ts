/** Do something when the page has nothing better to do; the answer forgets it. */
export function whenIdle(action: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(action, 60);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(action, { timeout: 1500 });
  return () => cancelIdleCallback(handle);
}
