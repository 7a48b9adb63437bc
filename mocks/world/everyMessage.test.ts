// Plays through many features and checks that every realtime message type and every notice is sent at least
// once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { createContext } from '#mocks/core/context.ts';
import { highFives, pools, standings } from '#mocks/realtime/eventPulses.ts';
import type { Gift } from '../generated/model/index.ts';
import { day, hour } from './dates.ts';
import { record } from './ledger.ts';
import { settleStake, takeStake } from './game-frame/bets.actions.ts';
import { givePoints } from './levels/actions.ts';
import { gamesByCategoryOf } from './lobby/categories.catalogue.ts';
import { payoutsSlice } from './cashbox/payouts.state.ts';
import { noticeTemplates } from './notifications/catalogue.ts';
import { noticesSlice } from './notifications/state.ts';
import { personaTable, type VisitorId } from './personas.ts';
import { addPoints } from './promotions/state.ts';
import { tournaments } from './tournaments/catalogue.ts';
import { membershipIn, tournamentsSlice } from './tournaments/state.ts';

const description = readFileSync(join(import.meta.dirname, '../../openapi/realtime/messages.yaml'), 'utf8');
const describedTypes = [...description.matchAll(/^ {6}([a-z_]+\.[a-z_]+): '#\/Realtime/gm)].map(
  ([, type]) => type,
);

const idOf = (persona: VisitorId): number => personaTable.find(({ id }) => id === persona)?.playerId ?? 0;
const picture = (tail = ''): string =>
  btoa(`\u00ff\u00d8\u00ff\u00e0${'x'.repeat(80)}${tail}`.padEnd(99, ' '));

let keys = 0;
/** Sends calls as a persona, each with its own idempotency key. */
function lifeOf(backend: Backend, visitor: VisitorId) {
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/json-api/${path}`, {
      token,
      body,
      headers: { 'idempotency-key': `told-${(keys += 1)}-of-a-life` },
    });
  return {
    get: (path: string): unknown => send('GET', path).json,
    post: (path: string, body?: unknown) => send('POST', path, body),
    put: (path: string, body?: unknown) => send('PUT', path, body),
  };
}

/** Opens a deposit. Returns a function that completes its payment. Amounts that end in 02 are declined. */
function opened(backend: Backend, visitor: VisitorId, amount: number, giftId?: number): () => void {
  const query = `payment_system=12&amount=${amount}&currency=RUB${giftId === undefined ? '' : `&user_gift_id=${giftId}`}`;
  const page = lifeOf(backend, visitor).post('treasury/open', { dep_qs: query, qs: '' });
  const [token] = /pay-\d+-\w+/.exec(page.body ?? '') ?? [];
  const status = amount % 100 === 2 ? 'declined' : 'paid';
  return () => void callerOf(backend)('POST', '/mock-provider/payment/settle', { body: { token, status } });
}

/** Collects the message types and notices that are sent while `live` runs. */
function collectMessages(live: (backend: Backend) => void): { types: Set<string>; names: Set<string> } {
  const backend = testBackend();
  const types = new Set<string>();
  const names = new Set<string>();
  const noticesOf = (id: number) => noticesSlice.of(backend, playerIn(backend, id)).notices;
  const players = () => Object.values(backend.state.players);
  const known = new Set(players().flatMap(({ id }) => noticesOf(id).map((notice) => notice.id)));
  const hub = vi.spyOn(backend.hub, 'send');
  // Collects the notices after each message. At the end, some would already have been removed, for example
  // because the announced event has begun.
  hub.mockImplementation(({ type }) => {
    types.add(type);
    for (const { id, name } of players().flatMap((player) => noticesOf(player.id)))
      if (!known.has(id)) names.add(name);
  });
  live(backend);
  return { types, names };
}

const life = collectMessages((backend) => {
  const call = callerOf(backend);
  const spin = (visitor: VisitorId, bet: number, win: number, slug = 'golden-harvest'): void => {
    const { context, sendMessages } = createContext(backend);
    const player = playerIn(backend, idOf(visitor));
    settleStake(context, player, takeStake(context, player, slug, bet, `round-${slug}`), win);
    sendMessages();
  };
  const begun = createContext(backend);
  addPoints(begun.context, playerIn(backend, idOf('vip')), 24, { reason: 'bets', points: 1e12 });
  for (const membership of Object.values(
    tournamentsSlice.of(backend, playerIn(backend, idOf('vip'))).members,
  ))
    membership.score = 1e12;
  begun.sendMessages();

  // Registers with an e-mail that stays unconfirmed.
  call('POST', '/json-api/users/register', {
    body: {
      authType: 'email',
      email: 'told@example.test',
      password: 'a-long-password-1',
      currency: 'RUB',
      isAdult: true,
    },
  });

  // Confirms both contacts, switches the second factor on and off, sets a new password.
  const email = 'newcomer@example.test';
  for (const [type, value] of [
    ['phone', '61491570737'],
    ['email', email],
  ]) {
    const created = lifeOf(backend, 'newcomer').post(`players/contacts/create/${type}`, { value });
    const { id } = (created.json as { data: { id: number } }).data;
    const code = backend.state.inbox.at(-1)?.code;
    lifeOf(backend, 'newcomer').post(`players/contacts/confirm/${id}`, { code });
  }
  lifeOf(backend, 'newcomer').post('users/two-factor/setup', { password: 'casino-2026' });
  lifeOf(backend, 'newcomer').post('users/two-factor/confirm', { code: '482193' });
  lifeOf(backend, 'newcomer').post('users/two-factor/disable', { code: '482193' });
  call('POST', '/json-api/users/restore-password/request', { body: { authType: 'email', email } });
  const password = 'another-long-password-1';
  call('POST', '/json-api/users/restore-password/restore', {
    body: {
      code: backend.state.inbox.at(-1)?.link?.replace('/new-password/', ''),
      password,
      passwordConfirm: password,
    },
  });
  // Logs in on two devices, so that the second one counts as new.
  for (const userAgent of [
    'Mozilla/5.0 (X11; Linux) Firefox/145.0',
    'Mozilla/5.0 (Windows NT 10.0) Edg/142.0',
  ])
    call('POST', '/json-api/login', {
      body: { authType: 'email', email, password },
      headers: { 'user-agent': userAgent },
    });

  // These rounds cause winback for losses, a big win in the lobby, new levels, and a nearly wagered bonus.
  for (const visitor of ['player', 'vip'] as const) spin(visitor, 1_000, 0);
  spin('vip', 1_000, 90_000_000);
  spin('wagering', 1_000, 60_000);
  const wagering = playerIn(backend, idOf('wagering'));
  if (wagering.bonus) wagering.bonus.staked = Math.floor(wagering.bonus.required * 0.79);
  spin('wagering', Math.floor((wagering.bonus?.required ?? 0) * 0.015), 0);
  if (wagering.bonus) wagering.bonus.staked = wagering.bonus.required - 1;
  spin('wagering', 1_000, 0);
  opened(backend, 'newcomer', 100_000)();
  const small = playerIn(backend, idOf('withdrawing'));
  small.bonus = { required: 100_000, staked: 0, multiplier: 1, giftId: null, inPlay: 0 };
  record(backend.state.ledger, {
    at: backend.clock.now(),
    from: 'house',
    to: `player:${small.id}:bonus`,
    amount: 1,
    kind: 'bonus',
  });
  spin('withdrawing', 1_000, 0);
  const { context, sendMessages } = createContext(backend);
  for (const visitor of ['player', 'vip'] as const) {
    givePoints(context, playerIn(backend, idOf(visitor)), 10_000_000);
    const slice = tournamentsSlice.of(context, playerIn(backend, idOf(visitor)));
    for (const { id, requirements } of tournaments) {
      slice.waitingFor.push(id);
      if (requirements.invitation) slice.askedForInvitation[id] = backend.clock.now();
    }
  }
  sendMessages();

  const gift = (visitor: VisitorId, wanted: (item: Gift) => boolean): Gift | undefined =>
    (lifeOf(backend, visitor).get('user-gifts') as { data: Gift[] }).data.find(
      (item) => item.state === 'received' && !item.isDisabled && wanted(item),
    );
  opened(backend, 'player', 1_000_000, gift('player', ({ type }) => type === 'deposit_bonus')?.id)();
  opened(backend, 'player', 20_002)();
  // The bet advances the wagering of the active bonus. Then `broke` takes the prize of a gift that needs no
  // deposit.
  spin('player', 1_000, 0);
  const prize = gift('broke', ({ type }) => type === 'nondeposit')?.id ?? 0;
  lifeOf(backend, 'broke').post(`gifts/nondeposit/take-prize/${prize}`);
  for (const type of ['cash', 'xp'] as const) {
    const { id } = gift('vip', (item) => item.type === type) ?? {};
    if (id !== undefined) lifeOf(backend, 'vip').put(`gifts/activate/${id}`);
  }
  spin('vip', 1_000, 0);
  lifeOf(backend, 'vip').post('compoints/exchange', { compoints: 500 });
  for (const amount of [500_001, 500_002, 500_000]) {
    const vip = lifeOf(backend, 'vip');
    vip.post('treasury/user-payout/send/card', { amount, currency: 'RUB', account: '2200000000000042' });
    const code = amount === 500_000 ? undefined : backend.state.inbox.at(-1)?.code;
    const open = payoutsSlice.of(backend, playerIn(backend, idOf('vip'))).items[0];
    if (code !== undefined) vip.post('treasury/user-payout/confirm', { transaction_id: open?.id, code });
    backend.clock.advance(hour);
  }

  // Three players join a future tournament. The first has selected no other tournament, the second
  // may leave the selected one, and the third may not.
  for (const visitor of ['newcomer', 'vip', 'wagering'] as const)
    lifeOf(backend, visitor).post('v2/tournaments/early-birds/members');

  // One document is accepted and one is declined. A deposit limit is set, then a raise is requested. One
  // deposit is paid above the limit, another during a break.
  const newcomer = lifeOf(backend, 'newcomer');
  newcomer.put('verifications/41', { file: picture() });
  newcomer.put('verifications/42', { file: picture('decline:blurry') });
  const broke = lifeOf(backend, 'broke');
  const limit = (amount?: number) =>
    broke.put('responsible-play/limits', { limits: [{ kind: 'deposit', period: 'day', amount }] });
  const [payTooMuch, payInBreak] = [opened(backend, 'broke', 80_000), opened(backend, 'broke', 20_000)];
  limit(50_000);
  limit(90_000);
  payTooMuch();
  broke.post('responsible-play/time-out', { period: 'day' });
  payInBreak();

  for (const [visitor, other] of [
    ['vip', 'player'],
    ['player', 'vip'],
  ] as const) {
    const { data } = lifeOf(backend, visitor).get('actions') as { data: { id: number }[] };
    for (const { id } of data) {
      lifeOf(backend, visitor).post('actions/be_participant', { action_id: id });
      lifeOf(backend, visitor).post('high-fives', { actionId: id, toUserId: idOf(other) });
    }
  }

  // A member finishes below the places that win money, at a place that wins a gift.
  const sprint = tournaments.find(({ slug }) => slug === 'friday-sprint');
  const { context: race } = createContext(backend);
  const seat = sprint && membershipIn(race, playerIn(backend, idOf('player')), sprint.id);
  // A score of 80 percent of the maximum gives about place 40 of 812.
  if (seat) seat.score = sprint.topScore * 100 * 0.8;

  // A client that has joined the rooms of a tournament and a series receives their standings and prize pools.
  const { receive } = backend.hub.connect({ send: () => undefined, close: () => undefined });
  receive(JSON.stringify({ action: 'jointoroom', rooms: ['tournament.night-race', 'series.summer-league'] }));
  const now = backend.clock.now();
  for (const { message, to } of [standings, pools, highFives].flatMap((pulse) => [
    ...pulse(backend, now - hour, now),
  ]))
    backend.emit(message, to);

  // The VIP opens a game in two windows, then stakes enough for nearly all jackpot tickets. Another player
  // begins a self-exclusion, and six weeks pass.
  for (const _ of [1, 2])
    lifeOf(backend, 'vip').post('eapi/game-run/golden-harvest', { platform: 'desktop', type: 'real' });
  const jackpot = createContext(backend);
  record(backend.state.ledger, {
    at: jackpot.context.now,
    from: 'house',
    to: `player:${idOf('vip')}:real`,
    amount: 10_000_000_000,
    kind: 'prize',
  });
  jackpot.sendMessages();
  const jackpotGame = gamesByCategoryOf(backend.world.catalogue).get('jackpot_games')?.[0];
  spin('vip', 5_000_000_000, 0, jackpotGame?.slug);
  backend.clock.advance(day);
  lifeOf(backend, 'player').post('responsible-play/self-exclusion', { period: 'year', isConfirmed: true });
  backend.clock.advance(45 * day);
});

test('the mock sends every type of message', () => {
  expect(describedTypes).toHaveLength(25);
  expect(describedTypes.filter((type) => !life.types.has(type ?? ''))).toEqual([]);
});

test('the mock sends every notice', () => {
  const names = Object.keys(noticeTemplates);
  expect(names.filter((name) => !life.names.has(name))).toEqual([]);
});
