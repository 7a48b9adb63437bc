// Resolved imports of a file, for the graphs of texts and of the first load.
import { dirname, posix } from 'node:path';
import { parseFile, type SourceFile } from './sourceFiles.ts';

export const isTestFile = (path: string): boolean => /\.(test|stories|browser\.test)\.tsx?$/.test(path);

/** The imported file as a path from the root, or `null` for a package. */
export function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('#mocks/')) return specifier.replace('#mocks/', 'mocks/');
  if (specifier.startsWith('#tests/')) return specifier.replace('#tests/', 'tests/');
  if (specifier.startsWith('#/')) return specifier.replace('#/', 'src/');
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(from), specifier));
  return null;
}

/** Specifiers of dynamic imports, if they are literals. */
export function lazyImportsOf(file: SourceFile): string[] {
  return parseFile(file).module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = file.code.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(text) ? [text.slice(1, -1)] : [];
  });
}

/** Specifiers of static imports and re-exports, without types. */
export function staticImportsOf(file: SourceFile): string[] {
  const { staticImports, staticExports } = parseFile(file).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...imported, ...reexported];
}
