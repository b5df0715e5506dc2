/** Which page is open, from the address. */

export type Place =
  | { page: 'lobby' }
  | { page: 'table'; id: string; lookBack: boolean } // at its game once more, if it is over
  | { page: 'review'; id: string }
  | { page: 'mine' }
  | { page: 'rules'; game: string }
  | { page: 'solo'; game: string }
  | { page: 'lab'; id: string | null }
  | { page: 'draw'; game: string | null; code: string }
  | { page: 'daily' }
  | { page: 'print'; game: string | null; what: string; code: string }
  | { page: 'nowhere' };

export function placeOf(path: string): Place {
  const [first, second, ...more] = path.split('/').filter(Boolean);
  if (!first) return { page: 'lobby' };
  if (first === 't' && second && !more.length) return { page: 'table', id: second, lookBack: false };
  if (first === 't' && second && more.join('/') === 'look-back') return { page: 'table', id: second, lookBack: true };
  if (first === 't' && second && more.join('/') === 'review') return { page: 'review', id: second };
  if (first === 'mine' && !second) return { page: 'mine' };
  if (first === 'rules' && second && !more.length) return { page: 'rules', game: second };
  if (first === 'solo' && second && !more.length) return { page: 'solo', game: second };
  if (first === 'lab' && !more.length) return { page: 'lab', id: second ?? null };
  if (first === 'draw' && more.length < 2) return { page: 'draw', game: second ?? null, code: more[0] ?? '' };
  if (first === 'daily' && !second) return { page: 'daily' };
  if (first === 'print' && more.length < 3)
    return { page: 'print', game: second ?? null, what: more[0] ?? '', code: more[1] ?? '' };
  return { page: 'nowhere' };
}

class Router {
  place = $state<Place>({ page: 'lobby' });

  start() {
    this.place = placeOf(location.pathname);
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string) {
    if (path !== location.pathname) history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.origin !== location.origin || link.hash) return;
    if (placeOf(link.pathname).page === 'nowhere') return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
