// The logged calls, each with its differences from the OpenAPI description.
import type { Backend } from '../core/backend.ts';
import type { Exchange } from '../core/log.ts';
import { verdictOf, type Verdict } from '../core/verdict.ts';

/** A logged call with its verdict, which is missing if the call can’t be checked. */
export interface CheckedExchange extends Exchange {
  readonly verdict?: Verdict;
}

/** The logged calls with headers and bodies, oldest first; `id` selects one. */
export function exchangesOf(backend: Backend, id?: number): CheckedExchange[] {
  const all = backend.log.exchanges();
  const wanted = id === undefined ? all : all.filter((exchange) => exchange.id === id);
  return wanted.map((exchange) => {
    const verdict = verdictOf(exchange, backend.parts.bodyLimits);
    return { ...exchange, ...(verdict ? { verdict } : {}) };
  });
}
