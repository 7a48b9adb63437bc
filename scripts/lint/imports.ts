// Imports of a file, for the graphs of texts and of the first load.
import { parseFile, type SourceFile } from './sourceFiles.ts';

export const isTestFile = (path: string): boolean => /\.(test|stories|browser\.test)\.tsx?$/.test(path);

/** Specifiers of dynamic imports, if they are literals. */
export function lazyImportsOf(file: SourceFile): string[] {
  return parseFile(file).module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = file.code.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(text) ? [text.slice(1, -1)] : [];
  });
}

/** Specifiers of static imports and re-exports, except those of types only. */
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
