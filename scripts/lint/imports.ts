// Who may import whom (docs/architecture.md): from a file and what it imports to the broken rules.
import { dirname, posix } from 'node:path';
import { lineOf, parseFile, type SourceFile } from './sourceFiles.ts';
import { brokenWall } from './walls.ts';

const LEAVES = ['config', 'paths'];
const SERVICES = ['realtime', 'api', 'i18n', 'brands'];
const VIEWS = ['overlays', 'ui', 'lib'];
const WORKER = 'service-worker';
const LAYERS: Record<string, readonly string[]> = {
  main: ['app', 'pages', 'features', 'entities', ...SERVICES, ...VIEWS],
  app: ['app', 'pages', 'features', 'entities', ...SERVICES, ...VIEWS, WORKER],
  pages: ['features', 'entities', ...SERVICES, ...VIEWS],
  features: ['entities', ...SERVICES, ...VIEWS, WORKER],
  entities: [...SERVICES, ...VIEWS],
  overlays: ['ui', 'lib'],
  realtime: ['api', 'lib'],
  api: ['lib'],
  brands: ['i18n', 'lib'],
  // The codes that it has words for.
  i18n: ['api', 'lib'],
  ui: ['lib'],
  [WORKER]: ['lib'],
  lib: [],
  config: [],
  paths: [],
};
const ISLANDS = ['features', 'entities', 'pages'];
/** Where a file in a subfolder is private to its island or layer. */
const WITH_PRIVATE_FOLDERS = [...ISLANDS, 'overlays'];
const FILE_LAYERS: Record<string, string> = {
  'src/main.tsx': 'main',
  'src/config.ts': 'config',
  'src/paths.ts': 'paths',
  'src/paths.test.ts': 'paths',
};

interface Place {
  layer: string;
  island: string | undefined;
  isPrivate: boolean;
}

function placeOf(path: string): Place | null {
  const layer = FILE_LAYERS[path] ?? /^src\/([^/]+)\//.exec(path)?.[1];
  if (!layer) return null;
  const island = ISLANDS.includes(layer) ? path.split('/')[2] : undefined;
  const folder = `src/${layer}/${island === undefined ? '' : `${island}/`}`;
  const isInside = path.slice(folder.length).includes('/');
  return { layer, island, isPrivate: WITH_PRIVATE_FOLDERS.includes(layer) && isInside };
}

export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#mocks/')) return specifier.replace('#mocks/', 'mocks/');
  if (specifier.startsWith('#tests/')) return specifier.replace('#tests/', 'tests/');
  if (specifier.startsWith('#/')) return specifier.replace('#/', 'src/');
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier));
  return null;
}

export const isTestFile = (path: string): boolean => /\.(test|stories|browser\.test)\.tsx?$/.test(path);

function packageRule(from: string, specifier: string): string | null {
  const isMockPackage = /^(msw|@faker-js\/faker)(\/|$)/.test(specifier);
  return isMockPackage && from.startsWith('src/') && !isTestFile(from)
    ? `${specifier} has no place in src`
    : null;
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
  if (from.layer === to.layer && from.island !== undefined)
    return `${from.layer} are islands: ${from.island} imports ${to.island ?? ''}`;
  if (LEAVES.includes(to.layer)) return null;
  if (!LAYERS[from.layer]?.includes(to.layer)) return `${from.layer} must not import ${to.layer}`;
  if (to.isPrivate && !target.endsWith('.css') && to.layer !== 'pages')
    return `${target} is private to ${to.island ?? to.layer}`;
  return null;
}

/** By the order of the layers alone, private or not: texts belong to a layer as code does. */
export function mayReach(from: string, target: string): boolean {
  const [source, destination] = [placeOf(from), placeOf(target)];
  if (!source || !destination) return false;
  // The common texts are for everybody who shows one.
  if (destination.layer === 'i18n') return true;
  if (source.layer === destination.layer) return source.island === destination.island;
  return LAYERS[source.layer]?.includes(destination.layer) ?? false;
}

/** `from` is a path from the root, `specifier` the text of the import; null when no rule is broken. */
export function brokenImportRule(from: string, specifier: string, isTypeOnly = false): string | null {
  const byPackage = packageRule(from, specifier);
  if (byPackage) return byPackage;
  const target = resolveImport(from, specifier);
  if (!target) return null;
  const byMocks = mocksRule(from, target) ?? brokenWall(from, target, isTypeOnly);
  if (byMocks) return byMocks;
  const source = placeOf(from);
  const destination = placeOf(target);
  if (!source || !destination) return null;
  return layerRule(source, destination, target);
}

interface Import {
  start: number;
  specifier: string;
  /** Loaded when it is wanted. */
  isLazy: boolean;
  /** Gone once the types are. */
  isTypeOnly: boolean;
}

/** Everything that a file imports: what it passes on and what it loads lazily too. */
export function importsOf(file: SourceFile): Import[] {
  const { module } = parseFile(file);
  const lazy = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const text = file.code.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(text)
      ? [{ start, specifier: text.slice(1, -1), isLazy: true, isTypeOnly: false }]
      : [];
  });
  const fixed = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    start,
    specifier: moduleRequest.value,
    isLazy: false,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passedOn = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ start, specifier: moduleRequest.value, isLazy: false, isTypeOnly: isType }] : [],
    ),
  );
  return [...fixed, ...passedOn, ...lazy];
}

export function importViolations(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ start, specifier, isTypeOnly }) => {
    const rule = brokenImportRule(file.path, specifier, isTypeOnly);
    return rule ? [`${file.path}:${String(lineOf(file, start))} ${rule}`] : [];
  });
}
