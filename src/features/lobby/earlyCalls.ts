// What the lobby asks for first, for the entry of the bundle: it asks before the rest of the code is there.
import { winnersParams } from './data/listParams.ts';

export function address(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What a drawn lobby of a guest still lacks, in the order of its worth; its games are in the page. */
export const earlyCalls: readonly string[] = [
  '/json-api/content/current-block',
  address('/api/winners', winnersParams),
  '/json-api/serverdata',
];
