// Due events run once, and one long clock jump gives the same world as many short ones.
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, testInstant, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { createClock } from './clock.ts';
import { day, hour, minute } from './dates.ts';
import { settleStake, takeStake } from './game-frame/bets.actions.ts';
import { balancesOf, record } from './ledger.ts';
import { gamesOf } from './lobby/games.catalogue.ts';
import { noticesSlice } from './notifications/state.ts';
import { addPoints } from './promotions/state.ts';
import { createContext } from '#mocks/core/context.ts';
import { setUp } from '#mocks/core/setup.ts';
import { control } from '#mocks/handlers/controlCalls.ts';
import { readMockParameters } from '#mocks/scenarios/links.ts';
import { pointUnit } from './promotions/catalogue/definition.ts';
import { createRandom } from './random.ts';
import { tournamentsSlice } from './tournaments/state.ts';
import type { Notice, Promo, Tournament, TournamentSeries } from '../generated/model/index.ts';

const vip = 1003;

const notices = (backend: Backend, id: number): string[] =>
  noticesSlice.of(backend, playerIn(backend, id)).notices.map(({ name }) => name);

const bytesOf = ({ state }: Backend): string => {
  const { replays: _, sessions: __, inbox: ___, ...rest } = state;
  return JSON.stringify(rest);
};

describe('time', () => {
  test('gives the same world after one jump of thirty days as after a thousand small ones', () => {
    const far = testBackend();
    const near = testBackend();
    const opening = far.state.ledger.entries.length;
    for (const backend of [far, near]) {
      const { members } = tournamentsSlice.of(backend, playerIn(backend, vip));
      for (const membership of Object.values(members)) membership.score = 1e12;
      addPoints(createContext(backend).context, playerIn(backend, vip), 24, { reason: 'bets', points: 1e12 });
      backend.runDue();
    }
    const random = createRandom('steps');
    let left = 30 * day;
    for (let step = 0; step < 1_000; step += 1) {
      const length = step === 999 ? left : Math.min(left, random.int(0, (2 * left) / (1_000 - step)));
      near.clock.advance(length);
      left -= length;
    }
    far.clock.advance(30 * day);
    expect(bytesOf(near)).toBe(bytesOf(far));
    expect(far.state.ledger.entries.length).toBeGreaterThan(opening);
  });

  test("isn't advanced by reads, which leave the world unchanged", () => {
    const backend = testBackend();
    const call = callerOf(backend);
    const token = tokenOf(backend, 'vip');
    const paths = ['/json-api/v2/tournaments', '/json-api/actions', '/json-api/user-notifications?offset=0'];
    for (const path of paths) call('GET', path, { token });
    const before = bytesOf(backend);
    for (const path of paths) call('GET', path, { token });
    expect(bytesOf(backend)).toBe(before);
  });

  test('runs the due events of a thousand days within a second', () => {
    const backend = testBackend();
    backend.runDue();
    const started = performance.now();
    // Jumps by a thousand days. A jackpot drops on each day, so at least a thousand events run.
    backend.clock.advance(1_000 * day);
    const spent = performance.now() - started;
    // The limit is generous, for busy machines and cold code. In warm code, 1,553 events take about 70 ms.
    expect(spent).toBeLessThan(1_000);
  });
});

