// Finds a file's tests and stories by their full titles, and checks that each could fail if the product were
// broken.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

interface Proof {
  title: string;
  /** Why the test or story proves nothing, or null. */
  fault: string | null;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const each of childrenOf(node)) yield* walk(each);
}

/** The identifiers in a callee, from left to right: `test` and `each` for `test.each([…])`. */
function namesOf(callee: Node | undefined): string[] {
  if (callee?.type === 'Identifier') return [String(callee['name'])];
  if (callee?.type === 'MemberExpression')
    return [...namesOf(child(callee, 'object')), ...namesOf(child(callee, 'property'))];
  return callee?.type === 'CallExpression' ? namesOf(child(callee, 'callee')) : [];
}

/** Names of functions that assert: `expect`, and methods of the fixtures such as `casino.expectAt`. */
const ASSERTING = /^expect([A-Z]|$)/;
/** Files whose helpers may contain assertions. */
const HELPERS = /^tests\/|\.testing\.tsx?$|\.stories\.tsx$/;
const SUITES = new Set(['describe']);
const TESTS = new Set(['test', 'it']);
const CODE = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Identifier']);
const SWITCHED_OFF = new Set(['skip', 'todo', 'fixme', 'fails']);
/** Calls that only read a value. A test that makes no other calls doesn't use the product. */
const READING_FUNCTIONS = new Set(['expect', 'String', 'Number']);
const READING_METHODS = new Set(
  (
    'map filter flatMap flat find some every at slice join includes startsWith keys values entries ' +
    'fromEntries toSorted toReversed replace split'
  ).split(' '),
);

interface Module {
  text: string;
  program: Node;
  declarations: Map<string, Node>;
  /** Source file and original name of each import from this project. */
  imports: Map<string, { path: string; name: string }>;
}

const modules = new Map<string, Module>();

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const homes: Record<string, string> = { '#/': 'src/', '#mocks/': 'mocks/', '#tests/': 'tests/' };
  const alias = Object.keys(homes).find((start) => specifier.startsWith(start));
  return alias === undefined ? undefined : `${homes[alias] ?? ''}${specifier.slice(alias.length)}`;
}

