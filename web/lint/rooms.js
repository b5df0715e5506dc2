/**
 * A lint rule: no room of the client imports from a room above it, wire <- lib <- kit <- games <- pages.
 * And games are neighbours who do not know each other.
 */
import { dirname, relative, resolve, sep } from 'node:path';

const ROOMS = ['wire', 'lib', 'kit', 'games', 'pages'];
const SOURCES = resolve(import.meta.dirname, '../src');

/** The room that a path leads to, and what in it; -1 for what is in none. */
function placeOf(path) {
  const [room = '', inside] = relative(SOURCES, path).split(sep);
  return { room: ROOMS.indexOf(room.replace(/\.ts$/, '')), inside };
}

function complaint(file, imported) {
  if (!imported.startsWith('.')) return null; // a package
  const here = placeOf(file);
  const there = placeOf(resolve(dirname(file), imported));
  if (here.room < 0) return null;
  if (there.room > here.room) return { messageId: 'above', data: { here: ROOMS[here.room], there: ROOMS[there.room] } };
  const inGame = ROOMS[here.room] === 'games' && placeOf(dirname(file)).inside !== undefined;
  if (inGame && there.room === here.room && there.inside !== here.inside)
    return { messageId: 'neighbour', data: { here: here.inside, there: there.inside ?? 'games' } };
  return null;
}

/** @type {import('eslint').Rule.RuleModule} */
export const rooms = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      above: '{{here}} stands below {{there}} and knows nothing of it',
      neighbour: 'the game {{here}} knows nothing of {{there}}: what games share belongs to kit',
    },
  },
  create(context) {
    function check(node, source) {
      const found = typeof source?.value === 'string' ? complaint(context.filename, source.value) : null;
      if (found) context.report({ node, ...found });
    }
    const bySource = (node) => check(node, node.source);
    return {
      ImportDeclaration: bySource,
      ImportExpression: bySource,
      ExportAllDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      'CallExpression[callee.object.type="MetaProperty"][callee.property.name="glob"]': (node) =>
        check(node, node.arguments[0]),
    };
  },
};
