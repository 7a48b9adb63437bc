// The control API, independent of transport: `/__mock__/*` on the server, `window.__mock` in the
// page.
import { safeParse } from 'zod/v4/core';
import type { Backend } from '../core/backend.ts';
import { schemaNamed } from '../core/schemas.ts';
import type { RealtimeMessage } from '../generated/model/index.ts';
import type { Audience, Outgoing } from '../world/message.ts';
import { isInstant, isoOf } from '../world/dates.ts';
import { listDue } from '../world/due.ts';
import { maxAdvance, readDuration } from '../world/duration.ts';
import { listScenarios } from '../scenarios/scenarios.ts';
import {
  readInstant,
  readMockParameters,
  unknownParameters,
  type MockParameters,
} from '../scenarios/links.ts';
import { reportsOf, thirdPartyRecords } from '../world/tracking/view.ts';
import type { InboxItem } from '../world/state.ts';
import { checkJournal, describeSteps, loadJournal, moveToStep, rebuildProblem } from './journal.ts';
import type { PersonaId } from '../world/personas.ts';
import { readToken } from '../world/jwt.ts';
import { isRecord } from '../core/isRecord.ts';

const nameOf = (key: string): string => (key === 'brand' || key === 'locale' ? key : `mock.${key}`);

function queryOf(body: object): URLSearchParams {
  const plain = Object.entries(body).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return new URLSearchParams(plain.map(([key, value]) => [nameOf(key), String(value)]));
}

/** Unknown names in a JSON body. Null and undefined values are ignored. */
export function unknownInBody(body: unknown, presentBrand?: string): string[] {
  if (body === undefined || body === null) return [];
  if (!isRecord(body)) return ['parameters are an object'];
  const strange = Object.entries(body).filter(
    ([, value]) => value !== null && value !== undefined && typeof value === 'object',
  );
  return [
    ...('journal' in body ? ['mock.journal (replay it by PUT /__mock__/journal)'] : []),
    ...unknownParameters(queryOf(body), presentBrand),
    ...strange.map(([key, value]) => `${nameOf(key)}=${JSON.stringify(value)}`),
  ];
}

export function readParameters(body: unknown): MockParameters {
  if (!isRecord(body)) return {};
  const query = queryOf(body);
  // An empty string switches all scenarios off.
  return {
    ...readMockParameters(query),
    ...(body['scenario'] === '' || body['scenario'] === null ? { scenario: '' } : {}),
  };
}

/** The persona that owns the refresh token. `registered` is a player who signed up in this world. */
export function visitorOf({ settings, state }: Backend, refreshToken: string): PersonaId | 'guest' {
  const claims = readToken(refreshToken, settings.seed);
  const player = claims ? state.players[claims.sub] : undefined;
  const session = claims ? state.sessions[claims.sid] : undefined;
  return player && session?.isRevoked !== true ? player.persona : 'guest';
}

export function describeSession(backend: Backend, refreshToken = ''): object {
  const { settings, clock, scenarios, state, hub } = backend;
  return {
    ...settings,
    startedAt: isoOf(state.startedAt),
    ...(state.adjusted === undefined ? {} : { adjusted: state.adjusted }),
    now: isoOf(clock.now()),
    frozen: clock.frozen,
    scenarios: scenarios.list(),
    visitor: visitorOf(backend, refreshToken),
    sockets: hub.size,
    rooms: [...hub.rooms()],
    listening: [...hub.players()],
    players: Object.values(state.players).map(({ id, persona, contacts }) => ({
      id,
      persona,
      contacts: contacts.map(({ value }) => value),
    })),
  };
}

function audienceOf(value: unknown): Audience | undefined {
  if (!isRecord(value)) return undefined;
  if (typeof value['room'] === 'string') return { room: value['room'] };
  return typeof value['player'] === 'number' ? { player: value['player'] } : undefined;
}

/**
 * Sends a realtime message and adds `id` and `at` if missing. Returns an error text, or null on
 * success. `{ raw: text }` sends the text unchanged and `{ drop: true }` closes the sockets, for
 * tests of faulty servers.
 */
export function pushEvent(backend: Backend, body: unknown): string | null {
  if (!isRecord(body)) return 'an event must be an object';
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
  if (!result.success)
    return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  // The schema has validated the message. Without an id it is an outgoing message that still needs
  // one.
  if (typeof message['id'] === 'string') backend.hub.send(result.data as RealtimeMessage, audienceOf(to));
  else backend.emit(message as unknown as Outgoing, audienceOf(to));
  return null;
}

