// Each brand's web app manifest (specification S2.104): standalone, its colours, icons of 16 and 32 pixels,
// the site's root.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandIds } from './brand.ts';
import { brandArt } from './defaults.ts';

const folder = join(import.meta.dirname, '../../public');

test.each(brandIds)(
  'the web app manifest of %s is standalone, with colours, icons of 16 and 32 pixels and the root as its scope',
  (id) => {
    // A file of ours; its shape is what is tested.
    const manifest = JSON.parse(readFileSync(join(folder, `brand/${id}.webmanifest`), 'utf8')) as Record<
      string,
      unknown
    > & {
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({
      display: 'standalone',
      scope: '/',
      start_url: '/',
      theme_color: manifest['background_color'],
    });
    expect(readFileSync(join(import.meta.dirname, id, 'tokens.css'), 'utf8')).toContain(
      String(manifest['theme_color']),
    );
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['16x16', '32x32']);
    expect(manifest.icons.every(({ src }) => existsSync(join(folder, src)))).toBe(true);
  },
);

test.each(brandIds)('the room kept for the logo of %s is that of its drawing', (id) => {
  const { logo, logoWidth } = brandArt(id);
  expect(readFileSync(join(folder, logo), 'utf8')).toContain(`width="${String(logoWidth)}" height="40"`);
});