describe('a tournament', () => {
  let keys = 0;
  const joinAs = (backend: Backend, token: string, slug: string) =>
    callerOf(backend)('POST', `/json-api/v2/tournaments/${slug}/members`, {
      token,
      headers: { 'idempotency-key': `join-${(keys += 1)}-of-a-tournament` },
    });
  const lead = (backend: Backend, id: number): void => {
    const membership = tournamentsSlice.of(backend, playerIn(backend, vip)).members[id];
    if (membership) membership.score = 1e12;
  };
  const open = (backend: Backend): Tournament => {
    const answer = callerOf(backend)('GET', '/json-api/v2/tournaments/night-race', {
      token: tokenOf(backend, 'vip'),
    });
    return (answer.json as { data: Tournament }).data;
  };

  test('pays its prizes into the ledger when it ends, once', () => {
    const backend = testBackend();
    const real = balancesOf(backend.state.ledger, vip).real;
    lead(backend, 302);
    backend.clock.advance(43 * hour);
    expect(open(backend).result).toBeUndefined();
    backend.clock.advance(hour);
    const { result } = open(backend);
    expect(result).toMatchObject({ position: 1, prizeMoney: { RUB: 40_080_000 } });
    const paid = () => backend.state.ledger.entries.filter(({ reference }) => reference === 'tournament-302');
    expect(paid().map(({ amount, kind }) => [amount, kind])).toEqual([[40_080_000, 'prize']]);
    expect(balancesOf(backend.state.ledger, vip).real).toBe(real + 40_080_000);
    for (let days = 0; days < 3; days += 1) backend.clock.advance(day);
    expect(paid()).toHaveLength(1);
  });

  test('sends its members their results', () => {
    const backend = testBackend();
    backend.clock.advance(45 * hour);
    expect(
      notices(backend, vip).some((name) => name === 'tournament_won' || name === 'tournament_over'),
    ).toBe(true);
  });

  test('is announced an hour before it begins, and the announcement is removed at the start', () => {
    const backend = testBackend();
    const wasSoon = notices(backend, vip).filter((name) => name === 'tournament_soon').length;
    backend.clock.advance(hour);
    const soon = () => notices(backend, vip).filter((name) => name === 'tournament_soon').length;
    expect(soon()).toBe(wasSoon + 1);
    backend.clock.advance(hour);
    expect(soon()).toBe(wasSoon);
  });

  test('is announced on time while the clock ticks without a jump or a command', () => {
    let real = 0;
    const backend = testBackend({ clock: createClock({ now: testInstant, tick: () => real }) });
    const soonAfter = (passed: number): number => {
      real = passed;
      callerOf(backend)('GET', '/json-api/levels');
      return notices(backend, vip).filter((name) => name === 'tournament_soon').length;
    };
    const wasSoon = soonAfter(0);
    expect(soonAfter(40 * minute)).toBe(wasSoon);
    expect(soonAfter(hour - 1)).toBe(wasSoon);
    expect(soonAfter(hour)).toBe(wasSoon + 1);
    expect(soonAfter(2 * hour - 1)).toBe(wasSoon + 1);
    expect(soonAfter(2 * hour)).toBe(wasSoon);
  });

  test('joined in advance leaves the running tournament selected until that one ends', () => {
    const backend = testBackend();
    const call = callerOf(backend);
    let token = tokenOf(backend, 'player');
    const read = (slug: string): Tournament =>
      (call('GET', `/json-api/v2/tournaments/${slug}`, { token }).json as { data: Tournament }).data;
    expect(joinAs(backend, token, 'morning-start').status).toBe(200);
    expect([read('friday-sprint').isChosen, read('morning-start').isChosen]).toEqual([true, false]);
    expect(call('POST', '/json-api/v2/tournaments/morning-start/choose', { token }).code).toBe(
      'tournament_not_active',
    );
    backend.clock.advance(6 * hour + minute);
    token = tokenOf(backend, 'player');
    expect(read('friday-sprint').isChosen).toBe(false);
  });

  test('without free seats has a waiting list, and announces a free seat to it', () => {
    const backend = testBackend();
    const call = callerOf(backend);
    let token = tokenOf(backend, 'newcomer');
    const read = (): Tournament =>
      (call('GET', '/json-api/v2/tournaments/last-chair', { token }).json as { data: Tournament }).data;
    const join = () => joinAs(backend, token, 'last-chair');
    expect(read().wantParticipate).toBe(false);
    expect(join().code).toBe('max_member_limit_reached');
    expect(read().wantParticipate).toBe(true);
    backend.clock.advance(3 * hour);
    expect(notices(backend, 1001)).toContain('seat_free');
    token = tokenOf(backend, 'newcomer');
    expect(join().status).toBe(200);
    expect(read().wantParticipate).toBe(false);
  });

  test.each(['closed-circle', 'by-invitation'])(
    '%s answers a request for an invitation after half an hour, in a notice',
    (slug) => {
      const backend = testBackend();
      const call = callerOf(backend);
      let token = tokenOf(backend, 'player');
      const read = (): Tournament =>
        (call('GET', `/json-api/v2/tournaments/${slug}`, { token }).json as { data: Tournament }).data;
      expect(joinAs(backend, token, slug).status).toBe(403);
      backend.clock.advance(30 * minute - 1000);
      token = tokenOf(backend, 'player');
      expect(read()).toMatchObject({ wantParticipate: true });
      expect(read().admissionProblem).toBeDefined();
      expect(notices(backend, 1002)).not.toContain('tournament_invited');
      backend.clock.advance(1000);
      expect(read().admissionProblem).toBeUndefined();
      expect(read().wantParticipate).toBe(false);
      expect(notices(backend, 1002).filter((name) => name === 'tournament_invited')).toHaveLength(1);
      expect(joinAs(backend, token, slug).status).toBe(200);
    },
  );

  test('of a series pays once more when the series ends', () => {
    const backend = testBackend();
    lead(backend, 308);
    backend.clock.advance(193 * hour);
    const answer = callerOf(backend)('GET', '/json-api/tournament-series/summer-league', {
      token: tokenOf(backend, 'vip'),
    });
    const { result } = (answer.json as { data: TournamentSeries }).data;
    expect(result).toMatchObject({ position: 1, prizeMoney: { RUB: 160_900_000 } });
    const paid = backend.state.ledger.entries.filter(({ reference }) => reference === 'series-51');
    expect(paid.map(({ to, amount }) => [to, amount])).toContainEqual([`player:${vip}:real`, 160_900_000]);
  });
});

