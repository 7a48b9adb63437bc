// Finds the docs' links that open the app in a certain state of the mock.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
/** Matches links with the operation `rateGame`, which exists only in the docs' examples. */
const INVENTED = /\.rateGame\b|=rateGame\./;

export interface StateLink {
  readonly page: string;
  /** The link's path and query. */
  readonly link: string;
}

/** Links with `mock.*` parameters, except those with a placeholder. */
export const stateLinks: readonly StateLink[] = globSync(
  ['*.md', 'docs/*.md', 'mocks/*.md', 'openapi/*.md'],
  {
    cwd: root,
  },
).flatMap((page) =>
  Array.from(
    readFileSync(join(root, page), 'utf8').matchAll(/(?<![\w.])(\/[\w\-/]*\?[^\s`)]*\bmock\.[^\s`)]*)/g),
    ([, link = '']) => ({ page, link }),
  ).filter(({ link }) => !/[<{]/.test(link) && !INVENTED.test(link)),
);
