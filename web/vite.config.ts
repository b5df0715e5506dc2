import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const table = process.env['FATHOMS_TABLE'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/fathoms/server/page',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses, so every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: table, ws: true } },
  },
  // Reading all sources takes its time on a busy machine; a test that hangs still ends.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
