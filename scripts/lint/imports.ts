// Who may import whom (docs/architecture.md), as a function from a file and what it imports to the broken rules.
import { dirname, posix } from 'node:path';
import { lineOf, parseFile, type SourceFile } from './sourceFiles.ts';

const LAYERS: Record<string, readonly string[]> = {
  main: ['app', 'pages', 'features', 'entities', 'realtime', 'api', 'i18n', 'brands', 'ui', 'lib', 'config'],
  app: ['app', 'pages', 'features', 'entities', 'realtime', 'api', 'i18n', 'brands', 'ui', 'lib', 'config'],
  pages: ['features', 'entities', 'realtime', 'api', 'i18n', 'brands', 'ui', 'lib', 'config'],
  features: ['entities', 'realtime', 'api', 'i18n', 'brands', 'ui', 'lib', 'config'],
  entities: ['realtime', 'api', 'i18n', 'brands', 'ui', 'lib', 'config'],
  realtime: ['api', 'lib', 'config'],
  api: ['lib', 'config'],
  brands: ['i18n', 'lib', 'config'],
  i18n: ['lib', 'config'],
  ui: ['lib'],
  lib: [],
  config: [],
};
const ISLANDS = ['features', 'entities', 'pages'];
const FILE_LAYERS: Record<string, string> = { 'src/main.tsx': 'main', 'src/config.ts': 'config' };

interface Place {
  layer: string;
  /** The island (`features/lobby` -> `lobby`), where the layer has islands. */
  island: string | undefined;
  /** Inside a subfolder of its island, that is private. */
  isPrivate: boolean;
}

function placeOf(path: string): Place | null {
  const layer = FILE_LAYERS[path] ?? /^src\/([^/]+)\//.exec(path)?.[1];
  if (!layer) return null;
  const [, , island, ...rest] = path.split('/');
  const hasIslands = ISLANDS.includes(layer);
  return { layer, island: hasIslands ? island : undefined, isPrivate: hasIslands && rest.length > 1 };
}

function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#mocks/')) return specifier.replace('#mocks/', 'mocks/');
  if (specifier.startsWith('#tests/')) return specifier.replace('#tests/', 'tests/');
  if (specifier.startsWith('#/')) return specifier.replace('#/', 'src/');
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier));
  return null;
}

const isTestFile = (path: string): boolean => /\.(test|stories|browser\.test)\.tsx?$/.test(path);

function packageRule(from: string, specifier: string): string | null {
  const isMockPackage = /^(msw|@faker-js\/faker)(\/|$)/.test(specifier);
  return isMockPackage && from.startsWith('src/') && !isTestFile(from) ? `${specifier} has no place in src` : null;
}

function mocksRule(from: string, to: string): string | null {
  if (to.startsWith('mocks/') && from.startsWith('src/')) {
    return from === 'src/main.tsx' || isTestFile(from) ? null : 'only main, stories and tests import mocks';
  }
  if (from.startsWith('mocks/') && to.startsWith('src/') && !to.startsWith('src/api/generated/'))
    return 'mocks import nothing of src but the generated contract';
  return null;
}

function layerRule(from: Place, to: Place, target: string): string | null {
  const isSameIsland = from.layer === to.layer && from.island === to.island;
  if (isSameIsland) return null;
  if (from.layer === to.layer && from.island !== undefined) return `${from.layer} are islands: ${from.island} imports ${to.island ?? ''}`;
  if (!LAYERS[from.layer]?.includes(to.layer)) return `${from.layer} must not import ${to.layer}`;
  if (to.isPrivate && !target.endsWith('.css') && to.layer !== 'pages') return `${target} is private to ${to.island ?? to.layer}`;
  return null;
}

/** The rule that an import breaks, or null. `from` is a path from the root, `specifier` the text of the import. */
export function brokenImportRule(from: string, specifier: string): string | null {
  const byPackage = packageRule(from, specifier);
  if (byPackage) return byPackage;
  const target = resolveImport(from, specifier);
  if (!target) return null;
  const byMocks = mocksRule(from, target);
  if (byMocks) return byMocks;
  const source = placeOf(from);
  const destination = placeOf(target);
  if (!source || !destination) return null;
  const isMessageType = from.endsWith('.d.ts') && target.endsWith('.json');
  return isMessageType || (isTestFile(from) && destination.layer === 'config') ? null : layerRule(source, destination, target);
}

/** All broken import rules of a file, as `path:line rule`. */
export function importViolations(file: SourceFile): string[] {
  const { module } = parseFile(file);
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const text = file.code.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(text) ? [{ start, specifier: text.slice(1, -1) }] : [];
  });
  const fixed = module.staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value }));
  const reexported = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [{ start, specifier: entry.moduleRequest.value }] : [])),
  );
  return [...fixed, ...reexported, ...dynamic].flatMap(({ start, specifier }) => {
    const rule = brokenImportRule(file.path, specifier);
    return rule ? [`${file.path}:${String(lineOf(file, start))} ${rule}`] : [];
  });
}
