/** House values: numbers of a game that a study may change. Only those that are not as usual are kept. */
import type { TuningValueInfo } from '../../wire';
import { say } from '../../lib/words';

export type HouseValues = Record<string, number>;

export interface Room {
  title: string;
  values: (TuningValueInfo & { word: string })[];
}

/** Values that belong together, such as all of a deck; each is left with a word of its own. */
export function roomsOf(house: TuningValueInfo[]): Room[] {
  const rooms: Room[] = [];
  for (const value of house) {
    const [title = '', word = title] = value.title.split(': ');
    const last = rooms.at(-1);
    const room = last?.title === title ? last : { title, values: [] };
    if (room !== last) rooms.push(room);
    room.values.push({ ...value, word });
  }
  return rooms;
}

/** The values that differ from those of another variant, or from what is usual, in words. */
export function changedHouse(house: TuningValueInfo[], values: HouseValues, others: HouseValues = {}): string[] {
  return house
    .map(({ name, title, usual }) => ({ title, value: values[name] ?? usual, other: others[name] ?? usual }))
    .filter(({ value, other }) => value !== other)
    .map(({ title, value }) => say('study-house', { name: title, value: String(value) }));
}
