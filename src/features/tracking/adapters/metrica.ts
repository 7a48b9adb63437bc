// Metrica's counter: `ym(number, method, …)`, whose calls wait in `ym.a` until the script is there.
import { metricaUrl } from '#/config.ts';
import type { Party } from './party.ts';
import { bringScript } from './bringScript.ts';

const GLOBAL = 'ym';
/** What the counter is told of is a page and nothing that is done on it. */
const settings = { defer: true, clickmap: false, trackLinks: false, webvisor: false } as const;

/** The counter's number, the fragment of the script's address. */
export function counterOf(setting: string): number {
  return Number(/#(\d{1,12})$/.exec(setting)?.[1] ?? 0);
}

type Counter = ((...call: unknown[]) => void) & { a?: unknown[][] };

function makeQueue(): void {
  if (typeof Reflect.get(globalThis, GLOBAL) === 'function') return;
  const waiting: unknown[][] = [];
  const queue: Counter = Object.assign((...call: unknown[]) => void waiting.push(call), { a: waiting });
  Reflect.set(globalThis, GLOBAL, queue);
}

function tell(...call: unknown[]): void {
  const counter: unknown = Reflect.get(globalThis, GLOBAL);
  if (typeof counter === 'function') Reflect.apply(counter, globalThis, [counterOf(metricaUrl), ...call]);
}

export const metrica: Party = {
  name: 'metrica',
  purpose: 'analytics',
  hasScript: true,
  visited(path) {
    bringScript(metricaUrl, () => {
      makeQueue();
      tell('init', settings);
    });
    tell('hit', path);
  },
  stop: () => tell('destruct'),
};
