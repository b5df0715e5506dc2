/** The service worker, which keeps the page for bad lines; only where browsers allow one, over HTTPS or at home. */

/** What this page is made of, as far as it is fetched by now. */
function parts(): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return fetched
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

export async function keepPage(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: parts() });
  } catch {
    // Then the page comes over the line each time.
  }
}
