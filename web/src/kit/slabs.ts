/** Squares that touch, drawn as one shape. */

const U = 100; // drawing units to a square

interface Square {
  row: number;
  column: number;
}

/** Rectangles that together have the shape of some squares, grown by `edge` on all sides; the first square lies at `from`. */
export function slabs(squares: Square[], edge: number, round: number, from = 0) {
  const at = (row: number, column: number) => squares.some((s) => s.row === row && s.column === column);
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
