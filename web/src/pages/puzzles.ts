/** Drawing, the puzzles of the day and printing: one file for whoever goes to any of them. */
export { default as DailyPage } from './daily/DailyPage.svelte';
export { default as DrawPage } from './draw/DrawPage.svelte';
export { default as PrintPage } from './print/PrintPage.svelte';
