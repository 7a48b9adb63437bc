// Lists and parses the project's own TypeScript files.
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

/** Parses a file. A syntax error gives an empty tree, because the type check already reports the error. */
export function parseFile(file: SourceFile) {
  return parseSync(file.path, file.code, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' });
}
