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
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
