// Turns the JSON schema of the messages (standard input) into TypeScript (standard output).
import { readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(0, 'utf8'));
const types = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made from the Python models by `npm run types`; do not edit.',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
});
const remark = /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
process.stdout.write(
  types
    .replace(remark, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace('export interface Wire {}\n', ''),
);
