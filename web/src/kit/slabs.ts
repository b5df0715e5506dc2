/** Squares that touch, drawn as one shape. */

const U = 100; // drawing units to a square
const WIDEST = 1000; // squares that lie in a row

interface Square {
  row: number;
  column: number;
}

/** Rectangles that together have the shape of some squares, grown by `edge` on all sides; the first square lies at `from`. */
export function slabs(squares: Square[], edge: number, round: number, from = 0) {
  const there = new Set(squares.map(({ row, column }) => WIDEST * row + column));
  const at = (row: number, column: number) => there.has(WIDEST * row + column);
  return squares.flatMap(({ row, column }) => {
    const [x, y, side] = [from + column * U - edge, from + row * U - edge, U + 2 * edge];
    const right = at(row, column + 1);
    const down = at(row + 1, column);
    return [
      { x, y, width: side, height: side, rx: round },
      ...(right ? [{ x: x + side / 2, y, width: U, height: side, rx: 0 }] : []),
      ...(down ? [{ x, y: y + side / 2, width: side, height: U, rx: 0 }] : []),
      ...(right && down && at(row + 1, column + 1)
        ? [{ x: x + side / 2, y: y + side / 2, width: U, height: U, rx: 0 }]
        : []),
    ];
  });
}

/** The same as one path: a hundred rectangles take a slow phone long to make. */
export function shapeOf(squares: Square[], edge: number, round: number, from = 0): string {
  return slabs(squares, edge, round, from)
    .map(({ x, y, width, height, rx }) => {
      const [across, down] = [width - 2 * rx, height - 2 * rx];
      if (!rx) return `M${x} ${y}h${width}v${height}h${-width}z`;
      const corner = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx * rx} ${dy * rx}`;
      return `M${x + rx} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
    })
    .join('');
}
