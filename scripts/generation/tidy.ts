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

/** Orval hands on `pageParam ?? params?.page`, and undefined breaks exactOptionalPropertyTypes. */
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

const QUERY_HOOK = /export function use\w+<TData[\s\S]*?\n\}\n/g;
const KEY_HELPER = /const withQueryKey = [\s\S]*?\n\};\n/;
const LIBRARY_IMPORT = /import (type )?\{([^}]*)\} from '@tanstack\/react-query';\n/g;

function withoutUnusedImports(text: string): string {
  const body = text.replaceAll(LIBRARY_IMPORT, '');
  return text.replaceAll(LIBRARY_IMPORT, (_, type: string | undefined, names: string) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(body));
    return used.length === 0
      ? ''
      : `import ${type ?? ''}{ ${used.join(', ')} } from '@tanstack/react-query';\n`;
  });
}

/** Leaves out the hooks of queries: a container calls `useQuery` on the options that a `queries.ts` names. */
export function dropQueryHooks(...written: unknown[]): void {
  for (const path of listFiles(written).filter((file) => file.includes('/endpoints/'))) {
    rewrite(path, (text) => withoutUnusedImports(text.replaceAll(QUERY_HOOK, '').replace(KEY_HELPER, '')));
  }
}

/**
 * One file of types: with a file for each, a browser in development asks for some 450 empty modules.
 */
export function gatherTypes(...written: unknown[]): void {
  const files = listFiles(written);
  const types = files.find((file) => file.endsWith('.schemas.ts'));
  if (!types) throw new Error('orval wrote no file of types');
  const root = types.slice(0, types.indexOf('/generated/') + '/generated'.length);
  const home = join(root, 'model/index.ts');
  for (const path of files.filter((file) => file !== types)) {
    const from = relative(dirname(path), home);
    const address = from.startsWith('.') ? from : `./${from}`;
    rewrite(path, (text) => text.replaceAll(/'(\.{1,2}\/)+\w+\.schemas(\.ts)?'/g, `'${address}'`));
  }
  mkdirSync(dirname(home), { recursive: true });
  renameSync(types, home);
}
