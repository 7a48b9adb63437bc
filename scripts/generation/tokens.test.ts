import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { brands } from '#mocks/world/settings.ts';
import { generatedFiles, writeBrandNames } from './brands.ts';
import { readBrands } from './brandFiles.ts';
import { completeColours } from './colourText.ts';
import { readBrandTokens, readTokens } from './tokens.ts';
import { declarationsOf } from './tokensCss.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Json = Record<string, unknown>;
/** A copy of Aurora's tokens with one change. */
function changed(path: string, value: unknown): unknown {
  const file = JSON.parse(read('src/brands/aurora/tokens.json')) as Json;
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  // The cast is safe: the paths below lead through groups of the file.
  const group = parts.reduce<Json>((node, part) => node[part] as Json, file);
  if (value === undefined) Reflect.deleteProperty(group, last);
  else group[last] = value;
  return file;
}

describe('the generated styles', () => {
  it('match the token files', () => {
    const files = generatedFiles(root);
    expect(files.size).toBeGreaterThan(brands.length * 2);
    expect([...files].filter(([path, text]) => read(path) !== text).map(([path]) => path)).toEqual([]);
  });

  it('have a theme for each folder with a brand.json, starting with the default brand', () => {
    expect(readBrands(root).map(({ id }) => id)).toEqual(brands);
    expect(read('src/brands/generated/themes.css').match(/'\.\/[\w-]+\/theme\.css'/g)).toEqual(
      brands.map((id) => `'./${id}/theme.css'`),
    );
  });
});

