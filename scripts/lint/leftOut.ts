// Nothing of ours may use what production leaves out of libraries (`scripts/vite/unusedFunctions.ts`).
import { parseFile, lineOf, type SourceFile } from './sourceFiles.ts';

const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  react: ['SuspenseList', 'unstable_SuspenseList', 'useActionState', 'ViewTransition'],
  'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  'react-intl': ['FormattedDateTimeRange', 'FormattedList', 'FormattedListParts', 'FormattedRelativeTime'],
  'react-router': ['Form', 'useFetcher', 'useFetchers', 'useSubmit'],
};

const METHODS = [
  'DateTimeRange',
  'DateToParts',
  'Duration',
  'List',
  'NumberToParts',
  'RelativeTime',
  'TimeToParts',
];
const METHOD = new RegExp(`\\bintl\\.format(?:${METHODS.join('|')})\\w*`, 'g');

interface Use {
  readonly start: number;
  readonly name: string;
}

function usesIn(file: SourceFile): Use[] {
  const imported = parseFile(file).module.staticImports.flatMap(({ start, moduleRequest, entries }) =>
    entries
      .map(({ importName }) => ({ start, name: importName.name ?? '' }))
      .filter(({ name }) => LEFT_OUT[moduleRequest.value]?.includes(name)),
  );
  const called = [...file.code.matchAll(METHOD)].map(({ 0: name, index }) => ({ start: index, name }));
  return [...imported, ...called];
}

/** Uses of what is left out, as `path:line name …`. */
export function leftOutViolations(file: SourceFile): string[] {
  if (!file.path.startsWith('src/')) return [];
  return usesIn(file).map(
    ({ start, name }) =>
      `${file.path}:${String(lineOf(file, start))} ${name} is left out of production, ` +
      'see scripts/vite/unusedFunctions.ts',
  );
}
