/** A sheet over the whole window with round holes in it, as the path of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROUND = 12; // px of a corner

/** Holes that overlap would be dark where they do: they become one. */
export function joined(boxes: Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    for (let i = found.length - 1; i >= 0; i--) {
      const other = found[i];
      if (other && meet(grown, other)) {
        grown = around(grown, other);
        found.splice(i, 1);
        i = found.length; // what it has become may meet others
      }
    }
    found.push(grown);
  }
  return found;
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

function hole({ x, y, width, height }: Box): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  const corner = (across: number, down: number) => ['a', r, r, 0, 0, 1, across, down];
  const [long, tall] = [width - 2 * r, height - 2 * r];
  const right = ['M', x + r, y, 'h', long, ...corner(r, r), 'v', tall, ...corner(-r, r)];
  return [...right, 'h', -long, ...corner(-r, -r), 'v', -tall, ...corner(r, -r), 'z'].join(' ');
}

export function outline(wide: number, high: number, boxes: Box[]): string {
  return `M0 0H${wide}V${high}H0z${joined(boxes).map(hole).join('')}`;
}
