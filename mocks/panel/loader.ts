// A small script in each page of the standalone server. It loads the panel on demand.
import { isPanelEnabled } from './memory.ts';

/** Built by `mocks/server/panelScripts.ts`. */
const panel = '/__mock__/panel.js';

if (isPanelEnabled()) void import(/* @vite-ignore */ panel);
