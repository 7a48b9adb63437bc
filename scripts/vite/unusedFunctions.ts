// Functions of libraries that this client never calls and that no bundler can leave out, since they stand in
// one closure or one object with those that it does call. Production has them empty, and what only they use
// goes with them.
import type { Plugin } from 'vite';
import { parseSync } from 'vite';

interface Library {
  readonly file: RegExp;
  /** The functions, with the body that stands in the place of theirs; `never` throws. */
  readonly functions: Readonly<Record<string, string>>;
}

const never = '{ throw Error("left out"); }';
const nothing = '{}';

const LIBRARIES: readonly Library[] = [
  {
    // Routes here have neither actions nor fetchers, all are known from the start, and no link asks for a
    // transition of the view.
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
  // The router holds routes as data.
  {
    file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    functions: { useNavigateUnstable: never, RSCErrorHandler: never },
  },
];

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly body: string;
}

/** Every function declaration of a syntax tree, however deep. */
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

/**
 * Empties functions of a module.
 * @throws Error for a name that the module has not exactly once
 */
export function emptied(path: string, code: string, functions: Library['functions']): string {
  const all = [...declarationsIn(parseSync(path, code).program)];
  const cuts = Object.entries(functions).map(([name, body]): Cut => {
    const [found, ...others] = all.filter((declaration) => declaration.name === name);
    if (!found || others.length > 0) throw new Error(`${path} has no one function ${name} to leave out`);
    return { start: found.start, end: found.end, body };
  });
  return cuts
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
      return { code: emptied(id, code, library.functions), map: null };
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const moved = LIBRARIES.filter((library) => !found.has(library)).map(({ file }) => file.source);
      if (moved.length > 0) this.error(`nothing to leave out: ${moved.join(', ')}`);
    },
  };
}
