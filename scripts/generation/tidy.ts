import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

function listFiles(written: readonly unknown[]): string[] {
  return written.flat().filter((path) => typeof path === 'string' && path.endsWith('.ts')) as string[];
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}

/**
 * Adds the first page's number to orval's code as a default. Otherwise the code would pass `undefined`, which
 * exactOptionalPropertyTypes refuses.
 */
export function nameFirstPages(...written: unknown[]): void {
  for (const path of listFiles(written).filter((file) => file.includes('/endpoints/'))) {
    rewrite(path, (text) =>
      text.replaceAll(
        /pageParam \?\? params\?\.\['(page|offset)'\]/g,
        (match, name: string) => `${match} ?? ${name === 'page' ? 1 : 0}`,
      ),
    );
  }
}

/**
 * Moves orval's file of types to `model/index.ts` and updates the imports. With a module per type, the browser
 * would request some 450 empty modules in development.
 */
export function gatherTypes(...written: unknown[]): void {
  const files = listFiles(written);
  const types = files.find((file) => file.endsWith('.schemas.ts'));
  if (!types) throw new Error('orval has written no file of types');
  const root = types.slice(0, types.indexOf('/generated/') + '/generated'.length);
  const home = join(root, 'model/index.ts');
  for (const path of files.filter((file) => file !== types)) {
    const from = relative(dirname(path), home);
    const specifier = from.startsWith('.') ? from : `./${from}`;
    rewrite(path, (text) => text.replaceAll(/'(\.{1,2}\/)+\w+\.schemas(\.ts)?'/g, `'${specifier}'`));
  }
  mkdirSync(dirname(home), { recursive: true });
  renameSync(types, home);
}
