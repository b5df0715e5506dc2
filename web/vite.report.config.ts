/** Builds `report.html`: one file that draws a report and needs nothing else. Python puts the report into it
 * (`fathoms/lab/report/html.py`). */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const FROM_ELSEWHERE = /@font-face\s*\{[^}]*\}|url\(['"]?\/grain\.svg['"]?\),?/g; // fonts and paper are the table's

/** Puts scripts and styles into the page itself. */
const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['report.html'];
    if (page?.type !== 'asset') throw new Error('there is no report.html to put things into');
    const styles: string[] = [];
    const scripts: string[] = [];
    for (const [name, file] of Object.entries(bundle)) {
      if (file === page) continue;
      if (file.type === 'chunk') scripts.push(file.code.replaceAll('</script', '<\\/script'));
      else if (name.endsWith('.css')) styles.push(String(file.source).replace(FROM_ELSEWHERE, ''));
      Reflect.deleteProperty(bundle, name);
    }
    if (scripts.length !== 1) throw new Error(`a page of its own has one script, not ${scripts.length}`);
    page.source = String(page.source)
      .replace(/<script type="module"[^>]*><\/script>/, () => `<script type="module">${scripts.join('')}</script>`)
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles.join('')}</style>`);
  },
};

export default defineConfig({
  plugins: [svelte(), oneFile],
  publicDir: false,
  build: {
    outDir: '../src/fathoms/server/page',
    emptyOutDir: false, // the client lies there
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'report.html',
      output: { codeSplitting: false },
      checks: { bundlerTimings: false },
    },
  },
});
