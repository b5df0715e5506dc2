/** Any key shows at once what is still on its way. */

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];
const PRESSES = ['Enter', ' ']; // of a control: it was offered before the skip, or it is none
const WRITTEN_IN = 'input, textarea, select, dialog, [contenteditable]';

/** Does this key mean it? What is written, held for another key, or presses a control has its own meaning. */
export function skips({ key, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || MODIFIERS.includes(key)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(WRITTEN_IN)) return false;
  return !PRESSES.includes(key) || !target.closest('button, a, summary, [role=button]');
}
