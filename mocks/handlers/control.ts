// The control API of the mock, whatever carries it: `/__mock__/*` of the server, `window.__mock` of the page.
import { safeParse } from 'zod/v4/core';
import type { Backend } from '../core/backend.ts';
import { schemaNamed } from '../core/schemas.ts';
import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Audience, Outgoing } from '../realtime/message.ts';
import { listScenarios } from '../scenarios/scenarios.ts';
import { readMockParameters, type MockParameters } from '../scenarios/links.ts';
import type { InboxItem } from '../world/state.ts';
import { isRecord } from './provider/call.ts';

/** Reads the parameters of a JSON body with the keys of `MockParameters`. Unknown values are ignored. */
export function readParameters(body: unknown): MockParameters {
  if (!isRecord(body)) return {};
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
    query.set(key === 'brand' || key === 'locale' ? key : `mock.${key}`, String(value));
  }
  // An empty scenario switches all of them off.
  return { ...readMockParameters(query), ...(body['scenario'] === '' || body['scenario'] === null ? { scenario: '' } : {}) };
}

/** What a session is set up with at present. */
export function describeSession(backend: Backend): object {
  const { settings, clock, scenarios, state, hub } = backend;
  return {
    ...settings,
    now: new Date(clock.now()).toISOString(),
    frozen: clock.frozen,
    scenarios: scenarios.list(),
    sockets: hub.size,
    rooms: [...hub.rooms()],
    listening: [...hub.players()],
    players: Object.values(state.players).map(({ id, persona, contacts }) => ({ id, persona, contacts: contacts.map(({ value }) => value) })),
  };
}

function audienceOf(value: unknown): Audience | undefined {
  if (!isRecord(value)) return undefined;
  if (typeof value['room'] === 'string') return { room: value['room'] };
  return typeof value['player'] === 'number' ? { player: value['player'] } : undefined;
}

/**
 * Pushes a realtime message. `id` and `at` are added when missing.
 * `{ raw: text }` sends a text as it is and `{ drop: true }` closes the sockets, for tests of what no server should do.
 * Returns what is wrong with the message, or null.
 */
export function pushEvent(backend: Backend, body: unknown): string | null {
  if (!isRecord(body)) return 'an event is an object';
  if (body['drop'] === true) {
    backend.hub.dropAll();
    return null;
  }
  if (typeof body['raw'] === 'string') {
    backend.hub.sendRaw(body['raw']);
    return null;
  }
  const { to, ...message } = body;
  const stamped = { id: 'pushed', at: backend.clock.now(), ...message };
  const result = safeParse(schemaNamed('RealtimeMessage'), stamped);
  if (!result.success) return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  // The schema has just said that it is a message; without its stamp it is an outgoing one.
  if (typeof message['id'] === 'string') backend.hub.send(result.data as RealtimeMessage, audienceOf(to));
  else backend.emit(message as unknown as Outgoing, audienceOf(to));
  return null;
}

export interface ControlAnswer {
  status: number;
  body: unknown;
}

/** Messages to one phone or address; to anybody without `to`. Spaces and a plus do not count: in a query they are the same. */
function inboxOf(backend: Backend, to: string | null): readonly InboxItem[] {
  const plain = (text: string): string => text.replaceAll(/[\s+]/g, '').toLowerCase();
  return to === null ? backend.state.inbox : backend.state.inbox.filter((message) => plain(message.to) === plain(to));
}

/** Everything of the control API but `session`, which can replace the backend. Null for an unknown path. */
export function control(backend: Backend, method: string, path: string, body: unknown, query = new URLSearchParams()): ControlAnswer | null {
  switch (`${method} ${path}`) {
    case 'GET session':
      return { status: 200, body: describeSession(backend) };
    case 'POST events': {
      const problem = pushEvent(backend, body);
      return problem === null ? { status: 202, body: {} } : { status: 400, body: { error: problem } };
    }
    case 'GET requests':
      return { status: 200, body: { data: backend.log.list() } };
    case 'DELETE requests':
      backend.log.clear();
      return { status: 200, body: {} };
    case 'POST reset':
      backend.reset();
      return { status: 200, body: describeSession(backend) };
    case 'POST clock': {
      const milliseconds = isRecord(body) && typeof body['advance'] === 'number' ? body['advance'] : -1;
      if (!(milliseconds >= 0 && milliseconds <= 1e12)) return { status: 400, body: { error: 'advance is milliseconds, 0 or more' } };
      backend.clock.advance(milliseconds);
      return { status: 200, body: describeSession(backend) };
    }
    case 'GET snapshot':
      return { status: 200, body: backend.state };
    case 'PUT snapshot':
      return backend.restore(JSON.stringify(body ?? null)) ? { status: 200, body: {} } : { status: 400, body: { error: 'that is no snapshot' } };
    case 'GET inbox':
      return { status: 200, body: { data: inboxOf(backend, query.get('to')) } };
    case 'GET ledger':
      return { status: 200, body: { data: backend.state.ledger.entries } };
    case 'GET scenarios':
      return { status: 200, body: { data: listScenarios() } };
    default:
      return null;
  }
}