export interface ControlAnswer {
  status: number;
  body: unknown;
}

/**
 * Messages to one phone or e-mail, or all messages without `to`. Ignores spaces and plus signs,
 * because a plus in a query is read as a space.
 */
function inboxOf(backend: Backend, to: string | null): readonly InboxItem[] {
  const plain = (text: string): string => text.replaceAll(/[\s+]/g, '').toLowerCase();
  return to === null
    ? backend.state.inbox
    : backend.state.inbox.filter((message) => plain(message.to) === plain(to));
}

const maxDue = 100;

export function upcomingEvents(backend: Backend): { at: string; name: string }[] {
  const { world, state, parts } = backend;
  const place = { world, state, brand: world.brand };
  return listDue(parts.dueSources, place, maxDue).map(({ at, name }) => ({ at: isoOf(at), name }));
}

/** The target time of `POST clock` in epoch milliseconds, or an error text. */
function targetTime(backend: Backend, { advance, due, now }: Record<string, unknown>): number | string {
  const present = backend.clock.now();
  if (typeof due === 'string') {
    const dueEvent = upcomingEvents(backend).find(({ name }) => name.includes(due));
    return dueEvent ? Math.max(present, Date.parse(dueEvent.at)) : `nothing that is called ${due} comes due`;
  }
  if (now !== undefined) {
    const instant = typeof now === 'string' ? readInstant(now) : now;
    if (typeof instant !== 'number' || !isInstant(instant))
      return 'now must be an ISO date or epoch milliseconds, from 1970 to 8999';
    return instant - present <= maxAdvance ? instant : 'now is at most ten years ahead';
  }
  const by = typeof advance === 'string' ? readDuration(advance) : advance;
  if (typeof by !== 'number' || !(by >= 0 && by <= maxAdvance))
    return 'advance must be milliseconds or a duration like PT50H, at most ten years; otherwise pass now or due';
  return isInstant(present + by) ? present + by : 'the clock ends with the year 8999';
}

/**
 * Moves the clock by `advance` (milliseconds, or a duration such as `PT50H`), to the next due event
 * whose name contains `due`, or to `now` (ISO or epoch milliseconds). A time in the past rebuilds
 * the world as it was then. Returns an error text, or null on success.
 */
function moveClock(backend: Backend, body: Record<string, unknown>): string | null {
  const wanted = targetTime(backend, body);
  if (typeof wanted === 'string') return wanted;
  return rebuildProblem(() => backend.timeline.setClock(wanted));
}

/**
 * All of the control API except `session`, which may replace the backend. Null for an unknown path.
 */
export function control(
  backend: Backend,
  method: string,
  path: string,
  body: unknown,
  query = new URLSearchParams(),
): ControlAnswer | null {
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
      const problem = moveClock(backend, isRecord(body) ? body : {});
      if (problem !== null) return { status: 400, body: { error: problem } };
      return { status: 200, body: describeSession(backend) };
    }
    case 'GET due':
      return { status: 200, body: { data: upcomingEvents(backend) } };
    case 'GET state':
      return { status: 200, body: backend.state };
    case 'GET hash':
      return { status: 200, body: { hash: backend.timeline.hash() } };
    case 'GET journal/check':
      return { status: 200, body: checkJournal(backend) };
    case 'GET journal':
      return { status: 200, body: backend.timeline.journal() };
    case 'PUT journal': {
      const problem = loadJournal(backend, body);
      return problem === null
        ? { status: 200, body: describeSteps(backend) }
        : { status: 400, body: { error: problem } };
    }
    case 'GET journal/steps':
      return { status: 200, body: describeSteps(backend) };
    case 'POST journal/step': {
      const problem = moveToStep(backend, isRecord(body) ? body['to'] : undefined);
      return problem === null
        ? { status: 200, body: describeSteps(backend) }
        : { status: 400, body: { error: problem } };
    }
    case 'GET inbox':
      return { status: 200, body: { data: inboxOf(backend, query.get('to')) } };
    case 'GET ledger':
      return { status: 200, body: { data: backend.state.ledger.entries } };
    case 'GET third-parties':
      return { status: 200, body: { data: thirdPartyRecords(backend) } };
    case 'GET reports':
      return { status: 200, body: { data: reportsOf(backend) } };
    case 'GET scenarios':
      return { status: 200, body: { data: listScenarios() } };
    default:
      return null;
  }
}
