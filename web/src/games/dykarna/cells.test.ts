import { expect, test } from 'vitest';
import { type Cell, Cells } from './cells';

const NOTHING: Cell = {
  square: 0,
  left: 0,
  top: 0,
  width: 10,
  height: 10,
  tile: undefined,
  boat: false,
  turned: false,
  fresh: false,
  alive: false,
  label: '',
  playable: false,
  costly: false,
  selectable: false,
  marked: false,
  waiting: false,
  hinted: false,
  tabbable: false,
};

test('what has not changed stays the same', () => {
  const cells = new Cells();
  const [a, b] = cells.renew([NOTHING, { ...NOTHING, square: 1 }]);
  const [still, changed] = cells.renew([{ ...NOTHING }, { ...NOTHING, square: 1, playable: true }]);
  expect(still).toBe(a);
  expect(changed).not.toBe(b);
  expect(changed?.playable).toBe(true);
});
