// Turns the JSON schemas of the messages and games (standard input) into TypeScript: `wire.ts` in the folder that is
// given, and `games/<game>/wire.ts` for each game that has a folder there.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const remark = /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

async function types(schema) {
  const made = await compile(schema, 'Wire', {
    additionalProperties: false,
    bannerComment: '// Made from the Python models by `npm run types`; do not edit.',
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
  });
  return made
    .replace(remark, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace('export interface Wire {}\n', '');
}

const into = process.argv[2] ?? 'src';
for (const [name, schema] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  const file = join(into, `${name}.ts`);
  if (existsSync(dirname(file))) writeFileSync(file, await types(schema));
}
