import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandIds, type BrandId } from './brand.ts';
import { brands } from './brands.ts';
import { contrast } from '../../.storybook/contrast.ts';

const contract = (
  '--surface-0 --surface-1 --surface-2 --surface-3 --text --text-muted --accent --accent-strong --text-on-accent ' +
  '--accent-2 --positive --negative --warning --focus --border --backdrop --gradient-page --gradient-hero ' +
  '--gradient-accent --gradient-card --font-display --font-text --radius-control --radius-card --radius-dialog ' +
  '--radius-pill --shadow-1 --shadow-2 --shadow-3 --letter-display --case-display'
).split(' ');

const surfaces = ['--surface-0', '--surface-1', '--surface-2', '--surface-3'];
const textRoles = [
  '--text',
  '--text-muted',
  '--accent',
  '--accent-strong',
  '--accent-2',
  '--positive',
  '--negative',
  '--warning',
];
const edgeRoles = ['--focus', '--border'];

function tokensOf(id: BrandId): Map<string, string> {
  const css = readFileSync(new URL(`./${id}/tokens.css`, import.meta.url), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

function colourOf(tokens: Map<string, string>, role: string): string {
  const value = tokens.get(role) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(tokens, reference);
}

describe.each(brandIds)('the theme of %s', (id) => {
  const tokens = tokensOf(id);

  it('defines every semantic token, and otherwise only its own palette', () => {
    const semantic = [...tokens.keys()].filter((name) => !name.startsWith(`--${id}-`));
    expect(semantic.toSorted()).toEqual(contract.toSorted());
  });

  it.each(textRoles)('%s is readable on every surface', (role) => {
    expect(
      surfaces.filter((surface) => contrast(colourOf(tokens, role), colourOf(tokens, surface)) < 4.5),
    ).toEqual([]);
  });

  it.each(edgeRoles)('%s is visible on every surface', (role) => {
    expect(
      surfaces.filter((surface) => contrast(colourOf(tokens, role), colourOf(tokens, surface)) < 3),
    ).toEqual([]);
  });

  it('text on the accent is readable on every stop of its gradient', () => {
    const stops = tokens.get('--gradient-accent')?.match(/#[\da-f]{6}/g) ?? [];
    expect(stops.length).toBeGreaterThan(1);
    const grounds = [colourOf(tokens, '--accent'), colourOf(tokens, '--accent-strong'), ...stops];
    expect(grounds.filter((ground) => contrast(colourOf(tokens, '--text-on-accent'), ground) < 4.5)).toEqual(
      [],
    );
  });

  it.each(['--gradient-hero', '--gradient-card'])('text is readable on every stop of %s', (gradient) => {
    const grounds = tokens.get(gradient)?.match(/#[\da-f]{6}/g) ?? [];
    expect(grounds.filter((ground) => contrast(colourOf(tokens, '--text'), ground) < 4.5)).toEqual([]);
  });

  it("matches the browser's theme colours to its surfaces", () => {
    expect(brands[id].backgroundColor).toBe(colourOf(tokens, '--surface-0'));
    expect(brands[id].themeColor).toBe(colourOf(tokens, '--surface-1'));
  });
});
