import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Message, parse as parseFluent, serialize } from '@fluent/syntax';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const table = process.env['FATHOMS_TABLE'] ?? 'http://127.0.0.1:8000';

/** The rules' house values as modules: they are read when the page is built, so no parser has to come with it. */
const toml: Plugin = {
  name: 'toml',
  transform: {
    filter: { id: /\.toml$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))}`, map: null, moduleType: 'js' }),
  },
};

const SHARED = ['lesson', 'lobby', 'page', 'refusals', 'rules', 'table'];
const ON_A_CARD = ['title', 'tagline', 'facts'];

/** Of a game's words only those on its card in the lobby. */
function cardWords(game: string, text: string): string {
  const all = parseFluent(text, {});
  const ours = ON_A_CARD.map((part) => `${game.replaceAll('_', '-')}-${part}`);
  all.body = all.body.filter((entry) => entry instanceof Message && ours.includes(entry.id.name));
  return serialize(all, {});
}

/** The words that come with the page in one language (`de/page.ftl?page`): one file, though they are written in many. */
const pageWords: Plugin = {
  name: 'page-words',
  load: {
    filter: { id: /\/words\/\w+\/page\.ftl\?page$/ },
    handler(id) {
      const folder = dirname(id);
      const games = join(folder, '../../games');
      const wordsOf = (game: string) =>
        [basename(folder), 'en'].map((language) => join(games, game, `words/${language}.ftl`)).find(existsSync);
      const cards = readdirSync(games).flatMap((game) => {
        const file = wordsOf(game);
        return file ? [cardWords(game, readFileSync(file, 'utf8'))] : [];
      });
      const shared = SHARED.map((name) => readFileSync(join(folder, `${name}.ftl`), 'utf8'));
      return {
        code: `export default ${JSON.stringify([...shared, ...cards].join('\n'))}`,
        map: null,
        moduleType: 'js',
      };
    },
  },
};

const APART = 'src/**/*.apart.test.ts'; // tests that put something else in place of a module: nobody else may have it

export default defineConfig({
  plugins: [svelte(), toml, pageWords],
  build: {
    outDir: '../src/fathoms/server/page',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What games share comes with the page, in one file instead of a dozen; each game is a file of its own.
        codeSplitting: { groups: [{ name: 'kit', test: /\/src\/(style|lib|kit)\// }] },
        // Words are named for their game or topic, and their language.
        chunkFileNames({ facadeModuleId, name }) {
          const [, before] = /\/(\w+)(?:\/words)?\/\w+\.ftl/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${before ? `${before}-` : ''}${name}-[hash].js`;
        },
      },
      checks: { bundlerTimings: false }, // a slow machine is nothing to warn of
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: table, ws: true } },
  },
  test: {
    environment: 'node',
    setupFiles: ['src/lib/speak.setup.ts'],
    testTimeout: 60_000, // reading all sources takes its time on a busy machine; a test that hangs still ends
    projects: [
      {
        extends: true,
        test: {
          name: 'together', // our modules keep nothing that a test could leave behind: twice as quick
          include: ['src/**/*.test.ts', 'lint/*.test.js'],
          exclude: [APART],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: [APART] } },
    ],
  },
});
