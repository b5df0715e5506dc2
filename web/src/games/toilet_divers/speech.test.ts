import { beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../wire';
import { loadWords, say, tell } from '../../lib/words';
import { DIAGRAMS, LESSON, LESSON_NAMES } from './lesson';
import { cardLabel, hint, status } from './speech';
import type { Card, Dive, ToiletDiversScene } from './wire';

beforeAll(() => loadWords('toilet_divers'));

const START = LESSON[0] as ToiletDiversScene;
const STOPS = DIAGRAMS[1]?.scene as ToiletDiversScene;
const HAND: Choice = { action: 16, name: { do: 'hand', place: 2 } };
const RATS: Card = { kind: 'obstacle', treasure: null, obstacle: 'rats', tool: 'trap', ways: ['left', 'down'] };

function told(scene: ToiletDiversScene, choices: Choice[] = [], acting = 0): string {
  const now = { scene, before: null, acting, choices, eyes: 0, oneScreen: false, names: LESSON_NAMES };
  const sentence = hint(now);
  return sentence ? tell(sentence) : '';
}

function dive(more: Partial<Dive>, options: Partial<ToiletDiversScene> = {}): ToiletDiversScene {
  return { ...START, ...options, dive: { ...(START.dive as Dive), ...more } };
}

function atBottom(card: Card): ToiletDiversScene {
  const ways: Dive['ways'] = [
    { way: 'left', place: 1, level: 8, state: 'free' },
    { way: 'down', place: 0, level: 9, state: 'shut' },
  ];
  return dive({ level: 8, card, ways }, { bottom_sideways: true });
}

describe('a tip on level 1', () => {
  test('says that it only goes down, and that level 8 ends the dive', () => {
    expect(told(START)).toBe(
      'From level 1 you can only go down. Further down, pipes lead to other toilets on the same level. You can’t go up, and level 8 ends the dive.',
    );
  });

  test('names the pipes of an open first level', () => {
    expect(told({ ...START, open_first_level: true })).toMatch(/^Go down, or through a pipe/);
  });

  test('does not say that level 8 ends a dive that goes on sideways there', () => {
    const text = told({ ...START, bottom_sideways: true });
    expect(text).toContain('On level 8 only the pipes lead on.');
    expect(text).not.toContain('ends the dive');
  });
});

describe('a tip about a tool of others', () => {
  test('says who gets the second chip', () => {
    expect(told(STOPS, [HAND])).toContain('if you find the treasure, Jo gets the second chip.');
  });

  test('shares nothing for a tool beside an empty place', () => {
    const places = STOPS.places.map((place, number) => (number === 2 ? { ...place, seat: null } : place));
    const text = told({ ...STOPS, places }, [HAND]);
    expect(text).toContain('is beside a spare toilet');
    expect(text).toContain('you don’t have to share the reward');
  });
});

describe('on level 8 of a dive that may go on sideways', () => {
  test('a tip says that there is no way down, whatever lies there', () => {
    for (const card of [RATS, LESSON[1]?.dive?.card as Card])
      expect(told(atBottom(card))).toBe(
        'The bottom: you can’t go down from here. The pipes still lead to the other toilets.',
      );
  });

  test('no tool is said to be needed for a way down', () => {
    const now = { before: null, acting: 0, choices: [], eyes: 0, oneScreen: false, names: LESSON_NAMES };
    expect(tell(status({ ...now, scene: atBottom(RATS) }))).not.toContain('It takes');
    expect(
      tell(
        status({
          ...now,
          scene: dive({ level: 7, card: RATS, ways: [{ way: 'down', place: 0, level: 8, state: 'blocked' }] }),
        }),
      ),
    ).toContain('It takes the rat trap');
    expect(tell(cardLabel(RATS, 8))).toBe('Level 8: rats, and no way down.');
    expect(tell(cardLabel(RATS, 7))).toBe('Level 7: rats in the way down; the rat trap would help.');
  });
});

describe('a tip about the two chips', () => {
  const keeping: Partial<ToiletDiversScene> = { phase: 'keeping' };

  test('says where the other one goes, with a helper and without', () => {
    expect(told(dive({}, keeping))).toContain('the other leaves the game');
    expect(told(dive({ helper: 1 }, keeping))).toContain('your helper gets the other one');
  });

  test('does not call a tool beside an empty place a helper', () => {
    const places = START.places.map((place, number) => (number === 1 ? { ...place, seat: null } : place));
    expect(told(dive({ helper: 1 }, { ...keeping, places }))).toContain('the other leaves the game');
  });

  test('names whose toilet a flush swaps, whatever the number of players', () => {
    const flush = { ...keeping, flush: true };
    expect(told(dive({}, flush))).toContain('changes places with Kim’s');
    const two = { ...flush, turn: 1, purses: START.purses.slice(0, 2) };
    expect(told(dive({}, two), [], 1)).toContain('changes places with Lu’s');
  });
});

describe('before a dive', () => {
  test('the second search is told from the first', () => {
    const turning: Partial<ToiletDiversScene> = { phase: 'turning', dive: null };
    expect(told({ ...START, ...turning })).toContain('The card says what to dive for');
    expect(told({ ...START, ...turning, face_down: 0, face_up: ['ring'] })).toContain('one last time');
  });
});

describe('the rules page', () => {
  test('says what holds with every option', () => {
    expect(say('toi-rules-dive-end')).toContain(
      'If you play “Sideways on the bottom”, it goes on through the pipes of level 8.',
    );
    expect(say('toi-rules-dive-end')).toContain('leave a card the same way twice, but not a third time');
    expect(say('toi-rules-help-text')).toMatch(/second chip leaves the game.*can’t refuse/s);
    expect(say('toi-rules-more-flush')).toContain('with two or three players, that’s the next one');
    expect(say('toi-rules-leaf-text')).toContain('each of you gets a minute');
  });
});
