import { beforeEach, expect, test, vi } from 'vitest';
import { buzz, play, type Sound, SOUNDS } from './sound';

const wanted = vi.hoisted(() => ({ sound: true, volume: 0.5, buzz: true }));
vi.mock('./settings.svelte', () => ({ settings: wanted }));

const loudest: number[] = [];
const vibrate = vi.fn();
const page = { touched: true };

class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() {
    const frequency = { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
    return { type: '', frequency, connect: (next: unknown) => next, start: () => 0, stop: () => 0 };
  }
  createGain() {
    const linearRampToValueAtTime = (loud: number) => loudest.push(loud);
    const gain = { setValueAtTime: () => 0, linearRampToValueAtTime, exponentialRampToValueAtTime: () => 0 };
    return { gain, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  loudest.length = 0;
  vibrate.mockClear();
  Object.assign(wanted, { sound: true, volume: 0.5, buzz: true });
  page.touched = true;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', {
    vibrate,
    get userActivation() {
      return { hasBeenActive: page.touched };
    },
  });
});

test('every sound is another one', () => {
  const all = Object.values(SOUNDS).map((notes) => JSON.stringify(notes));
  expect(new Set(all).size).toBe(all.length);
});

test('it is as loud as wanted, and silent where sound is off or nobody has touched the page', () => {
  play('good');
  const half = Math.max(...loudest);
  loudest.length = 0;
  wanted.volume = 1;
  play('good');
  expect(Math.max(...loudest)).toBeCloseTo(2 * half);
  loudest.length = 0;
  wanted.sound = false;
  play('end');
  wanted.sound = true;
  page.touched = false;
  play('end');
  expect(loudest).toEqual([]);
});

test('many knocks at once are one', () => {
  play('move');
  play('move');
  expect(loudest).toHaveLength(1);
});

test('a phone buzzes for what matters, after a touch, unless it is not to', () => {
  const buzzes = (sound: Sound) => {
    vibrate.mockClear();
    buzz(sound);
    return vibrate.mock.calls.length;
  };
  expect([buzzes('turn'), buzzes('move')]).toEqual([1, 0]);
  page.touched = false;
  expect(buzzes('turn')).toBe(0);
  page.touched = true;
  wanted.buzz = false;
  expect(buzzes('turn')).toBe(0);
});
