// The project's own TypeScript files, parsed once for the rules that read the syntax tree.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface SourceFile {
  /** Path from the root, with `/`. */
  path: string;
  code: string;
}

export function listSourceFiles(
  root: string,
  folders: readonly string[] = ['src', 'mocks', 'tests', 'scripts'],
): SourceFile[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'generated' || name === 'node_modules' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
}

/** Parses a file; a syntax error is the type check's to report, so it gives an empty tree here. */
export function parseFile(file: SourceFile) {
  return parseSync(file.path, file.code, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' });
}
