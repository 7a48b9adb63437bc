// Builds the panel and the small script that loads it on demand.
import { join } from 'node:path';
import { buildScript } from '../pages/build.ts';
import { buildMeta } from '../panel/exports/buildMeta.ts';
import { buildName } from './buildName.ts';

const folder = join(import.meta.dirname, '../panel');

/** The HTML that states the build's name and loads the panel. Inserted at the end of each page. */
export const panelHtml = (): string =>
  `<meta name="${buildMeta}" content="${buildName()}"><script src="/__mock__/panel-loader.js" defer></script>`;

export async function buildPanelScripts(): Promise<Map<string, string>> {
  const [loader, panel] = await Promise.all(
    ['loader.ts', 'serverPanel.ts'].map((file) => buildScript(join(folder, file))),
  );
  return new Map([
    ['/__mock__/panel-loader.js', loader ?? ''],
    ['/__mock__/panel.js', panel ?? ''],
  ]);
}
