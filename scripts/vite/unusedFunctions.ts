// Functions of libraries that this client never calls and no bundler can leave out: one closure or object
// holds them with what it does call. Production has them empty, and what only they use goes with them.
import type { Plugin } from 'vite';
import { parseSync } from 'vite';

interface Library {
  readonly file: RegExp;
  /** The functions, with the body that stands in the place of theirs; `never` throws. */
  readonly functions: Readonly<Record<string, string>>;
  readonly classes?: readonly string[];
}

const never = '{ throw Error("left out of production: scripts/vite/unusedFunctions.ts"); }';
const nothing = '{}';

const LIBRARIES: readonly Library[] = [
  {
    // Styles are one sheet, forms react-hook-form's; no view transitions, suspended lists, refs on fragments.
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: {
      acquireResource: never,
      applyViewTransitionToHostInstancesRecursive: nothing,
      commitAppearingPairViewTransitions: nothing,
      commitDeletedPairViewTransitions: nothing,
      commitEnterViewTransitions: nothing,
      commitExitViewTransitions: nothing,
      commitNestedViewTransitions: nothing,
      commitNewChildToFragmentInstance: never,
      deleteChildFromFragmentInstance: never,
      dispatchActionState: never,
      FragmentInstance: never,
      getResource: '{ return null; }',
      measureNestedViewTransitions: nothing,
      measureViewTransitionHostInstancesRecursive: nothing,
      mountActionState: never,
      preconnectAs: nothing,
      preinitModuleScript: nothing,
      preinitScript: nothing,
      preinitStyle: nothing,
      preload: nothing,
      preloadModule: nothing,
      rerenderActionState: never,
      restoreEnterOrExitViewTransitions: nothing,
      restoreNestedViewTransitions: nothing,
      restoreViewTransitionName: nothing,
      startHostTransition: nothing,
      startViewTransition: never,
      trackEnterViewTransitions: nothing,
      updateActionState: never,
      updateSuspenseListComponent: never,
    },
    classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    // Routes have neither actions nor fetchers, all are known from the start, no link asks for a transition.
    file: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions: {
      handleAction: never,
      fetch: never,
      discoverRoutes: never,
      cancelDiscoveryNavigation: never,
      patchRoutes: never,
      normalizeNavigateOptions: '{ return { path }; }',
      getSubmissionFromNavigation: nothing,
      convertFormDataToSearchParams: never,
      restoreAppliedTransitions: nothing,
      persistAppliedTransitions: nothing,
    },
  },
  // No server renders for the router.
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    functions: { parseHydrationData: nothing },
  },
  // Addresses of calls are written by the generation.
  {
    file: /\/axios\/lib\/core\/buildFullPath\.js$/,
    functions: { assertValidHttpProtocolURL: nothing },
  },
  // Nobody writes an error of the transport down as JSON: it is turned into one of ours.
  {
    file: /\/axios\/lib\/core\/AxiosError\.js$/,
    functions: { redactConfig: never },
  },
  // Ways to format that no text and no screen uses.
  {
    file: /\/@formatjs\/intl\/index\.js$/,
    functions: {
      formatDateTimeRange: never,
      formatDateToParts: never,
      formatDuration: never,
      formatDurationToParts: never,
      formatList: never,
      formatListToParts: never,
      formatNumberToParts: never,
      formatRelativeTime: never,
      formatTimeToParts: never,
      verifyConfigMessages: nothing,
    },
  },
  // The router holds routes as data.
  {
    file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    functions: { useNavigateUnstable: never, RSCErrorHandler: never },
  },
];

type Parts = Omit<Library, 'file'>;
type Program = ReturnType<typeof parseSync>['program'];

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly body: string;
}

function* declarationsIn(node: unknown): Generator<{ name: string; start: number; end: number }> {
  if (Array.isArray(node)) {
    for (const child of node) yield* declarationsIn(child);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, id, body } = node as { type?: string; id?: { name?: string }; body?: unknown };
  if (type === 'FunctionDeclaration' && id?.name !== undefined) {
    const { start, end } = body as { start: number; end: number };
    yield { name: id.name, start, end };
  }
  for (const child of Object.values(node)) yield* declarationsIn(child);
}

/** Statements like `Name.prototype.method = function () {}`. */
function methodsOf(code: string, name: string, program: Program): Cut[] {
  return program.body
    .filter(
      ({ type, start }) => type === 'ExpressionStatement' && code.startsWith(`${name}.prototype.`, start),
    )
    .map(({ start, end }) => ({ start, end, body: '' }));
}

/** @throws Error for a name that the module has not exactly once */
export function emptied(path: string, code: string, { functions, classes = [] }: Parts): string {
  const { program } = parseSync(path, code);
  const all = [...declarationsIn(program)];
  const cuts = Object.entries(functions).map(([name, body]): Cut => {
    const [found, ...others] = all.filter((declaration) => declaration.name === name);
    if (!found || others.length > 0) throw new Error(`${path} has no one function ${name} to leave out`);
    return { start: found.start, end: found.end, body };
  });
  return [...cuts, ...classes.flatMap((name) => methodsOf(code, name, program))]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, body }) => text.slice(0, start) + body + text.slice(end), code);
}

/** Vite plugin of builds; fails the build when a library has moved one of the functions. */
export function unusedFunctionsPlugin(): Plugin {
  const found = new Set<Library>();
  return {
    name: 'casino:unused-functions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const library = LIBRARIES.find(({ file }) => file.test(id));
      if (!library) return null;
      found.add(library);
      return { code: emptied(id, code, library), map: null };
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const moved = LIBRARIES.filter((library) => !found.has(library)).map(({ file }) => file.source);
      if (moved.length > 0) this.error(`nothing to leave out: ${moved.join(', ')}`);
    },
  };
}
