// The files of `src` that `main.tsx` reaches through static and dynamic imports.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lazyImportsOf, staticImportsOf } from '../../scripts/lint/imports.ts';
import { resolveImport } from '../../scripts/oxlint/imports.ts';

let reachable: ReadonlySet<string> | undefined;

function reach(root: string): ReadonlySet<string> {
  const seen = new Set(['src/main.tsx', 'src/service-worker/main.ts']);
  for (const path of seen) {
    if (!/\.tsx?$/.test(path) || !existsSync(join(root, path))) continue;
    const file = { path, code: readFileSync(join(root, path), 'utf8') };
    for (const specifier of [...staticImportsOf(file), ...lazyImportsOf(file)]) {
      const target = resolveImport(path, specifier);
      if (target?.startsWith('src/') && !target.includes('/generated/')) seen.add(target);
    }
  }
  return seen;
}

/**
 * A story's components that no page loads. If the story imports the component that the story file is named
 * after, only that component counts. Otherwise, all components that the story imports from its folder count.
 */
export function unreachedComponents(root: string, story: string): string[] {
  reachable ??= reach(root);
  const file = { path: story, code: readFileSync(join(root, story), 'utf8') };
  const own = staticImportsOf(file)
    .map((specifier) => resolveImport(story, specifier) ?? '')
    .filter((path) => path.endsWith('.tsx') && dirname(path) === dirname(story))
    .filter((path) => !/\.(?:stories|fixtures|testing)\.tsx$/.test(path));
  const namesake = own.filter((path) => basename(path) === basename(story).replace('.stories', ''));
  return (namesake.length > 0 ? namesake : own).filter((path) => !reachable?.has(path));
}
