// Only brands and tokens may contain raw colours. Tested here, because oxlint doesn't read style sheets, and
// Stylelint would be added for this rule alone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i;

const hasRawColour = (css: string): boolean =>
  rawColour.test(css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, ''));

test('style sheets outside of brands and tokens contain no raw colours', () => {
  const styles = globSync('src/**/*.css', { cwd: root }).filter(
    (path) => !/^src\/(?:brands|ui\/tokens)\//.test(path),
  );
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter((path) => hasRawColour(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test.each([
  ['a { color: #fff; }', true],
  ['a { color: rgb(1 2 3); }', true],
  ['a { color: var(--text); }', false],
  ['/* #fff */ a { background: url(icons.svg#arrow); }', false],
])('%s has a raw colour: %s', (css, expected) => {
  expect(hasRawColour(css)).toBe(expected);
});
