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

/** Of a game's words (`en.ftl?card`) only those on its card in the lobby. */
const cardWords: Plugin = {
  name: 'card-words',
  transform: {
    filter: { id: /\/games\/\w+\/words\/\w+\.ftl\?card$/ },
    handler(text, id) {
      const game = id.split('/').at(-3)?.replaceAll('_', '-') ?? '';
      const all = parseFluent(text, {});
      const ours = ['title', 'tagline', 'facts'].map((part) => `${game}-${part}`);
      all.body = all.body.filter((entry) => entry instanceof Message && ours.includes(entry.id.name));
      return { code: `export default ${JSON.stringify(serialize(all, {}))}`, map: null, moduleType: 'js' };
    },
  },
};

export default defineConfig({
  plugins: [svelte(), toml, cardWords],
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
        // Words are named for their game and language.
        chunkFileNames({ facadeModuleId, name }) {
          const game = /\/(\w+)\/words\/\w+\.ftl/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${game ? `${game}-` : ''}${name}-[hash].js`;
        },
      },
      checks: { bundlerTimings: false }, // a slow machine is nothing to warn of
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: table, ws: true } },
  },
  // Reading all sources takes its time on a busy machine; a test that hangs still ends.
  test: { include: ['src/**/*.test.ts', 'lint/*.test.js'], environment: 'node', testTimeout: 60_000 },
});
