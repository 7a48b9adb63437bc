// Links into states of the product, as the docs write them.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
/** A guide invents its operation, so nothing answers to its link here. */
const INVENTED = /\.rateGame\b|=rateGame\./;

export interface StateLink {
  readonly page: string;
  /** Path and query. */
  readonly link: string;
}

/** Links with parameters of the mock; those with a placeholder are a pattern and no link. */
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
