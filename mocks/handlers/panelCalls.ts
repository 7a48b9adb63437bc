// Control calls that the developer panel needs beyond those of `control.ts`.
import type { Backend } from '../core/backend.ts';
import { isRecord } from '../core/isRecord.ts';
import type { Exchange } from '../core/log.ts';
import type { Disturbance } from '../core/socket.ts';
import { verdictOf, type Verdict } from '../core/verdict.ts';
import type { PersonaId } from '../world/personas.ts';
import { compareSeeds, viewWorld } from './worldView.ts';

/** A logged call with its verdict. */
export interface CheckedExchange extends Exchange {
  readonly verdict: Verdict;
}

/** The logged calls whole, oldest first; `id` selects one. */
export function exchangesOf(backend: Backend, id?: number): CheckedExchange[] {
  const all = backend.log.exchanges();
  const wanted = id === undefined ? all : all.filter((exchange) => exchange.id === id);
  return wanted.map((exchange) => ({
    ...exchange,
    verdict: verdictOf(exchange, backend.parts.bodyLimits),
  }));
}

const kinds = ['drop', 'delay', 'duplicate', 'reorder'] as const;
const maxCount = 100;
const maxDelay = 60_000;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** Reads `{ kind, count, type?, delay? }`; an empty object ends the disturbance. The problem is an English sentence. */
export function readDisturbance(body: unknown): { disturbance: Disturbance | null } | { problem: string } {
  if (!isRecord(body)) return { problem: 'a disturbance is an object' };
  if (Object.keys(body).length === 0) return { disturbance: null };
  const { kind: name, count, type, delay } = body;
  const kind = kinds.find((known) => known === name);
  if (!kind) return { problem: `kind is one of ${kinds.join(', ')}` };
  if (!isWithin(count, maxCount)) return { problem: `count is 1 to ${maxCount} messages` };
  if (type !== undefined && typeof type !== 'string') return { problem: 'type is the type of a message' };
  if (delay !== undefined && !isWithin(delay, maxDelay))
    return { problem: `delay is 1 to ${maxDelay} milliseconds` };
  const options = { ...(type === undefined ? {} : { type }), ...(delay === undefined ? {} : { delay }) };
  return { disturbance: { kind, count, ...options } };
}

const seedPattern = /^[\w.-]{1,64}$/;

/** Answers the panel's calls; null for any other path. `visitor` is who the page is logged in as. */
export function panelCall(
  backend: Backend,
  call: { method: string; path: string; body: unknown; query: URLSearchParams; visitor: PersonaId | 'guest' },
): { status: number; body: unknown } | null {
  const { method, path, body, query, visitor } = call;
  switch (`${method} ${path}`) {
    case 'GET exchanges': {
      const id = query.get('id');
      return { status: 200, body: { data: exchangesOf(backend, id === null ? undefined : Number(id)) } };
    }
    case 'GET frames':
      return { status: 200, body: { data: backend.log.frames(), disturbance: backend.hub.disturbance } };
    case 'PUT disturbance': {
      const read = readDisturbance(body);
      if ('problem' in read) return { status: 400, body: { error: read.problem } };
      backend.hub.disturb(read.disturbance);
      return { status: 200, body: { disturbance: backend.hub.disturbance } };
    }
    case 'GET world':
      return { status: 200, body: { data: viewWorld(backend, visitor) } };
    case 'GET seeds': {
      const [first, second] = [query.get('first') ?? '', query.get('second') ?? ''];
      return seedPattern.test(first) && seedPattern.test(second)
        ? { status: 200, body: { data: compareSeeds(backend, first, second) } }
        : { status: 400, body: { error: 'first and second are seeds: letters, digits, dots, dashes' } };
    }
    default:
      return null;
  }
}
