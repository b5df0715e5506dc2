/** What can be read from a scene. */
import type { StubGameScene } from './wire';

/** The seats with the most points. */
export function leaders(scene: StubGameScene): number[] {
  const most = Math.max(...scene.bidders.map(({ points }) => points));
  return scene.bidders.flatMap(({ points }, seat) => (points === most ? [seat] : []));
}

/** What a seat has laid, as the words want it. */
export function laidBy(scene: StubGameScene, seat: number): string {
  const laid = scene.bidders[seat]?.laid ?? null;
  return laid === null ? 'none' : laid === 0 ? 'hidden' : String(laid);
}

/** How long one needs to follow what happened, in ms. The cards of a whole round take their time. */
export function pace(before: StubGameScene, after: StubGameScene): number {
  return after.phase === 'showing' && before.phase === 'laying' ? 2500 : 500;
}
