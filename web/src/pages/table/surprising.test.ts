import { expect, test } from 'vitest';
import type { GameFace } from '../../kit/face';
import type { TableStore } from '../../lib/table.svelte';
import type { View } from '../../wire';
import { Surprising } from './surprising.svelte';

const view = (number: number, what = '', seat: number | null = 0) =>
  ({ number, seat, scene: { what } }) as unknown as View;
const bang: Pick<GameFace, 'story'> = {
  story: (scenes) => ((scenes.at(-1) as unknown as { what: string }).what === 'bang' ? 2 : 0),
};

function watching(face: Partial<GameFace> = {}, seats = 1) {
  const table = { mine: Array(seats).fill({}), shown: view(9) } as unknown as TableStore;
  return new Surprising(table, () => ({ ...bang, ...face }) as GameFace);
}

const numbers = ({ offer }: Surprising) => offer?.map(({ number }) => number);

test('what surprises is offered, even if the next has been shown in the same moment', () => {
  const surprising = watching();
  surprising.look([view(1)]);
  expect(surprising.able).toBe(false);
  surprising.look([view(1), view(2, 'bang'), view(3)]);
  expect(numbers(surprising)).toEqual([1, 2]);
  surprising.forget();
  surprising.look([view(1), view(2, 'bang'), view(3), view(4)]);
  expect(surprising.able).toBe(false); // once is enough
});

test('what was behind a curtain is not shown to others at the screen', () => {
  const views = [view(1), view(2, 'bang')];
  const shared = watching({}, 2);
  shared.look(views);
  expect(shared.able).toBe(false);

  const hiding = watching({ retold: (_scene, _now, secret) => ({ secret }) as unknown as View['scene'] }, 2);
  hiding.look(views);
  hiding.show();
  expect(hiding.retelling?.view).toMatchObject({ seat: null, scene: { secret: true } });
  hiding.close();

  const open = watching({}, 2);
  open.look(views.map((one) => ({ ...one, seat: null })));
  expect(open.able).toBe(true); // everyone saw it
});