describe('a lottery', () => {
  test('is drawn among its participants, and a player of the world gets the prize as a gift', () => {
    const backend = testBackend();
    const call = callerOf(backend);
    // Gives the player so many points that they hold nearly all tickets of the draw.
    addPoints(createContext(backend).context, playerIn(backend, vip), 24, {
      reason: 'bets',
      points: 1e9 * pointUnit,
    });
    backend.clock.advance(20 * hour);
    const token = tokenOf(backend, 'vip');
    const answer = call('GET', '/json-api/actions/lucky-week', { token });
    expect(answer.code).toBeUndefined();
    const { data } = answer.json as { data: Promo };
    const [spins, cash] = data.prizes ?? [];
    expect(cash?.winners).toEqual(['velvet_comet']);
    expect(spins?.winners).toHaveLength(50);
    expect(new Set(spins?.winners).size).toBe(50);
    const gifts = call('GET', '/json-api/user-gifts', { token }).json as { data: { title: string }[] };
    expect(gifts.data[0]?.title).toBe(cash?.title);
    const inbox = call('GET', '/json-api/user-notifications?offset=0', { token }).json as { data: Notice[] };
    expect(inbox.data.some(({ msg }) => msg.includes(data.title))).toBe(true);
  });

  test('has the same winners in the same world', () => {
    const winners = (): unknown => {
      const backend = testBackend();
      backend.clock.advance(day);
      return (
        callerOf(backend)('GET', '/json-api/actions/lucky-week').json as { data: Promo }
      ).data.prizes?.map((prize) => prize.winners);
    };
    expect(winners()).toEqual(winners());
  });
});

