/** What is said of a decision: in the words of its game, and no more than is known. */
import { beforeAll, expect, test } from 'vitest';
import type { GameFace } from '../../kit/face';
import { loadReviewWords } from '../../lib/words';
import type { Choice, ReviewedDecision, View } from '../../wire';
import { between, change, momentOf, percent, tellOf } from './wording';

beforeAll(loadReviewWords);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const choice = (action: number): Choice => ({ action, name: { do: 'test' } });
// Its choices are called by words that are there without a game.
const NAMES = ['page-rules', 'page-sound', 'page-close'];
const face = {
  buttons: ({ choices }) =>
    choices.map((each) => ({ choice: each, label: { key: NAMES[each.action] ?? '' }, tone: 'quiet' })),
} as Partial<GameFace> as GameFace;
const view = { scene: { game: 'test' }, seat: 1, number: 4 } as View;

const decision: ReviewedDecision = {
  number: 4,
  seat: 1,
  action: choice(0),
  best: choice(1),
  chance: 0.62,
  loss: 0.144,
  doubt: 0.05,
  error: 0.02,
  before: [0.38, 0.62],
  after: [0.524, 0.476],
  open_best: choice(2),
  open_gain: 0.12,
};

test('a mistake has what would have been better, what was chosen, and what that cost', () => {
  const { main, aside } = tellOf(face, view, decision, ['Ada', 'Bolt'], true);
  expect(main.map(plain)).toEqual([
    'Better: “Sound”, 62%.',
    'You chose “Rules”: 48%.',
    'That cost 14% of a win, plus or minus 5%.',
  ]);
  expect(plain(aside)).toBe(
    'If nothing had been hidden, “Close” would have been better by 12% of a win. No one could have known.',
  );
});

test('nobody is blamed where nothing was surely better', () => {
  const fine = { ...decision, best: choice(0), open_best: choice(0), loss: 0, open_gain: 0 };
  const { main, aside } = tellOf(face, view, fine, ['Ada', 'Bolt'], false);
  expect(main.map(plain)).toEqual(['Bolt chose “Rules”: 48%.', 'No other choice was clearly better.']);
  expect(aside).toBe('');
});

test('what nobody could have known is not told if it was chosen by luck', () => {
  const lucky = { ...decision, open_best: choice(0) };
  expect(tellOf(face, view, lucky, ['Ada', 'Bolt'], true).aside).toBe('');
});

test('the board offers each action a review speaks of once', () => {
  const same = { ...decision, open_best: choice(1) };
  expect(momentOf(view, null, same, []).choices.map(({ action }) => action)).toEqual([0, 1]);
  expect(momentOf(view, null, null, [])).toMatchObject({ acting: null, choices: [], live: false, eyes: 1 });
});

test('chances and changes are written as people read them', () => {
  expect([percent(0.625), change(-0.1), change(0.1), change(0.001)].map(plain)).toEqual(['63%', '−10%', '+10%', '±0%']);
  expect([between(0.625, 0.476), between(0.5, 0.499)].map(plain)).toEqual(['15%', 'less than 1%']);
});
