// A small script in each page of the standalone server. It loads the panel on demand.
import { isPanelEnabled } from './memory.ts';

/** `mocks/server/panelScripts.ts` builds the panel at this URL. */
const panel = '/__mock__/panel.js';

if (isPanelEnabled()) void import(/* @vite-ignore */ panel);
