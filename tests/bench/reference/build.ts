// Builds the benchmark's two reference pages. `limit` is a static lobby without a script. `floor` is the bare
// stack without the app's own code.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import {
  HEADER,
  HERO,
  NAVIGATION,
  pageMarkup,
  PLACEHOLDERS,
  tileMarkup,
  type ReferenceGame,
} from './look.ts';

export async function buildReferences(
  root: string,
  folder: string,
  games: readonly ReferenceGame[],
): Promise<{ limit: string; floor: string }> {
  const limit = join(folder, 'limit');
  const floor = join(folder, 'floor');
  const source = join(folder, 'floor-source');
  for (const path of [limit, floor, source]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { recursive: true });
  }
  const tiles = games
    .slice(0, 24)
    .map(tileMarkup)
    .join('')
    .replaceAll('class="tile"', 'class="tile" data-game-tile');
  writeFileSync(
    join(limit, 'index.html'),
    pageMarkup(
      'limit',
      '',
      `${HEADER}${NAVIGATION}${HERO}<h2>Популярные</h2><div class="grid">${tiles}</div>`,
    ),
  );
  const early =
    "<script>window.floorGames=fetch('/json-api/v2/games?limit=24&page=1').then(function(r){return r.json()})</script>";
  const shell = `<div id="root">${HEADER}${HERO}<div class="grid">${PLACEHOLDERS}</div></div><script type="module" src="/main.tsx"></script>`;
  writeFileSync(join(source, 'index.html'), pageMarkup('floor', early, shell));
  cpSync(join(root, 'tests/bench/reference/floor/main.tsx'), join(source, 'main.tsx'));
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    publicDir: join(root, 'public'),
    plugins: [react()],
    build: { outDir: floor, emptyOutDir: true, target: 'baseline-widely-available' },
  });
  cpSync(join(root, 'public'), limit, { recursive: true });
  return { limit, floor };
}
