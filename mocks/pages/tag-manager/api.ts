// A tag manager's script: records the existing entries of `dataLayer` and every later one.
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