describe('a new folder in src/brands', () => {
  /** A copy of the generator's input, with an additional brand that equals Samba. */
  function withLuna(): string {
    const copy = mkdtempSync(join(tmpdir(), 'brands-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    for (const folder of ['src/brands', 'src/ui/tokens', 'public/brand'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    cpSync(join(copy, 'src/brands/samba'), join(copy, 'src/brands/luna'), { recursive: true });
    cpSync(join(copy, 'public/brand/samba.svg'), join(copy, 'public/brand/luna.svg'));
    const facts = join(copy, 'src/brands/luna/brand.json');
    writeFileSync(facts, readFileSync(facts, 'utf8').replaceAll('samba', 'luna'));
    return copy;
  }

  it('becomes a brand in the styles, the client and the mock', () => {
    const files = generatedFiles(withLuna());
    expect(files.get('src/brands/generated/themes.css')).toContain("@import './luna/theme.css';");
    expect(files.get('src/brands/generated/luna/theme.css')).toContain('--surface-0: var(--luna-night);');
    expect(files.get('src/brands/generated/fonts.ts')).toContain("luna: () => import('./luna/fonts.ts')");
    for (const list of ['src/brands/generated/brands.ts', 'mocks/generated/brands.ts'])
      expect(files.get(list)).toMatch(/ids = \[[^\]]*"luna"/);
  });

  it('becomes a brand in the control API', () => {
    const copy = withLuna();
    mkdirSync(join(copy, 'openapi/generated'), { recursive: true });
    writeBrandNames(copy);
    expect(readFileSync(join(copy, 'openapi/generated/brands.yaml'), 'utf8')).toMatch(/enum: \[.*luna/);
  });

  it('is refused if it claims the host of another brand', () => {
    const copy = withLuna();
    const facts = join(copy, 'src/brands/luna/brand.json');
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('"luna.localhost"', '"samba.localhost"'));
    expect(() => readBrands(copy)).toThrow('hosts: samba.localhost belongs to luna');
  });

  it('is refused with a list of the faulty files and fields', () => {
    const copy = withLuna();
    rmSync(join(copy, 'src/brands/luna/fonts.json'));
    rmSync(join(copy, 'public/brand/luna.svg'));
    const facts = join(copy, 'src/brands/luna/brand.json');
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('"BRL"', '"USD"'));
    expect(() => readBrands(copy)).toThrow(
      /^src\/brands\/luna\/brand\.json: currency: .*\nsrc\/brands\/luna\/fonts\.json: missing\npublic\/brand\/luna\.svg: missing/,
    );
  });
});

describe('a token file is refused', () => {
  it.each([
    [
      'with an unknown token',
      'color.surfase-1',
      { $value: '{color.palette.night}' },
      'color.surfase-1: unknown',
    ],
    ['without a token', 'color.accent', undefined, 'color.accent: missing'],
    ['without a layer of the shadow', 'shadow.2', undefined, 'shadow.2: missing'],
    [
      'with an alias to a missing token',
      'color.accent',
      { $value: '{color.palette.nigth}' },
      'color.accent: the alias {color.palette.nigth} leads to no token',
    ],
    [
      'with an alias to itself',
      'color.accent',
      { $value: '{color.accent}' },
      'color.accent: the alias {color.accent} leads to no token',
    ],
    [
      'with an alias to another type',
      'color.accent',
      { $value: '{radius.card}' },
      'color.accent: expected a color, but {radius.card} is a dimension',
    ],
    [
      'with a value of another type',
      'radius.card',
      { $value: '1rem' },
      'radius.card: a dimension is { "value"',
    ],
    ['with another unit', 'radius.card', { $value: { value: 1, unit: 'em' } }, 'radius.card: a dimension is'],
    [
      'with another $type',
      'radius.card',
      { $type: 'number', $value: 4 },
      'radius.card: is a number, must be a dimension',
    ],
    [
      'with an unknown $type',
      'radius.card',
      { $type: 'size', $value: 4 },
      'radius.card: unknown $type "size"',
    ],
    [
      'with a colour name in place of a value',
      'color.palette.night',
      { $value: 'navy' },
      'color.palette.night: a color is',
    ],
    [
      'with a shadow of an unknown colour',
      'shadow.1',
      {
        $value: [
          {
            color: '{color.palette.soot}',
            offsetX: { value: 0, unit: 'px' },
            offsetY: { value: 0, unit: 'px' },
            blur: { value: 0, unit: 'px' },
            spread: { value: 0, unit: 'px' },
          },
        ],
      },
      'shadow.1: the alias {color.palette.soot} leads to no token',
    ],
  ])('%s', (_, path, value, message) => {
    const { problems } = readBrandTokens(changed(path, value));
    expect(problems.filter((problem) => problem.startsWith(message))).toHaveLength(1);
  });
});

test("the brands' own token files have no problems", () => {
  for (const id of brands)
    expect(readBrandTokens(JSON.parse(read(`src/brands/${id}/tokens.json`))).problems).toEqual([]);
});

test('every type of token is written as CSS', () => {
  const colour = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' };
  const length = (value: number, unit = 'px') => ({ value, unit });
  const { tokens, problems } = readTokens({
    color: {
      $type: 'color',
      palette: { fire: { $value: colour } },
      accent: { $value: '{color.palette.fire}' },
    },
    veil: { $type: 'color', $value: { ...colour, alpha: 0.125 } },
    size: {
      $type: 'dimension',
      xl: { $value: length(2, 'rem'), $extensions: { 'example.casino.css': 'min({value}, 4vw)' } },
    },
    font: { $type: 'fontFamily', text: { $value: ['Exo 2', 'sans-serif'] } },
    shadow: {
      $type: 'shadow',
      1: {
        $value: [
          {
            color: '{color.palette.fire}',
            offsetX: length(0),
            offsetY: length(2),
            blur: length(4),
            spread: length(0),
            inset: true,
          },
        ],
      },
    },
    gradient: {
      $type: 'gradient',
      page: {
        1: {
          $value: [
            { color: colour, position: 0 },
            { color: '{color.palette.fire}', position: 0.5 },
          ],
          $extensions: { 'example.casino.css': 'linear-gradient(90deg, {stops})' },
        },
        2: {
          $value: [
            { color: colour, position: 0 },
            { color: { ...colour, hex: '#000000', alpha: 0 }, position: 1 },
          ],
          $extensions: { 'example.casino.css': 'radial-gradient({1} 1rem, {2} 2rem)' },
        },
      },
    },
  });
  expect(problems).toEqual([]);
  expect(declarationsOf(tokens, 'luna')).toEqual([
    '--luna-fire: #ff0000;',
    '--accent: var(--luna-fire);',
    '--veil: rgb(255 0 0 / 12.5%);',
    '--size-xl: min(2rem, 4vw);',
    "--font-text: 'Exo 2', sans-serif;",
    '--shadow-1: inset 0 2px 4px var(--luna-fire);',
    '--gradient-page: linear-gradient(90deg, #ff0000 0%, var(--luna-fire) 50%), radial-gradient(#ff0000 1rem, transparent 2rem);',
  ]);
});

test.each([
  [
    "are recomputed if the hex value doesn't match them",
    '"components": [0, 0, 0], "hex": "#ff8000"',
    '"components": [1, 0.502, 0], "hex": "#ff8000"',
  ],
  [
    'are added if there is only a hex value',
    '"hex": "#ff8000"',
    '"components": [1, 0.502, 0], "hex": "#ff8000"',
  ],
  [
    'give the hex value if it is missing',
    '"components": [1, 0.5, 0]',
    '"components": [1, 0.5, 0], "hex": "#ff8000"',
  ],
  [
    'may have more digits than the hex value',
    '"components": [1, 0.50196, 0], "hex": "#ff8000"',
    '"components": [1, 0.50196, 0], "hex": "#ff8000"',
  ],
])('the components of a colour %s', (_, before, after) => {
  const colour = (fields: string): string => `{ "$value": { "colorSpace": "srgb", ${fields} } }`;
  expect(completeColours(colour(before))).toBe(colour(after));
});
