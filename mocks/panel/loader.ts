// In each page that the standalone server serves: a few bytes that fetch the panel for those who want it.
import { isPanelWanted } from './memory.ts';

/** Served by the mock server beside its control API; see `mocks/server/panelScripts.ts`. */
const panel = '/__mock__/panel.js';

if (isPanelWanted()) void import(/* @vite-ignore */ panel);
