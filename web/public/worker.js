/* The page opens at once on a bad line, and without one says so; an old page never meets a newer server.
 *
 * The first page is asked for every time. Only if no answer comes soon is it the one that was kept; should the server turn
 * out to be newer after all, the page drops that and loads itself anew (see build.ts). What it is made of has names that hold
 * a digest: once fetched, it is kept. What people play is never kept.
 */
const SHELL = 'shell';
const PATIENCE = 1000; // ms to wait for the first page before it is the one that was kept
const MADE_OF = /\/assets\/[\w.-]+/g;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(firstPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else event.respondWith(fetchedOrKept(request));
});

// What the page has fetched before we were here.
self.addEventListener('message', (event) => {
  const wanted = (event.data?.keep ?? []).filter((path) => path.startsWith('/assets/'));
  event.waitUntil(caches.open(SHELL).then((shell) => Promise.all(wanted.map((path) => keep(shell, path)))));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const here = self.clients.matchAll({ type: 'window' });
  event.waitUntil(here.then(([page]) => page?.focus() ?? self.clients.openWindow(`/t/${event.notification.tag}`)));
});

/** The page as the server has it; without an answer in time, the one that was kept. */
async function firstPage(event) {
  const kept = await (await caches.open(SHELL)).match('/');
  const answer = fetchPage(event);
  if (!kept) return answer;
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  return first && first.status < 500 ? first : kept; // a fault is that of whatever stands before the server
}

/** However late it comes, a newer page is kept for the next time. */
function fetchPage(event) {
  const answer = fetch(event.request);
  event.waitUntil(
    answer.then(
      (page) => page.ok && keepNewer(page.clone()),
      () => {},
    ),
  );
  return answer;
}

/** Is this another page than the one we have? Then that is kept from now on. */
async function keepNewer(answer) {
  const kept = await (await caches.open(SHELL)).match('/');
  const parts = (page) => (page.match(MADE_OF) ?? []).join();
  const [now, before] = await Promise.all([answer.text(), kept?.text() ?? '']);
  if (parts(now) !== parts(before)) await keepShell();
}

/** Keep the first page and what it is made of, and nothing of older ones. */
async function keepShell() {
  const answer = await fetch('/', { cache: 'no-cache' });
  if (!answer.ok) return;
  const parts = (await answer.clone().text()).match(MADE_OF) ?? [];
  const shell = await caches.open(SHELL);
  for (const request of await shell.keys())
    if (!parts.includes(new URL(request.url).pathname)) await shell.delete(request);
  await Promise.all(parts.map((path) => keep(shell, path)));
  await shell.put('/', answer);
}

async function keep(shell, path) {
  if (!(await shell.match(path))) await shell.add(path);
}

async function keptOrFetched(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

async function fetchedOrKept(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(request);
    if (kept) return kept;
    throw error;
  }
}
