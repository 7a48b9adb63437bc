// Checks that after the casino has acknowledged a write, a read shows it.
import { matchOperation } from '#mocks/core/routes.ts';
import { logIn } from './login.ts';
import { nameOf, type Caller, type Done } from './types.ts';
import { personaOf } from './visitors.ts';
import type { World } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Written {
  /** The first parameter in the path of the write. */
  readonly id: string;
  readonly body: Fields;
  readonly answer: Fields;
}

interface Reading {
  /** The path of the read. */
  readonly path: string;
  readonly shows: (shown: unknown, written: Written) => boolean;
}

const has = (shown: unknown, text: string): boolean => JSON.stringify(shown)?.includes(text) ?? false;
const contains = (shown: unknown, fields: Fields): boolean =>
  typeof shown === 'object' &&
  shown !== null &&
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify((shown as Fields)[name]) === JSON.stringify(value),
  );

const rows = (shown: unknown): Fields[] => (Array.isArray(shown) ? (shown as Fields[]) : []);
const withId = (shown: unknown, id: unknown): Fields | undefined =>
  rows(shown).find((row) => String(row['id'] ?? row['slug']) === String(id));

/** The read that shows the effect of each write. `shown` is the `data` of its response. */
const readings: Partial<Record<string, Reading>> = {
  addFavouriteGame: {
    path: '/json-api/v2/games/favourites',
    shows: (shown, { id }) => rows(shown).some(({ slug }) => slug === id),
  },
  removeFavouriteGame: {
    path: '/json-api/v2/games/favourites',
    shows: (shown, { id }) => !rows(shown).some(({ slug }) => slug === id),
  },
  saveNotificationSettings: {
    path: '/json-api/user-notifications/settings',
    shows: (shown, { body }) => contains(shown, body),
  },
  updateRealityCheck: {
    path: '/json-api/responsible-play/reality-check',
    shows: (shown, { body }) => ((shown as Fields)['interval'] ?? null) === body['interval'],
  },
  chooseNickname: {
    path: '/json-api/users/profile',
    shows: (shown, { body }) => has(shown, JSON.stringify(String(body['nickname']).trim())),
  },
  readAllNotifications: {
    path: '/json-api/user-notifications',
    shows: (shown) => rows(shown).every(({ status }) => status !== 'new'),
  },
  readNotification: {
    path: '/json-api/user-notifications?offset=0&limit=100',
    shows: (shown, { id }) => withId(shown, id)?.['status'] !== 'new',
  },
  selectCashboxGift: {
    path: '/json-api/user-gifts',
    shows: (shown, { body }) =>
      body['user_gift_id'] === null || withId(shown, body['user_gift_id']) !== undefined,
  },
  activateGift: {
    path: '/json-api/user-gifts',
    shows: (shown, { id }) => withId(shown, id)?.['state'] !== 'new',
  },
  joinTournament: {
    path: '/json-api/v2/tournaments?joined=true&limit=100',
    shows: (shown, { id }) => rows(shown).some((row) => row['slug'] === id),
  },
  sendPayout: {
    path: '/json-api/treasury/user/payouts?offset=0&limit=100',
    shows: (shown, { answer }) => withId(shown, answer['id'] ?? answer['transaction_id']) !== undefined,
  },
  cancelPayout: {
    path: '/json-api/treasury/user/new-payouts',
    shows: (shown, { body }) => withId(shown, body['transaction_id']) === undefined,
  },
  cancelDeposit: {
    path: '/json-api/treasury/user/deposits?offset=0&limit=100&status=open',
    shows: (shown, { body }) => withId(shown, body['transaction_id']) === undefined,
  },
};

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const dataOf = (json: unknown): unknown => record(json)['data'];

/** The sessions in the player's own list; null if the list can't be read. */
function listedSessions(world: World, who: Caller): Fields[] | null {
  const { status, json } = world.send({ do: 'call', who, method: 'GET', path: '/json-api/users/sessions' });
  return status === 200 ? rows(dataOf(json)) : null;
}

/**
 * After a logout of all devices, checks that their tokens are refused and their sessions no longer listed.
 * The calling device may stay logged in.
 */
export function checkEnded(world: World, { call, operation, reply }: Done): void {
  const persona = personaOf(call.who);
  if (operation?.id !== 'endAllSessions' || reply.status !== 204 || !persona || world.hasScenario) return;
  const stays = new URLSearchParams(call.path.split('?')[1]).get('exceptCurrent') === 'true';
  const devices: Caller[] = [persona, `${persona} 2`];
  for (const who of devices) {
    if (!world.tokens.has(who) || (stays && who === call.who)) continue;
    const { status } = world.send({ do: 'call', who, method: 'GET', path: '/json-api/users/balance' });
    world.require(
      'an ended login is refused',
      status === 401,
      () => `${nameOf(call)}: ${who} gets ${status}`,
    );
    world.tokens.delete(who);
  }
  if (!stays) logIn(world, call.who);
  const left = listedSessions(world, call.who);
  world.require(
    'an ended login is no longer listed',
    left === null || left.length === 1,
    () => `${nameOf(call)}: ${left?.length ?? 0} are listed`,
  );
}

export function checkAcknowledged(world: World, { call, operation, reply, hasScenario }: Done): void {
  const reading = operation ? readings[operation.id] : undefined;
  if (
    !reading ||
    hasScenario ||
    world.hasScenario ||
    reply.status < 200 ||
    reply.status >= 300 ||
    reply.failure !== null
  )
    return;
  if (call.text !== undefined) return;
  const shown = world.send({ do: 'call', who: call.who, method: 'GET', path: reading.path });
  if (shown.status !== 200) return;
  const match = matchOperation(call.method, call.path.split('?')[0] ?? '');
  const [id = ''] = match.found === 'operation' ? Object.values(match.path) : [];
  const written = { id, body: record(call.body), answer: record(dataOf(reply.json)) };
  world.require(
    'an acknowledged write can be read',
    reading.shows(dataOf(shown.json), written),
    () =>
      `${nameOf(call)} -> ${reply.status} ${reply.text?.slice(0, 200) ?? ''}, then ${reading.path}: ${shown.text?.slice(0, 400) ?? ''}`,
  );
}
