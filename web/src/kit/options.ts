/** Which values of an option fit a table. */
import type { OptionInfo } from '../wire';

/** The option with only those of its values that fit. */
export function only(option: OptionInfo, fits: (value: string) => boolean): OptionInfo {
  return { ...option, values: option.values?.filter(fits) ?? null };
}

/** Only seats that exist can begin. */
export function beginners(option: OptionInfo, players: number): OptionInfo {
  return option.name === 'first' ? only(option, (value) => !(Number(value) > players)) : option;
}
