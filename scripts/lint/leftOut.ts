// What production leaves out of libraries (`scripts/vite/unusedFunctions.ts`), and nothing of ours may
// therefore use: it would work in development and in tests alone.
import { parseFile, lineOf, type SourceFile } from './sourceFiles.ts';

const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  react: ['SuspenseList', 'unstable_SuspenseList', 'useActionState', 'ViewTransition'],
  'react-dom': ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  'react-intl': ['FormattedDateTimeRange', 'FormattedList', 'FormattedListParts', 'FormattedRelativeTime'],
  'react-router': ['Form', 'useFetcher', 'useFetchers', 'useSubmit'],
};

/** Imports of what is left out, as `path:line name …`. */
export function leftOutViolations(file: SourceFile): string[] {
  if (!file.path.startsWith('src/')) return [];
  return parseFile(file).module.staticImports.flatMap(({ start, moduleRequest, entries }) =>
    entries
      .filter(({ importName }) => LEFT_OUT[moduleRequest.value]?.includes(importName.name ?? ''))
      .map(
        ({ importName }) =>
          `${file.path}:${String(lineOf(file, start))} ${importName.name ?? ''} is left out of production, ` +
          'see scripts/vite/unusedFunctions.ts',
      ),
  );
}
