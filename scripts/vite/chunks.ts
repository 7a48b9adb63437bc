// Groups the code into a few chunks that load in parallel. Without groups, a page would load more than a hundred
// chunks, most of them smaller than 1 kB. Each request costs about 15 ms of CPU time (decision 21).
import type { Plugin, Rolldown } from 'vite';

const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|react-intl|@formatjs|intl-messageformat|use-sync-external-store)\//;
const FIRST_TEXTS =
  /\/src\/(?:i18n|app|overlays|entities\/(?:game|support)|features\/lobby)\/messages\/([a-z]{2})\.json$/;

const APP =
  /\/src\/(?:app\/(?:boot\.ts|mount\.tsx)|features\/lobby\/GameSearch\.tsx|brands\/generated\/\w+\/fonts\.ts)$/;

const SUPPORT =
  /\/src\/(?:i18n\/WhyLink|entities\/support\/SupportButton)\.tsx$|\/lucide-react\/.*icons\/(?:mail|message-circle|send)\.\w+$/;

/**
 * Parts that the pages load after their first view. Each chunk contains a part and its imports, except
 * modules that an earlier chunk already contains. Every prerendered page contains the styles of the age
 * gate's chunk.
 */
const LATER_PARTS = {
  gate: /\/responsible-play\/ui\/AgeGateView\.tsx$/,
  player: /\/src\/app\/(?:data\/playerData\.ts|layout\/PlayerBar\.tsx)$/,
  late: /\/src\/(?:app\/(?:startUpdates\.ts|layout\/(?:LateParts|PlayerPromotions)\.tsx)|overlays\/hosts\/ToastList\.tsx)$/,
};

/**
 * Minimum size of a chunk that several pages or dialogs share, in bytes before minification. Smaller chunks
 * are merged into others.
 */
const SHARED_CHUNK_BYTES = 10_000;

/**
 * The layers of the code, each of which imports only itself and the ones before it. Shared chunks are merged only
 * within a layer, because chunks with modules of several layers would soon import each other in a circle.
 */
const LAYERS = [
  /\/node_modules\//,
  /\/src\/(?:lib|ui|api|i18n|brands)\//,
  /\/src\/(?:overlays|entities|realtime)\//,
  /\/src\//,
];
const LAYERS_PRIORITY = 4;

/** Ids of the modules that load on demand and import this one, directly or not. */
function importersOnDemand(id: string, context: Rolldown.ChunkingContext): string[] {
  const seen = new Set([id]);
  // The loop also visits the modules that are added to the set while it runs.
  for (const module of seen)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  return Array.from(seen).filter((module) => {
    const info = context.getModuleInfo(module);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/**
 * A module joins the matching group with the highest priority. Unless `includeDependenciesRecursively` is
 * false, the group also gets what its modules import.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      debugName: 'texts',
      name: (id) => FIRST_TEXTS.exec(id.split('?')[0] ?? id)?.[1]?.replace(/^/, 'texts-') ?? null,
      priority: 50,
    },
    { name: 'entry', test: /\/src\/main\.tsx$|rolldown\/runtime/, priority: 45 },
    { name: 'libraries', test: LIBRARIES, priority: 40, includeDependenciesRecursively: false },
    // The app chunk also contains the search, which is in every page's header, and the brands' lists of
    // fonts.
    {
      name: 'app',
      test: APP,
      priority: 30,
    },
    // The list of page loaders and the list of messages outside the lobby. The frame page preloads this
    // chunk.
    { name: 'further', test: /\/src\/app\/(?:routing\/pages|furtherMessages)\.ts$/, priority: 20 },
    // One chunk for small modules of lazy parts. The app's chunk lists the files of all lazy parts, so fewer
    // files make it smaller.
    {
      name: 'support',
      test: SUPPORT,
      priority: 15,
      includeDependenciesRecursively: false,
    },
    {
      name: 'search',
      test: /\/src\/(?:lib\/searchText\.ts|ui\/SearchField\/SearchField\.tsx)$/,
      priority: 15,
      includeDependenciesRecursively: false,
    },
    { name: 'lobby', test: /\/src\/pages\/lobby\/LobbyPage\.tsx$/, priority: 10 },
    {
      debugName: 'later parts',
      name: (id, context) => {
        const importers = importersOnDemand(id, context);
        const part = Object.entries(LATER_PARTS).find(([, test]) =>
          importers.some((importer) => test.test(importer)),
        );
        return part?.[0] ?? null;
      },
      priority: 5,
    },
    ...LAYERS.map((layer, place) => ({
      debugName: 'shared',
      test: layer,
      name: (id: string, context: Rolldown.ChunkingContext) =>
        importersOnDemand(id, context).length > 1 ? 'shared' : null,
      entriesAware: true,
      entriesAwareMergeThreshold: SHARED_CHUNK_BYTES,
      includeDependenciesRecursively: false,
      priority: LAYERS_PRIORITY - place,
    })),
  ],
};

/**
 * Finds chunks that import each other, directly or through others. Returns their names in the order of the
 * imports, or undefined if there are none.
 */
export function circleOf(importsOf: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(name);
    if (start >= 0) return path.slice(start);
    if (done.has(name)) return undefined;
    for (const imported of importsOf.get(name) ?? []) {
      const circle = visit(imported, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of importsOf.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Vite plugin: fails the build if chunks import each other in a circle. Some of their code would run before the
 * code that it needs, and a page would fail to load. Rolldown can make such chunks when it merges small ones.
 */
export function circularChunksPlugin(): Plugin {
  return {
    name: 'casino:circular-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle)
        this.error(
          `Chunks import each other: ${circle.join(' -> ')}. Merge fewer of them in scripts/vite/chunks.ts.`,
        );
    },
  };
}

/** Rolldown appends the importers to the name of a shared chunk; the file's name leaves them out. */
const shortName = (name: string): string => name.split('~', 1)[0] ?? name;

export const chunkFileNames = ({ name }: { name: string }): string => `assets/${shortName(name)}-[hash].js`;
export const assetFileNames = ({ names }: { names: string[] }): string =>
  `assets/${shortName(names[0]?.replace(/\.[^.]*$/, '') ?? 'asset')}-[hash][extname]`;