describe('the daily jackpot', () => {
  const draw = (backend: Backend) => {
    backend.clock.advance(10 * hour);
    const block = callerOf(backend)('GET', '/json-api/content/current-block').json as {
      data: { jackpot: { lastWinner: { username: string; amount: number } } };
    };
    return block.data.jackpot.lastWinner;
  };

  /**
   * Stakes 40,000,000.00 in a game. In a jackpot game this gives 400,000 tickets; all invented players together
   * hold 400.
   */
  function stakeMuch(backend: Backend, isJackpotGame: boolean): void {
    const { context } = createContext(backend);
    const game = gamesOf(backend.world.catalogue).find(
      ({ categories = [] }) => categories.includes('jackpot_games') === isJackpotGame,
    );
    const { ledger } = backend.state;
    record(ledger, { at: context.now, from: 'house', to: `player:${vip}:real`, amount: 4e9, kind: 'prize' });
    const player = playerIn(backend, vip);
    settleStake(context, player, takeStake(context, player, game?.slug ?? '', 4e9, 'a-round'), 0);
  }

  test('drops once a day, and the ticket holder wins it', () => {
    const backend = testBackend();
    stakeMuch(backend, true);
    const lastWinner = draw(backend);
    const dropped = backend.state.ledger.entries.filter(
      ({ reference }) => reference?.startsWith('jackpot-') ?? false,
    );
    expect(dropped.map(({ amount }) => amount)).toEqual([lastWinner.amount]);
    expect(lastWinner.username).toBe('vel***');
    expect(notices(backend, vip)).toContain('jackpot_won');
  });

  test('notifies its winner at once, even during a game and with event notices switched off', () => {
    const backend = testBackend();
    const call = callerOf(backend);
    const token = tokenOf(backend, 'vip');
    const topics = { gifts: true, events: false, loyalty: true, cashbox: true };
    call('PUT', '/json-api/user-notifications/settings', { token, body: topics });
    stakeMuch(backend, true);
    draw(backend);
    const { data } = call('GET', '/json-api/user-notifications', { token: tokenOf(backend, 'vip') }).json as {
      data: Notice[];
    };
    const won = data.find(({ msg }) => /джекпот/i.test(msg));
    // While a game is open, the client delays all notices except those of the topics 'cashbox' and 'account'.
    expect(won?.topic).toBe('cashbox');
    expect(won?.isSilent).not.toBe(true);
  });

  test('is not won by stakes in games that take no part', () => {
    const backend = testBackend();
    stakeMuch(backend, false);
    expect(draw(backend).username).not.toBe('vel***');
    expect(notices(backend, vip)).not.toContain('jackpot_won');
  });
});

describe('a link', () => {
  test('with mock.advance moves the clock ahead and runs the due events', () => {
    const parameters = readMockParameters(new URLSearchParams('mock.advance=PT45H&mock.user=vip'));
    const { backend, tokens } = setUp(testBackend(), { ...parameters, now: testInstant }, { frozen: true });
    expect(backend.clock.now()).toBe(testInstant + 45 * hour);
    expect(notices(backend, vip)).toContain('tournament_over');
    expect(callerOf(backend)('GET', '/json-api/users/balance', { token: tokens?.token }).status).toBe(200);
  });

  test('ignores an invalid duration in mock.advance', () => {
    expect(readMockParameters(new URLSearchParams('mock.advance=tomorrow')).advance).toBeUndefined();
  });
});

describe('the control API', () => {
  test('lists the next due events and can jump to one', () => {
    const backend = testBackend();
    const listed = control(backend, 'GET', 'due', null)?.body as
      | { data: { at: string; name: string }[] }
      | undefined;
    const data = listed?.data ?? [];
    expect(data.map(({ at }) => at)).toEqual(data.map(({ at }) => at).toSorted());
    expect(data.map(({ name }) => name)).toContain('tournament night-race ends');
    control(backend, 'POST', 'clock', { due: 'night-race ends' });
    expect(backend.clock.now()).toBe(testInstant + 44 * hour);
    expect(control(backend, 'POST', 'clock', { due: 'no such thing' })?.status).toBe(400);
    expect(control(backend, 'POST', 'clock', { advance: 'P1D' })?.status).toBe(200);
    expect(control(backend, 'POST', 'clock', { advance: 'P900Y' })?.status).toBe(400);
    expect(backend.clock.now()).toBe(testInstant + 68 * hour);
  });
});

test('a tournament joined in advance pays nothing without a score', () => {
  const backend = testBackend();
  const joined = callerOf(backend)('POST', '/json-api/v2/tournaments/morning-start/members', {
    token: tokenOf(backend, 'player'),
    headers: { 'idempotency-key': 'joined-and-never-played' },
  });
  expect(joined.status).toBe(200);
  backend.clock.advance(51 * hour);
  expect(backend.state.ledger.entries.filter(({ reference }) => reference === 'tournament-317')).toEqual([]);
  expect(notices(backend, 1002)).toContain('tournament_over');
});
