/** Several people at one browser: each has a name and a colour, and where they sit by it. */
import type { NewSeat } from '../../wire';

export interface Member {
  name: string;
  colour: number; // of the marks: the seat they like
}

export const COLOURS = 8; // there are so many marks
export const MOST = 12; // members

/** The family with a member as they are now; someone of that name is not there twice. */
export function withMember(family: Member[], member: Member, before = member.name): Member[] {
  const others = family.filter(({ name }) => name !== member.name || name === before);
  const at = others.findIndex(({ name }) => name === before);
  return (at < 0 ? [...others, member] : others.with(at, member)).slice(-MOST);
}

/** The colour that nobody has yet, for a newcomer. */
export function freeColour(family: Member[]): number {
  const free = Array.from({ length: COLOURS }, (_, colour) => colour);
  return free.find((colour) => family.every((member) => member.colour !== colour)) ?? family.length % COLOURS;
}

/** The reader at the seat of their colour, if the table has it; whoever was to sit there takes theirs. */
export function seatedByColour(seats: NewSeat[], colour: number | null): NewSeat[] {
  const first = seats[0];
  const liked = colour === null ? undefined : seats[colour];
  if (colour === null || !first || !liked) return seats;
  return seats.map((seat, i) => (i === 0 ? liked : i === colour ? first : seat));
}

/** The others of the family at the seats of this screen that have no name yet, each at their colour if it is free. */
export function withFamily(seats: NewSeat[], family: Member[]): NewSeat[] {
  const here = [...seats];
  const unnamed = (seat: NewSeat | undefined) => seat?.kind === 'me' && !seat.name;
  const waiting = family.filter(({ name }) => !seats.some((seat) => seat.name === name));
  for (const exactly of [true, false]) {
    for (const { name, colour } of waiting) {
      if (here.some((seat) => seat.name === name)) continue;
      const place = exactly ? colour : here.findIndex(unnamed);
      if (unnamed(here[place])) here[place] = { kind: 'me', name };
    }
  }
  return here;
}
