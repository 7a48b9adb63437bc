import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { brandArt } from '#mocks/art/brandScenes.ts';
import { drawHero } from '#mocks/art/wide.ts';

// The heroes are the client's own files, not the mock's: they must be there before any script runs, and a
// preload names them.
const folder = join(import.meta.dirname, '../public/hero');

mkdirSync(folder, { recursive: true });
for (const brand of Object.keys(brandArt)) {
  for (const variant of ['desktop', 'phone'] as const) {
    writeFileSync(join(folder, `${brand}-${variant}.svg`), `${drawHero(brand, variant)}\n`);
  }
}
