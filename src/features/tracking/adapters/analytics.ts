// Connects Yandex Metrica and Google Tag Manager. Calls are queued until the script of each has loaded.
import { metricaUrl, tagManagerUrl } from '#/config.ts';
import { deviceNow } from '#/lib/clock.ts';
import { readScriptUrl, runExternalScript } from '#/lib/externalScript.ts';
import type { Party } from '../model/audience.ts';

const COUNTER = 'ym';
// Metrica only counts page views. It tracks no clicks or links, and records no sessions.
const settings = { defer: true, clickmap: false, trackLinks: false, webvisor: false } as const;

/** The counter's number. It is the fragment of the configured script URL. */
function counterOf(setting: string): number {
  return Number(/#(\d{1,12})$/.exec(setting)?.[1] ?? 0);
}

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][] };

/** Queues calls until Metrica's script has loaded. The script then reads them from `ym.a`. */
function createQueue(): void {
  if (typeof Reflect.get(globalThis, COUNTER) === 'function') return;
  const calls: unknown[][] = [];
  const queue: Counter = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls });
  Reflect.set(globalThis, COUNTER, queue);
}

function callCounter(...call: unknown[]): void {
  const counter: unknown = Reflect.get(globalThis, COUNTER);
  if (typeof counter === 'function') Reflect.apply(counter, globalThis, [counterOf(metricaUrl), ...call]);
}

export const metrica: Party = {
  name: 'metrica',
  purpose: 'analytics',
  hasScript: true,
  visited(path) {
    loadScript(metricaUrl, () => {
      createQueue();
      callCounter('init', settings);
    });
    callCounter('hit', path);
  },
  stop: () => callCounter('destruct'),
};

const DATA_LAYER = 'dataLayer';

function push(entry: Readonly<Record<string, unknown>>): void {
  const existing: unknown = Reflect.get(globalThis, DATA_LAYER);
  const layer: unknown[] = Array.isArray(existing) ? existing : [];
  if (layer !== existing) Reflect.set(globalThis, DATA_LAYER, layer);
  layer.push(entry);
}

export const tagManager: Party = {
  name: 'tag-manager',
  purpose: 'analytics',
  hasScript: true,
  visited(path) {
    loadScript(tagManagerUrl, () => push({ event: 'gtm.js', 'gtm.start': deviceNow() }));
    push({ event: 'page_view', page_path: path });
  },
  stop: () => push({ event: 'consent_withdrawn' }),
};

const loadedScripts = new Set<string>();

/** Loads a script once. `before` sets the globals that the script reads. Errors are ignored on purpose. */
function loadScript(setting: string, before: () => void): void {
  if (loadedScripts.has(setting)) return;
  const script = readScriptUrl(setting, location.origin, '');
  if (!script) return;
  loadedScripts.add(setting);
  before();
  runExternalScript('analytics', script.url).catch(() => undefined);
}
