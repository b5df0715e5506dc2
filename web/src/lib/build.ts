/** An old page never plays with a newer server: it loads itself anew. */

const SEEN = 'fathoms-build';
const SHELL = 'shell'; // what the service worker keeps

/** The page that this is: the name of its first script holds a digest of all it is made of. */
function own(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]');
  return script?.getAttribute('src') ?? null;
}

/** The server has said which page it has. Once for each: several servers may be of several minds for a while. */
export async function noteBuild(theirs: string | null): Promise<void> {
  const ours = globalThis.document ? own() : null;
  if (!ours || !theirs || theirs === ours || !isNews(theirs)) return;
  if ('caches' in globalThis) await (await caches.open(SHELL)).delete('/');
  location.reload();
}

function isNews(build: string): boolean {
  try {
    if (sessionStorage.getItem(SEEN) === build) return false;
    sessionStorage.setItem(SEEN, build);
    return true;
  } catch {
    return false; // without a memory it might go on for ever
  }
}
