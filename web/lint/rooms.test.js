import { resolve } from 'node:path';
import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { rooms } from './rooms.js';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it.only });

const src = (path) => resolve(import.meta.dirname, '../src', path);
const above = [{ messageId: 'above' }];
const neighbour = [{ messageId: 'neighbour' }];

new RuleTester().run('rooms', rooms, {
  valid: [
    { filename: src('lib/table.svelte.ts'), code: "import { View } from '../wire';" },
    { filename: src('kit/rules/Lesson.svelte'), code: "import Icon from '../Icon.svelte';" },
    { filename: src('games/partners/Board.svelte'), code: "import Icon from '../../kit/Icon.svelte';" },
    { filename: src('games/dykarna/TileFace.svelte'), code: "import Mud from './creatures/Mud.svelte';" },
    { filename: src('games/index.ts'), code: "import.meta.glob('./*/card.ts');" },
    { filename: src('pages/App.svelte'), code: "import('../games');" },
    { filename: src('main.ts'), code: "import App from './pages/App.svelte';" },
    { filename: src('lib/words.ts'), code: "import.meta.glob('../../../src/fathoms/words/en/*.ftl');" },
    { filename: src('kit/Icon.svelte'), code: "import { tick } from 'svelte';" },
  ],
  invalid: [
    { filename: src('lib/table.svelte.ts'), code: "import { faceOf } from '../games';", errors: above },
    { filename: src('lib/table.svelte.ts'), code: "import { GameFace } from '../kit/face';", errors: above },
    { filename: src('wire.ts'), code: "export * from './lib/words';", errors: above },
    { filename: src('kit/Icon.svelte'), code: "import('../games/partners');", errors: above },
    { filename: src('kit/rules/Lesson.svelte'), code: "import.meta.glob('../../games/*/card.ts');", errors: above },
    { filename: src('games/index.ts'), code: "export { default } from '../pages/App.svelte';", errors: above },
    { filename: src('games/partners/Board.svelte'), code: "import T from '../../pages/Header.svelte';", errors: above },
    {
      filename: src('games/partners/Board.svelte'),
      code: "import { pace } from '../dykarna/scene';",
      errors: neighbour,
    },
    { filename: src('games/partners/Board.svelte'), code: "import { faceOf } from '..';", errors: neighbour },
    { filename: src('games/dykarna/creatures/Mud.svelte'), code: "import '../../index';", errors: neighbour },
  ],
});
