/**
 * Where everything lies: a flower with six petals, drawn from circles and the lines that touch them.
 *
 * The middle is (0, 0), angles run clockwise. The track runs round the petals: the start of a colour lies on the tip of
 * its petal, its lane leads down the middle of it, and its home floats beside it. A place is seen from the piece's own
 * colour: -1 home, 0 start, 1-78 the track, 79-82 the goal circles from the outermost in.
 */
export interface Point {
  x: number;
  y: number;
}

export const COLOURS = 6;
export const EACH = 4; // pieces of a colour
export const HOME = -1;
export const START = 0;
export const STRETCH = 13; // counted fields from one start to the next
export const TRACK = COLOURS * STRETCH;
export const LANE = TRACK + 1;
export const CORE = TRACK + EACH;
const SLOTS = STRETCH + 1; // with the start, from one tip to the next

/** Half the width and height of the drawing. */
export const WIDE = 48;
export const HIGH = 50.5;
export const WHOLE = `${-WIDE} ${-HIGH} ${2 * WIDE} ${2 * HIGH}`;

const TIP = { from: 35.5, round: 10.5 }; // circle of a petal's end: distance from the middle, radius
const VALLEY = { from: 25, round: 5 }; // circle between two petals
const LANE_FROM = 38; // distance of the outermost goal circle from the middle
const LANE_STEP = 5.6;
const HOME_FROM = 40;
const HOME_SPREAD = 2.65;
export const HOME_ROUND = 6.6;

const SIXTH = Math.PI / 3;
const DOWN = Math.PI / 2;

function polar(angle: number, far: number, from: Point = { x: 0, y: 0 }): Point {
  return { x: from.x + far * Math.cos(angle), y: from.y + far * Math.sin(angle) };
}

// One side of a petal that points to the right: an arc round the tip, a straight line, an arc into the valley.
const tip: Point = { x: TIP.from, y: 0 };
const valley = polar(SIXTH / 2, VALLEY.from);
const apart = Math.hypot(valley.x - tip.x, valley.y - tip.y);
const bend = Math.atan2(valley.y - tip.y, valley.x - tip.x) - Math.acos((TIP.round + VALLEY.round) / apart); // of the tip's arc
const arc = bend * TIP.round;
const line = Math.sqrt(apart ** 2 - (TIP.round + VALLEY.round) ** 2);
const side = arc + line + (bend - SIXTH / 2) * VALLEY.round;

/** The place so far along the side of that petal, from its tip. */
function along(far: number): Point {
  if (far < arc) return polar(far / TIP.round, TIP.round, tip);
  if (far < arc + line) {
    const end = polar(bend, TIP.round, tip);
    return polar(bend + DOWN, far - arc, end);
  }
  return polar(Math.PI + bend - (far - arc - line) / VALLEY.round, VALLEY.round, valley);
}

export const written = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function turned(point: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

/** The direction of a colour's petal when `bottom` is the colour that points down. */
export function axis(colour: number, bottom: number): number {
  return DOWN + SIXTH * (colour - bottom);
}

/** A slot of the track, counted from the start of a colour: 0 is that start, 14 the next one. */
export function slotAt(colour: number, slot: number, bottom: number): Point {
  const petal = Math.round(slot / SLOTS); // the nearest tip
  const off = slot - petal * SLOTS;
  const point = along((Math.abs(off) * side) / (SLOTS / 2));
  return turned(off < 0 ? { x: point.x, y: -point.y } : point, axis(colour + petal, bottom));
}

const ARROWS = [3, 7, 11]; // slots of each stretch that show which way pieces go
const ARROW: Point[] = [
  { x: -0.55, y: -1 },
  { x: 0.65, y: 0 },
  { x: -0.55, y: 1 },
];

/** Arrows in some fields, which point to the next one: the way all pieces go. */
export function arrows(): string {
  return Array.from({ length: COLOURS }, (_, colour) => ARROWS.map((slot) => arrow(colour, slot)))
    .flat()
    .join('');
}

function arrow(colour: number, slot: number): string {
  const [before, here, after] = [-1, 0, 1].map((step) => slotAt(colour, slot + step, 0)) as [Point, Point, Point];
  const way = Math.atan2(after.y - before.y, after.x - before.x);
  const points = ARROW.map((point) => turned(point, way)).map(({ x, y }) => written({ x: here.x + x, y: here.y + y }));
  return `M${points.join('L')}`;
}

/** Where a place of a colour is; at home each piece has a spot of its own. */
export function pointAt(colour: number, place: number, bottom: number, spot = 0): Point {
  if (place === HOME) return homeSpot(colour, bottom, spot);
  if (place >= LANE) return polar(axis(colour, bottom), LANE_FROM - LANE_STEP * (place - LANE));
  return slotAt(colour, place === START ? 0 : place + Math.floor((place - 1) / STRETCH), bottom);
}

export function homeOf(colour: number, bottom: number): Point {
  return polar(axis(colour, bottom) - SIXTH / 2, HOME_FROM);
}

function homeSpot(colour: number, bottom: number, spot: number): Point {
  return polar(axis(colour, bottom) + (spot + 0.5) * DOWN, HOME_SPREAD * Math.SQRT2, homeOf(colour, bottom));
}

/** The outline of the flower, `out` further out than the middle of the track. */
export function outline(out: number): string {
  const [end, gap] = [TIP.round + out, VALLEY.round - out];
  return Array.from({ length: COLOURS }, (_, petal) => {
    const turn = petal * SIXTH - DOWN;
    const into = written(turned(polar(-bend, end, tip), turn));
    const round = written(turned(polar(bend, end, tip), turn));
    const down = written(turned(polar(Math.PI + bend, gap, valley), turn));
    const up = written(turned(polar(SIXTH - Math.PI - bend, gap, valley), turn));
    return `${petal ? 'L' : 'M'}${into}A${end} ${end} 0 1 1 ${round}L${down}A${gap} ${gap} 0 0 0 ${up}`;
  })
    .join('')
    .concat('Z');
}

/** Where a point lies on the board, for CSS. */
export function onBoard({ x, y }: Point): { left: string; top: string } {
  return { left: `${(50 * (x + WIDE)) / WIDE}%`, top: `${(50 * (y + HIGH)) / HIGH}%` };
}
