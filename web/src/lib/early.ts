/** The line to a table that was opened before these scripts were here, by public/early.js. */

export interface Early {
  socket: WebSocket;
  heard: MessageEvent<string>[]; // since hello was said
}

declare global {
  var early: Early | null | undefined; // null: it is too late to open one
}

/** That line, once, if it goes to this address and nobody has hung up. */
export function takeEarly(url: string): Early | null {
  const early = globalThis.early;
  globalThis.early = null;
  if (!early) return null;
  const { socket } = early;
  if (socket.url === url && socket.readyState <= socket.OPEN) return early;
  socket.close();
  return null;
}
