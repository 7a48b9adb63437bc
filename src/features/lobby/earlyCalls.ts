// The lobby's first requests. The entry script sends them while the rest of the code loads.
import { winnersParams } from './data/listParams.ts';

export function withQuery(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/**
 * The first calls, the most important ones first. The games aren't requested, because the static page
 * contains them.
 */
export const earlyCalls: readonly string[] = [
  '/json-api/content/current-block',
  withQuery('/api/winners', winnersParams),
  '/json-api/serverdata',
];
