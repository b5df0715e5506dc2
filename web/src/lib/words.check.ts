/** Reads sources for words that are not in the catalogues, and for the keys of those that are. For the tests. */
import { Junk, Message, type MessageReference, parse as parseFluent, Visitor } from '@fluent/syntax';
import { parse } from 'svelte/compiler';

interface Node {
  type: string;
  [part: string]: unknown;
}

const HEARD = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'label',
]);
const SILENT = new Set(['StyleSheet', 'ImportDeclaration', 'TSLiteralType', 'TSTypeAliasDeclaration']);
const SPEAKS = /\p{L}{2,}/u;
// In code a word alone is a name of something; two words with a space between them are for people.
const SENTENCE = /\p{L}+[,.:!?]? +\p{L}+/u;
// What code writes with spaces that nobody reads: styles, paths, selectors.
const CODE = /[{}[\]()=;#<>]|^(cubic|prefers|no-|[Mm] ?\d)/u;

function treeOf(name: string, text: string): Node {
  const source = name.endsWith('.svelte') ? text : `<script lang="ts" module>${text}</script>`;
  return parse(source, { modern: true }) as unknown as Node;
}

/** Every node below, each with the ones above it. */
function* nodes(node: unknown, above: Node[] = []): Generator<[Node, Node[]]> {
  if (Array.isArray(node)) {
    for (const part of node) yield* nodes(part, above);
  } else if (node && typeof node === 'object') {
    const here = node as Node;
    const typed = typeof here.type === 'string';
    if (typed && SILENT.has(here.type)) return;
    if (typed) yield [here, above];
    const path = typed ? [...above, here] : above;
    for (const [part, value] of Object.entries(here)) {
      if (!['parent', 'metadata', 'loc', 'leadingComments', 'trailingComments', 'comments'].includes(part))
        yield* nodes(value, path);
    }
  }
}

function attributeOf(above: Node[]): string | null {
  const attribute = above.findLast((node) => /^(Attribute|StyleDirective|ClassDirective)$/.test(node.type));
  return attribute ? String(attribute.name) : null;
}

function isSelector(above: Node[]): boolean {
  const call = above.at(-1);
  const method = call?.type === 'CallExpression' ? ((call.callee as Node).property as Node | undefined) : undefined;
  return ['querySelector', 'querySelectorAll', 'closest', 'matches'].includes(String(method?.name));
}

export function wordsOutside(name: string, text: string): string[] {
  const found: string[] = [];
  for (const [node, above] of nodes(treeOf(name, text))) {
    const attribute = attributeOf(above);
    const inMarkup = name.endsWith('.svelte') && above.some((parent) => parent.type === 'Fragment');
    if (node.type === 'Text') {
      const words = String(node.data).trim();
      if (SPEAKS.test(words) && (attribute === null || HEARD.has(attribute))) found.push(words);
    } else if (node.type === 'Literal' && typeof node.value === 'string' && !isSelector(above)) {
      if (attribute !== null && !HEARD.has(attribute) && inMarkup) continue;
      if (SENTENCE.test(node.value) && !CODE.test(node.value)) found.push(node.value);
    } else if (node.type === 'TemplateElement') {
      if (attribute !== null && !HEARD.has(attribute)) continue;
      const cooked = String((node.value as { cooked: string }).cooked);
      const inCall = above.some((parent) => parent.type === 'NewExpression');
      if (/\p{L}{2,} | \p{L}{2,}/u.test(cooked) && !CODE.test(cooked) && !inCall) found.push(cooked);
    }
  }
  return found;
}

const ANY = '[a-z0-9-]+';
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return escape(node.value.replaceAll('_', '-'));
  if (node.type !== 'TemplateLiteral') return null;
  const parts = (node.quasis as { value: { cooked: string } }[]).map((part) => escape(part.value.cooked));
  return parts.join(ANY);
}

/** A pattern for every key a source uses: literals in `say(...)` and `key: ...`, families in templates and `gameKey(...)`. */
export function keysUsed(name: string, text: string): RegExp[] {
  const found: RegExp[] = [];
  const add = (pattern: string | null) => pattern && found.push(new RegExp(`^${pattern}$`));
  for (const [node] of nodes(treeOf(name, text))) {
    if (node.type === 'CallExpression') {
      const callee = (node.callee as Node).name;
      const args = node.arguments as Node[];
      if (callee === 'say')
        args
          .slice(0, 1)
          .flatMap(branches)
          .forEach((arg) => add(patternOf(arg)));
      if (callee === 'gameKey') add(args.map((arg) => patternOf(arg) ?? ANY).join('-'));
    } else if (node.type === 'Property' && (node.key as Node).name === 'key') {
      branches(node.value as Node).forEach((value) => add(patternOf(value)));
    }
  }
  return found;
}

function branches(node: Node): Node[] {
  return node.type === 'ConditionalExpression'
    ? [node.consequent as Node, node.alternate as Node].flatMap(branches)
    : [node];
}

/** What a catalogue holds: its keys, the messages that others are made of, and what is no Fluent at all. */
export function readCatalogue(text: string) {
  const entries = parseFluent(text, {}).body;
  const used = new Set<string>();
  class Uses extends Visitor {
    override visitMessageReference(reference: MessageReference) {
      used.add(reference.id.name);
    }
  }
  entries.forEach((entry) => new Uses().visit(entry));
  return {
    keys: entries.filter((entry) => entry instanceof Message).map((message) => message.id.name),
    used,
    junk: entries.filter((entry) => entry instanceof Junk).map((junk) => junk.content),
  };
}
