/* On a slow line the page's scripts take a while: the table is called meanwhile, and what it says is kept for them
 * (see src/lib/early.ts). Only the pages of tables ask for this.
 */
(() => {
  const [first, table, ...more] = location.pathname.split('/').filter(Boolean);
  if (first !== 't' || !table || more.length) return;
  if ('early' in window) return; // they were quicker
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/play`);
  const heard = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', last: -1 }));
  socket.onmessage = (event) => heard.push(event);
  window.early = { socket, heard };
  // The first number and the first plural take long, since the browser reads up on them: better now than with the board.
  new Intl.NumberFormat(navigator.language).format(1);
  new Intl.PluralRules(navigator.language).select(1);
})();
