// Links in the docs must lead to existing files and headings. Links into a state of the mock may have only
// valid `mock.*` parameters.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unknownParameters } from '#mocks/scenarios/links.ts';
import { stateLinks } from '../docsLinks.ts';

const root = dirname(dirname(import.meta.dirname));
const pages = globSync(['*.md', 'docs/**/*.md', 'mocks/*.md', 'openapi/*.md'], { cwd: root });
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8').replace(/```[^]*?```/g, '');

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function isThere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : relative(root, join(root, dirname(page), path));
  if (!existsSync(join(root, file))) return false;
  if (anchor === undefined) return true;
  return Array.from(textOf(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading)).includes(
    anchor,
  );
}

test.each(pages)('the links of %s lead to existing files and headings', (page) => {
  const targets = Array.from(textOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
  const ours = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(ours.filter((target) => !isThere(page, target))).toEqual([]);
});

describe('a link into a state', () => {
  test.each(stateLinks)('in $page is valid for the mock: $link', ({ link }) => {
    expect(unknownParameters(new URL(link, 'http://casino.test').searchParams)).toEqual([]);
  });
});
