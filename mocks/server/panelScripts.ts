// The developer's panel for pages of this server: a script of a few bytes in each page, and the panel for those who want it.
import { join } from 'node:path';
import { buildScript } from '../pages/build.ts';

const folder = join(import.meta.dirname, '../panel');

/** What a page of the app gets at its end. */
export const panelElement = '<script src="/__mock__/panel-loader.js" defer></script>';

export async function buildPanelScripts(): Promise<Map<string, string>> {
  const [loader, panel] = await Promise.all(
    ['loader.ts', 'serverPanel.ts'].map((file) => buildScript(join(folder, file))),
  );
  return new Map([
    ['/__mock__/panel-loader.js', loader ?? ''],
    ['/__mock__/panel.js', panel ?? ''],
  ]);
}
