import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { rooms } from './lint/rooms.js';
import svelteConfig from './svelte.config.js';

// What needs types takes longer than all the rest: a quick run leaves it out.
const TYPED = process.env.QUICK
  ? []
  : [
      {
        files: ['src/**'],
        languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
        rules: {
          '@typescript-eslint/no-floating-promises': 'error',
          '@typescript-eslint/no-misused-promises': 'error',
        },
      },
    ];

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['scripts/*.js', 'lint/*.js'], languageOptions: { globals: globals.node } },
  { files: ['src/**'], plugins: { fathoms: { rules: { rooms } } }, rules: { 'fathoms/rooms': 'error' } },
  ...TYPED,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows better.
      'no-undef': 'off',
      // Our own router follows ordinary links.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { ignores: ['node_modules/', 'src/wire.ts', 'src/games/*/wire.ts'] },
);
