// A tag manager takes what is pushed into `dataLayer`, also before its script is there.
import { tagManagerUrl } from '#/config.ts';
import { deviceNow } from '#/lib/clock.ts';
import type { Party } from './party.ts';
import { bringScript } from './bringScript.ts';

const GLOBAL = 'dataLayer';

function push(entry: Readonly<Record<string, unknown>>): void {
  const left: unknown = Reflect.get(globalThis, GLOBAL);
  const layer: unknown[] = Array.isArray(left) ? left : [];
  if (layer !== left) Reflect.set(globalThis, GLOBAL, layer);
  layer.push(entry);
}

export const tagManager: Party = {
  name: 'tag-manager',
  purpose: 'analytics',
  hasScript: true,
  visited(path) {
    bringScript(tagManagerUrl, () => push({ event: 'gtm.js', 'gtm.start': deviceNow() }));
    push({ event: 'page_view', page_path: path });
  },
  stop: () => push({ event: 'consent_withdrawn' }),
};
