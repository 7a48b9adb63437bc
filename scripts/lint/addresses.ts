// Addresses of the product have one home: written anywhere else in `src` they are an error.
import { Visitor } from 'vite';
import { basePath, routeNamed, routeNames } from '#/paths.ts';
import { lineOf, parseFile, type SourceFile } from './sourceFiles.ts';

const HOME = 'src/paths.ts';
const GUEST = 'guest';

const firstParts = new Set(
  [GUEST, ...routeNames.map((name) => routeNamed(name).pattern.split('/')[1] ?? '')].filter(
    (part) => part !== '' && !part.startsWith(':'),
  ),
);
if (basePath(`/${GUEST}`) === '/') throw new Error('the base for guests has another name by now');

const startsAddress = new RegExp(`^/(?:${[...firstParts].join('|')})(?:[/?#]|$)`);
// In a pattern slashes are escaped, and an anchor or a bracket stands before or after them.
const matchesAddress = new RegExp(`\\\\/(?:\\(\\?:)?(?:${[...firstParts].join('|')})\\b`);
const namesAddress = /^(?:to|href)$|(?:Path|To)$/;

/** Addresses written out, as `path:line`. Tests, stories and what stands in for a server may name them. */
export function addressViolations(file: SourceFile): string[] {
  const { path } = file;
  if (!path.startsWith('src/') || path === HOME || /\.(test|stories|fixtures|testing)\.tsx?$/.test(path))
    return [];
  const found = new Map<number, string>();
  const report = (offset: number, text: string): void => {
    found.set(offset, `${path}:${String(lineOf(file, offset))} the address ${text} has its home in ${HOME}`);
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && startsAddress.test(node.value)) report(node.start, node.value);
      if ('regex' in node && matchesAddress.test(node.regex.pattern)) report(node.start, node.regex.pattern);
    },
    TemplateLiteral(node) {
      const start = node.quasis[0]?.value.raw ?? '';
      if (startsAddress.test(start)) report(node.start, start);
    },
    JSXAttribute({ name, value }) {
      const isAddress = name.type === 'JSXIdentifier' && namesAddress.test(name.name);
      if (!isAddress || value?.type !== 'Literal' || typeof value.value !== 'string') return;
      if (value.value.startsWith('/')) report(value.start, value.value);
    },
  }).visit(parseFile(file).program);
  return [...found.values()];
}
