// Settings, sessions, clock and messages, shared by the control API, links and `window.__mock` in the page.
// `controlCalls.ts` has the API's calls.
import { safeParse } from 'zod/v4/core';
import type { Backend } from '../core/backend.ts';
import { schemaNamed } from '../core/schemas.ts';
import type { RealtimeMessage } from '../generated/model/index.ts';
import type { ClockMove, Session, SessionSettings } from '../generated/control/client.ts';
import type { Audience, Outgoing } from '../world/message.ts';
import { isInstant, isoOf } from '../world/dates.ts';
import { listDue } from '../world/due.ts';
import { maxAdvance, readDuration } from '../world/duration.ts';
import {
  readInstant,
  readMockParameters,
  unknownParameters,
  type MockParameters,
} from '../scenarios/links.ts';
import type { PersonaId } from '../world/personas.ts';
import { readToken } from '../world/jwt.ts';
import { isRecord } from '../core/isRecord.ts';
import { describeIssues, inEnglish } from './issues.ts';
import { rebuildProblem } from './journal.ts';

const nameOf = (key: string): string => (key === 'brand' || key === 'locale' ? key : `mock.${key}`);

function queryOf(settings: SessionSettings): URLSearchParams {
  return new URLSearchParams(
    Object.entries(settings).flatMap(([key, value]): [string, string][] =>
      value === null || value === undefined ? [] : [[nameOf(key), String(value)]],
    ),
  );
}

/** The settings with a value that the mock doesn't know, each written as a link's query parameter. */
export function unknownSettings(settings: SessionSettings, presentBrand?: string): string[] {
  return unknownParameters(queryOf(settings), presentBrand);
}

export function readSettings(settings: SessionSettings): MockParameters {
  return {
    ...readMockParameters(queryOf(settings)),
    // Null or an empty string switches all scenarios off.
    ...(settings.scenario === '' || settings.scenario === null ? { scenario: '' } : {}),
  };
}

/** The persona that owns the refresh token. `registered` is a player who signed up in this world. */
export function visitorOf({ settings, state }: Backend, refreshToken: string): PersonaId | 'guest' {
  const claims = readToken(refreshToken, settings.seed);
  const player = claims ? state.players[claims.sub] : undefined;
  const session = claims ? state.sessions[claims.sid] : undefined;
  return player && session?.isRevoked !== true ? player.persona : 'guest';
}

export function describeSession(backend: Backend, refreshToken = ''): Session {
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

/**
 * The recipients of a message. Undefined means everyone; null means that `to` is neither a room nor
 * a player.
 */
function audienceOf(to: unknown): Audience | undefined | null {
  if (to === undefined) return undefined;
  if (!isRecord(to) || Object.keys(to).length !== 1) return null;
  if (typeof to['room'] === 'string') return { room: to['room'] };
  return typeof to['player'] === 'number' ? { player: to['player'] } : null;
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
  const audience = audienceOf(to);
  if (audience === null) return 'to is either a room or a player';
  const stamped = { id: 'pushed', at: backend.clock.now(), ...message };
  const result = safeParse(schemaNamed('RealtimeMessage'), stamped, inEnglish);
  if (!result.success) return describeIssues(result.error.issues);
  // The schema has validated the message. A message without an id gets one from `emit`.
  if (typeof message['id'] === 'string') backend.hub.send(result.data as RealtimeMessage, audience);
  else backend.emit(message as unknown as Outgoing, audience);
  return null;
}

const maxDue = 100;

export function upcomingEvents(backend: Backend): { at: string; name: string }[] {
  const { world, state, parts } = backend;
  const place = { world, state, brand: world.brand };
  return listDue(parts.dueSources, place, maxDue).map(({ at, name }) => ({ at: isoOf(at), name }));
}

/** The time to set the clock to, in epoch milliseconds, or an error text. */
function targetTime(backend: Backend, { advance, due, now }: ClockMove): number | string {
  if ([advance, due, now].filter((given) => given !== undefined).length !== 1)
    return 'pass one of advance, due and now';
  const present = backend.clock.now();
  if (due !== undefined) {
    const dueEvent = upcomingEvents(backend).find(({ name }) => name.includes(due));
    return dueEvent ? Math.max(present, Date.parse(dueEvent.at)) : `nothing that is called ${due} comes due`;
  }
  if (now !== undefined) {
    const instant = typeof now === 'string' ? readInstant(now) : now;
    if (instant === undefined || !isInstant(instant))
      return 'now must be an ISO date or epoch milliseconds, from 1970 to 8999';
    return instant - present <= maxAdvance ? instant : 'now is at most ten years ahead';
  }
  const by = typeof advance === 'string' ? readDuration(advance) : advance;
  if (by === undefined) return 'advance must be milliseconds or a duration like PT50H, at most ten years';
  return isInstant(present + by) ? present + by : 'the clock ends with the year 8999';
}

/**
 * Moves the clock by `advance` (milliseconds, or a duration such as `PT50H`), to the next due event
 * whose name contains `due`, or to `now` (ISO or epoch milliseconds). A time in the past rebuilds
 * the world as it was then. Returns an error text, or null on success.
 */
export function moveClock(backend: Backend, move: ClockMove): string | null {
  const wanted = targetTime(backend, move);
  if (typeof wanted === 'string') return wanted;
  return rebuildProblem(() => backend.timeline.setClock(wanted));
}
