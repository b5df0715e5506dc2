/** A notice of the browser that it is one's turn, for those who have asked for it, and while the page is not in sight. */
import { settings } from './settings.svelte';
import { say } from './words';

/** Can this browser show notices from a page? */
export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Ask the browser whether we may; what the player has chosen is kept if so. Whether they get notices now. */
export async function wantNotices(on: boolean): Promise<boolean> {
  if (on && Notification.permission !== 'granted') on = (await Notification.requestPermission()) === 'granted';
  settings.notices = on;
  return on;
}

/** It is the reader's turn at a table. */
export function noticeTurn(table: string, title: string) {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  const words = say('page-title-turn', { title });
  const how = { tag: table, icon: '/favicon-turn.svg' };
  try {
    const notice = new Notification(words, how);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones show those of the service worker alone; where there is none, title and icon have changed all the same.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(words, how));
  }
}
