// The script of a tag manager: it takes what waits in `dataLayer`, and what is pushed from then on.
import { createRecorder } from '#mocks/pages/shared/record.ts';

declare global {
  var dataLayer: unknown[] | undefined;
}

const here = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const record = createRecorder('tag-manager', here);
const layer = (globalThis.dataLayer ??= []);

const nameOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'event' in entry ? String(entry.event) : 'push';

for (const entry of layer) record(nameOf(entry), entry);
layer.push = (...entries: unknown[]): number => {
  for (const entry of entries) record(nameOf(entry), entry);
  return Array.prototype.push.apply(layer, entries);
};