function readModule(root: string, path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const text = readFileSync(join(root, path), 'utf8');
  const { program } = parseSync(path, text);
  // The parser's node types are a union of a hundred members. The cast keeps only the fields that this file
  // reads.
  const tree = program as unknown as Node;
  const module: Module = { text, program: tree, declarations: new Map(), imports: new Map() };
  for (const statement of childrenOf(tree)) {
    const declared = child(statement, 'declaration') ?? statement;
    const list = declared.type === 'VariableDeclaration' ? childrenOf(declared) : [declared];
    for (const each of list) {
      const id = child(each, 'id');
      if (id?.type === 'Identifier') module.declarations.set(String(id['name']), each);
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const from = resolveImport(path, String(child(statement, 'source')?.['value']));
    if (from === undefined) continue;
    for (const specifier of childrenOf(statement)) {
      const local = child(specifier, 'local');
      const name = String((child(specifier, 'imported') ?? local)?.['name']);
      if (local) module.imports.set(String(local['name']), { path: from, name });
    }
  }
  modules.set(path, module);
  return module;
}

interface Found {
  asserts: boolean;
  acts: boolean;
}

/**
 * Whether this code or the helpers that it calls assert something, and whether this code itself uses the
 * product.
 */
function look(root: string, path: string, node: Node, seen = new Set<Node>()): Found {
  const found: Found = { asserts: false, acts: false };
  if (seen.has(node)) return found;
  seen.add(node);
  const module = readModule(root, path);
  const follow = (home: string, name: string): void => {
    const declaration = existsSync(join(root, home)) && readModule(root, home).declarations.get(name);
    if (declaration) found.asserts ||= look(root, home, declaration, seen).asserts;
  };
  for (const part of walk(node)) {
    if (part.type === 'JSXElement' || part.type === 'NewExpression' || part.type === 'AwaitExpression')
      found.acts = true;
    if (part.type === 'Identifier') {
      const name = String(part['name']);
      const imported = module.imports.get(name);
      if (ASSERTING.test(name)) found.asserts = true;
      else if (module.declarations.has(name)) follow(path, name);
      else if (imported && HELPERS.test(imported.path)) follow(imported.path, imported.name);
    }
    if (part.type !== 'CallExpression') continue;
    const names = namesOf(child(part, 'callee'));
    // `untilHeading` asserts something only if it waits for a certain heading.
    if (names[0] === 'untilHeading' && childrenOf(part).length > 2) found.asserts = true;
    const reading = names.length > 1 ? READING_METHODS : READING_FUNCTIONS;
    if (names[0] !== 'expect' && !reading.has(names.at(-1) ?? '')) found.acts = true;
  }
  return found;
}

const titleOf = (module: Module, argument: Node | undefined): string | undefined => {
  if (argument?.type === 'Literal') return String(argument['value']);
  return argument?.type === 'TemplateLiteral'
    ? module.text.slice(argument.start + 1, argument.end - 1)
    : undefined;
};

function faultOf(names: readonly string[], { asserts, acts }: Found): string | null {
  if (names.some((name) => SWITCHED_OFF.has(name))) return 'is switched off';
  if (!asserts) return 'asserts nothing';
  return acts ? null : 'reads a constant and asks the product nothing';
}

function testsIn(root: string, path: string, node: Node, titles: readonly string[], hooks: boolean): Proof[] {
  const module = readModule(root, path);
  return childrenOf(node).flatMap((each) => {
    const names = each.type === 'CallExpression' ? namesOf(child(each, 'callee')) : [];
    const given = Array.isArray(each['arguments']) ? each['arguments'].filter(isNode) : [];
    const title = titleOf(module, given[0]);
    const isSuite = names.some((name) => SUITES.has(name));
    const isCode = given.slice(1).some(({ type }) => CODE.has(type));
    if (title === undefined || !isCode || !(isSuite || TESTS.has(names[0] ?? '')))
      return testsIn(root, path, each, titles, hooks);
    const own = [...titles, title];
    if (isSuite) return testsIn(root, path, each, own, hooks);
    const found = given.slice(1).map((argument) => look(root, path, argument));
    const asserts = found.some((one) => one.asserts);
    const acts = hooks || found.some((one) => one.acts);
    return [{ title: own.join(' › '), fault: faultOf(names, { asserts, acts }) }];
  });
}

function storiesIn(root: string, path: string): Proof[] {
  const module = readModule(root, path);
  const playOf = (node: Node): Node | undefined => {
    const object = [...walk(node)].find((part) => part.type === 'ObjectExpression');
    for (const property of object ? childrenOf(object).toReversed() : []) {
      const spread = property.type === 'SpreadElement' ? child(property, 'argument') : undefined;
      const story = module.declarations.get(String(spread?.['name']));
      const inherited = story && playOf(story);
      if (inherited) return inherited;
      if (String(child(property, 'key')?.['name']) === 'play') return child(property, 'value');
    }
    return undefined;
  };
  return [...module.declarations].flatMap(([title, node]) => {
    if (!module.text.includes(`export const ${title}`)) return [];
    const play = playOf(node);
    const asserts = play !== undefined && look(root, path, play).asserts;
    return [{ title, fault: asserts ? null : 'is a story whose play asserts nothing' }];
  });
}

const proofs = new Map<string, Proof[]>();

function proofsIn(root: string, path: string): Proof[] {
  const known = proofs.get(path);
  if (known) return known;
  const { program, text } = readModule(root, path);
  const found = path.endsWith('.stories.tsx')
    ? storiesIn(root, path)
    : testsIn(root, path, program, [], /\bbefore(Each|All)\(/.test(text));
  proofs.set(path, found);
  return found;
}

/** Why the test with this full title proves nothing, or null. */
export function proofFault(root: string, path: string, title: string): string | null {
  const [proof, another] = proofsIn(root, path).filter((one) => one.title === title);
  if (!proof) return `${path} has no test named like this: ${title}`;
  if (another) return `${path} has two tests of this name: ${title}`;
  return proof.fault && `${path}, ${title}: ${proof.fault}`;
}
