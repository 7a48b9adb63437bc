// Tests the contrast check with the colours of every brand, and with deliberately faulty colours.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contrast, contrastFaults, pairs } from '../../.storybook/contrast.ts';
import { propertyOf, readBrandTokens, type Token, type Tokens } from '../../scripts/generation/tokens.ts';
import type { GradientStop } from '../../scripts/generation/tokenTypes.ts';
import { brandIds, type BrandId } from './brand.ts';
import { brands } from './brands.ts';

const tokensOf = (id: BrandId): Tokens =>
  readBrandTokens(JSON.parse(readFileSync(new URL(`./${id}/tokens.json`, import.meta.url), 'utf8'))).tokens;

/** Aurora's tokens with one colour replaced. */
function withColour(path: string, hex: string): Tokens {
  const tokens = tokensOf('aurora');
  const token = tokens.get(path);
  if (token?.type !== 'color') throw new Error(`${path} is no colour`);
  const painted: Token = { ...token, value: { colorSpace: 'srgb', hex } };
  return new Map([...tokens, [path, painted]]);
}

test('the computed contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test.each(brandIds)('every text of %s is readable on its backgrounds, and every edge is visible', (id) => {
  expect(contrastFaults(tokensOf(id))).toEqual([]);
});

describe('a fault names its two colours, their contrast and the required contrast', () => {
  it('for a text that is too dark', () => {
    expect(contrastFaults(withColour('color.palette.mist', '#7382a6'))).toContain(
      '--text-muted on --surface-3 is 3.67:1, needs 4.5:1 (secondary text, on badges and what is raised or pressed)',
    );
  });
  it('for an edge that fades into a card', () => {
    expect(contrastFaults(withColour('color.border', '#4a5680'))).toContain(
      '--border on --surface-2 is 2.32:1, needs 3:1 (the edge of fields and switches, on cards, chips and menus)',
    );
  });
  it('for a button whose text is too light for one stop of its gradient', () => {
    const faults = contrastFaults(withColour('color.palette.ink', '#0d6a52'));
    expect(faults).toContain(
      '--text-on-accent on --gradient-accent is 3.87:1, needs 4.5:1 (the main button, selected chips and pages)',
    );
  });
  it('for an alert on its own tint', () => {
    expect(contrastFaults(withColour('color.negative', '#c0485a'))).toContain(
      '--negative on --surface-2 with 12 % of --negative is 3.10:1, needs 4.5:1 (an alert)',
    );
  });
});

test('every combination of text and background colours in a CSS rule is checked for contrast', () => {
  const judged = new Set(pairs.flatMap(({ of, on }) => [`${of} on ${on}`, `${on} on ${of}`]));
  const names = new Map([...tokensOf('aurora').keys()].map((path) => [propertyOf(path, null), path]));
  const missing = globSync('src/**/*.css', { exclude: ['**/generated/**'] }).flatMap((file) => {
    const css = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const [, text = ''] = /(?:^|[;\s])color: var\((--[\w-]+)\)/.exec(rule) ?? [];
      const [, ground = ''] = /(?:^|[;\s])background(?:-color|-image)?: var\((--[\w-]+)\)/.exec(rule) ?? [];
      const [of, on] = [names.get(text), names.get(ground)];
      return of === undefined || on === undefined || judged.has(`${of} on ${on}`)
        ? []
        : [`${file}: ${of} on ${on}`];
    });
  });
  expect(missing).toEqual([]);
});

test('every custom property that the styles read is a token or set by a component', () => {
  const files = globSync('src/**/*.{css,tsx}');
  const all = files.map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')).join('\n');
  const set = new Set(Array.from(all.matchAll(/(--[\w-]+)['"]?\]?\s*:/g), ([, name = '']) => name));
  const read = Array.from(all.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name);
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});

test.each(brandIds)("the browser's own interface has the colours of %s", (id) => {
  const { tokens } = { tokens: tokensOf(id) };
  expect(tokens.size).toBeGreaterThan(30);
  expect([brands[id].backgroundColor, brands[id].themeColor]).toEqual(
    ['color.surface-0', 'color.surface-1'].map((path) => hexOf(tokens, path)),
  );
});

test.each(brandIds)("no gradient of %s contains a copy of a colour token's value", (id) => {
  const tokens = tokensOf(id);
  const colours = new Set(
    [...tokens].filter(([, { type }]) => type === 'color').map(([path]) => hexOf(tokens, path)),
  );
  const repeated = [...tokens.values()]
    .filter(({ type }) => type === 'gradient')
    .flatMap(({ path, value }) =>
      (value as GradientStop[]).flatMap(({ color }) =>
        typeof color !== 'string' && (color.alpha ?? 1) === 1 && colours.has(color.hex)
          ? [`${path}: ${color.hex}`]
          : [],
      ),
    );
  expect(repeated).toEqual([]);
});

/** Resolves aliases without the generator's code, so that the test detects faults of the generator. */
function hexOf(tokens: Tokens, path: string): unknown {
  const value = tokens.get(path)?.value;
  return typeof value === 'string' ? hexOf(tokens, value.slice(1, -1)) : Reflect.get(value as object, 'hex');
}
