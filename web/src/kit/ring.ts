/** A shape that stands many times round a middle, as one path: copies that are turned would each be a layer of their own
 * for the browser, to be sorted in every frame. */

type Point = readonly [number, number];

/** So many copies of a shape with straight sides. */
export function ring(shape: readonly Point[], copies: number, middle: number): string {
  return Array.from({ length: copies }, (_, i) => {
    const turn = (2 * Math.PI * i) / copies;
    const corners = shape.map(([x, y]) => turned(x - middle, y - middle, turn).map((at) => (middle + at).toFixed(2)));
    return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
  }).join('');
}

function turned(x: number, y: number, turn: number): Point {
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
}
