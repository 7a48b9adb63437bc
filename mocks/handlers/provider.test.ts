import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '../core/caller.testing.ts';
import type { Backend } from '../core/backend.ts';
import type { GiftList, NoticeList, RealtimeMessage, WinnerList } from '../generated/model/index.ts';
import { instantKinds, kindOfGame } from '../world/lobby/gameKinds.catalogue.ts';
import { gamesOf } from '../world/lobby/games.catalogue.ts';
import { userHash } from '../world/sessions.ts';
import { balancesOf, record } from '../world/ledger.ts';
import { personaTable, type VisitorId } from '../world/personas.ts';

function start(visitor: VisitorId, slug: string, type: 'real' | 'demo' = 'real', backend = testBackend()) {
  const token = tokenOf(backend, visitor);
  const answer = callerOf(backend)('POST', `/json-api/eapi/game-run/${slug}`, {
    token,
    body: { platform: 'desktop', type },
  });
  const { data } = answer.json as { data: { run_url: string } };
  const runToken = new URL(data.run_url, 'http://localhost').searchParams.get('token') ?? '';
  return { backend, runToken };
}

function play(
  backend: Backend,
  path: string,
  body: unknown,
): { status: number; json: Record<string, unknown> } {
  const answer = backend.respond({
    method: 'POST',
    pathname: `/mock-provider/${path}`,
    query: new URLSearchParams(),
    header: () => null,
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: JSON.parse(answer.body ?? '{}') as Record<string, unknown> };
}

function listen(backend: Backend, playerId: number): RealtimeMessage[] {
  const messages: RealtimeMessage[] = [];
  const { receive } = backend.hub.connect({
    send: (text) => messages.push(JSON.parse(text) as RealtimeMessage),
    close: () => undefined,
  });
  receive(JSON.stringify({ action: 'register', hash: userHash(backend.settings.seed, playerId) }));
  return messages;
}

describe('a game for real money', () => {
  test('takes the bet from the ledger, pays the win into it and sends the balance', () => {
    const { backend, runToken } = start('player', 'golden-harvest');
    const messages = listen(backend, 1002);
    const before = balancesOf(backend.state.ledger, 1002).real;
    const { json } = play(backend, 'spin', { runToken, bet: 10_000 });
    expect(json['balance']).toBe(before - 10_000 + Number(json['win']));
    expect(balancesOf(backend.state.ledger, 1002).real).toBe(json['balance']);
    expect(messages).toContainEqual(
      expect.objectContaining({
        type: 'balance.changed',
        data: expect.objectContaining({ balance: json['balance'] }),
      }),
    );
  });

  test('ends with a message when another game begins', () => {
    const { backend, runToken } = start('player', 'golden-harvest');
    const messages = listen(backend, 1002);
    start('player', 'royal-roulette', 'real', backend);
    expect(messages).toContainEqual(
      expect.objectContaining({ type: 'game_session.deactivated', data: { runToken } }),
    );
    expect(play(backend, 'spin', { runToken, bet: 1_000 })).toMatchObject({
      status: 410,
      json: { errors: [{ code: 'session_closed' }] },
    });
  });

  test("refuses a bet that the player can't pay", () => {
    const { backend, runToken } = start('broke', 'golden-harvest');
    expect(play(backend, 'spin', { runToken, bet: 1_000 }).json).toEqual({
      errors: [{ code: 'insufficient_funds' }],
    });
  });

  test('stakes bonus money in games that accept it, and advances the wagering', () => {
    const { backend, runToken } = start('wagering', 'golden-harvest');
    const staked = backend.state.players['1004']?.bonus?.staked ?? 0;
    expect(play(backend, 'session', { runToken }).json['balance']).toBe(455_000);
    play(backend, 'spin', { runToken, bet: 50_000 });
    expect(backend.state.players['1004']?.bonus?.staked).toBe(staked + 50_000);
  });

  test('turns a wagered bonus into real money', () => {
    const { backend, runToken } = start('wagering', 'golden-harvest');
    const bonus = backend.state.players['1004']?.bonus;
    if (bonus) bonus.staked = bonus.required - 1_000;
    play(backend, 'spin', { runToken, bet: 1_000 });
    expect(backend.state.players['1004']?.bonus).toBeNull();
    expect(balancesOf(backend.state.ledger, 1004).bonus).toBe(0);
  });
});

test('a blackjack and a slot each open the page of their own kind', () => {
  const backend = testBackend();
  const token = tokenOf(backend, 'player');
  const run = (slug: string): URL => {
    const { json } = callerOf(backend)('POST', `/json-api/eapi/game-run/${slug}`, {
      token,
      body: { platform: 'desktop', type: 'real' },
    });
    return new URL((json as { data: { run_url: string } }).data.run_url, 'http://localhost');
  };
  const url = run('velvet-blackjack');
  expect(url.pathname).toBe('/mock-pages/games/instant/');
  const runToken = url.searchParams.get('token');
  expect(play(backend, 'session', { runToken }).json['kind']).toBe('blackjack');
  const before = balancesOf(backend.state.ledger, 1002).real;
  const { json } = play(backend, 'deal', { runToken, bet: 10_000 });
  expect(json['balance']).toBe(before - 10_000 + Number(json['win']));
  expect(run('golden-harvest').pathname).toBe('/mock-pages/games/slot/');
});

test('a slot refuses the bet of a card game', () => {
  const { backend, runToken } = start('player', 'golden-harvest');
  expect(play(backend, 'deal', { runToken, bet: 10_000 }).status).toBe(400);
});

test('every game in the catalogue is of the kind that its category names', () => {
  const kinds = ['crash_games', 'roulette', ...instantKinds, 'slots'];
  const named = gamesOf(testBackend().world.catalogue).flatMap(({ slug, categories = [] }) => {
    const kind = kinds.find((one) => categories.includes(one));
    return kind === undefined ? [] : [[slug, kind.replace(/_games|s$/, '')]];
  });
  expect(named.map(([slug = '']) => [slug, kindOfGame(slug)])).toEqual(named);
});

describe('a demo', () => {
  test("has its own credits and doesn't touch the ledger", () => {
    const { backend, runToken } = start('player', 'royal-roulette', 'demo');
    const entries = backend.state.ledger.entries.length;
    const { json } = play(backend, 'roulette', {
      runToken,
      bets: [
        { kind: 'red', amount: 10_000 },
        { kind: 'number', value: 7, amount: 1_000 },
      ],
    });
    expect(json['balance']).toBe(500_000 - 11_000 + Number(json['win']));
    expect(backend.state.ledger.entries).toHaveLength(entries);
  });
});

describe('the roulette', () => {
  test('refuses bets outside the limits of the table, names the exceeded limit, and takes no money', () => {
    const { backend, runToken } = start('player', 'royal-roulette');
    const entries = backend.state.ledger.entries.length;
    const bets = [
      { kind: 'red', amount: 10_000 },
      { kind: 'number', value: 7, amount: 400_000 },
      { kind: 'number', value: 7, amount: 1_000 },
    ];
    expect(play(backend, 'roulette', { runToken, bets })).toMatchObject({
      status: 409,
      json: {
        errors: [
          { code: 'bet_out_of_limits', data: { kind: 'number', min: 1_000, max: 400_000, payout: 36 } },
        ],
      },
    });
    expect(backend.state.ledger.entries).toHaveLength(entries);
  });
});

describe('the crash game', () => {
  const fly = (backend: Backend, runToken: string, autoCashOut?: number) =>
    play(backend, 'crash/start', { runToken, bet: 10_000, ...(autoCashOut ? { autoCashOut } : {}) });

  test('pays a cashed-out flight at its current multiplier, once', () => {
    const { backend, runToken } = start('player', 'sky-rocket-crash');
    for (let flight = 0; flight < 20; flight += 1) {
      const { roundId } = fly(backend, runToken).json;
      backend.clock.advance(2_000);
      const out = play(backend, 'crash/cash-out', { runToken, roundId }).json;
      expect(out['status'] === 'cashed_out' ? out['win'] : 0).toBe(
        out['status'] === 'cashed_out' ? Math.floor(10_000 * Number(out['multiplier']) + 1e-6) : 0,
      );
      expect(play(backend, 'crash/cash-out', { runToken, roundId }).json).toEqual(out);
    }
  });

  test.each([1, 1.004, 1.009])('refuses an automatic cash-out at x%d before anything is staked', (target) => {
    const { backend, runToken } = start('player', 'sky-rocket-crash');
    const { real } = balancesOf(backend.state.ledger, 1002);
    expect(fly(backend, runToken, target)).toMatchObject({
      status: 400,
      json: { errors: [{ code: 'validation_error' }] },
    });
    expect(balancesOf(backend.state.ledger, 1002).real).toBe(real);
  });

  test('refuses a cash-out at once, unless the flight has crashed, so that no bet is free of risk', () => {
    const { backend, runToken } = start('vip', 'sky-rocket-crash');
    const answers = Array.from({ length: 200 }, () => {
      const { roundId } = fly(backend, runToken).json;
      const { status, json } = play(backend, 'crash/cash-out', { runToken, roundId });
      backend.clock.advance(120_000);
      return status === 409 ? json['errors'] : [json['status'], json['win']];
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['[{"code":"too_early"}]', '["crashed",0]']),
    );
  });

  test('reports a crash at the start at once', () => {
    const { backend, runToken } = start('vip', 'sky-rocket-crash');
    const flights = Array.from({ length: 200 }, () => {
      const { json } = fly(backend, runToken);
      backend.clock.advance(120_000);
      return json;
    });
    const crashed = flights.filter(({ status }) => status === 'crashed');
    expect(crashed.length).toBeGreaterThan(0);
    expect(crashed.every(({ multiplier, win }) => multiplier === 1 && win === 0)).toBe(true);
  });

  test('ends a flight that starts after the due events of the same instant, and pays nothing an hour later', () => {
    const { backend, runToken } = start('vip', 'sky-rocket-crash');
    for (let flight = 0; flight < 60; flight += 1) {
      // Marks the due events of this instant as already run, so that the flight starts after them.
      backend.state.dueRunUntil = backend.clock.now();
      const { roundId } = fly(backend, runToken).json;
      backend.clock.advance(3_600_000);
      expect(play(backend, 'crash/cash-out', { runToken, roundId }).json).toMatchObject({
        status: 'crashed',
        win: 0,
      });
    }
  });
});

test.each([
  {},
  { runToken: 5 },
  { runToken: 'RUN' },
  { runToken: 'RUN', bet: 0 },
  { runToken: 'RUN', bet: -5 },
  { runToken: 'RUN', bet: 1.5 },
  { runToken: 'RUN', bet: '5' },
  { runToken: 'RUN', bet: 1e300 },
])('a spin with %j is refused', (body) => {
  const { backend, runToken } = start('player', 'golden-harvest');
  expect(play(backend, 'spin', { ...body, ...(body.runToken === 'RUN' ? { runToken } : {}) })).toMatchObject({
    status: 400,
    json: { errors: [{ code: 'validation_error' }] },
  });
});

const rounds = fc.array(
  fc.record({
    bet: fc.integer({ min: 1, max: 200_000 }),
    persona: fc.constantFrom('player', 'wagering', 'vip' as const),
  }),
  {
    maxLength: 40,
  },
);

test('random spins leave no negative balance, and the state stays plain JSON', () => {
  fc.assert(
    fc.property(rounds, (list) => {
      const backend = testBackend();
      const runs = new Map<string, string>();
      for (const { bet, persona } of list) {
        const runToken = runs.get(persona) ?? start(persona, 'golden-harvest', 'real', backend).runToken;
        runs.set(persona, runToken);
        play(backend, 'spin', { runToken, bet });
      }
      const balances = Object.values(backend.state.players).flatMap(({ id }) =>
        Object.values(balancesOf(backend.state.ledger, id)),
      );
      expect(balances.filter((balance) => balance < 0)).toEqual([]);
      expect(JSON.parse(JSON.stringify(backend.state))).toEqual(backend.state);
    }),
    { numRuns: 25 },
  );
});

describe('a page that is reloaded', () => {
  const slug = 'sky-rocket-crash';
  /** Reloads the page. `showFlight` returns the flight that it has to show, and says that it has shown it. */
  function reload(backend: Backend): { flight: unknown; showFlight: () => unknown } {
    const { runToken } = start('player', slug, 'real', backend);
    const flight = play(backend, 'session', { runToken }).json['flight'] as { roundId: string } | null;
    return {
      flight,
      showFlight() {
        play(backend, 'round/shown', { runToken, roundId: flight?.roundId });
        return flight;
      },
    };
  }

  test('finds its running flight and can still cash it out', () => {
    const { backend, runToken } = start('player', slug);
    // Starts flights until one is still in the air after three seconds.
    let flight: Record<string, unknown> = {};
    for (let status = ''; status !== 'flying';) {
      flight = play(backend, 'crash/start', { runToken, bet: 10_000 }).json;
      backend.clock.advance(3_000);
      ({ status } = play(backend, 'crash/state', { runToken, roundId: flight['roundId'] }).json as {
        status: string;
      });
    }
    const again = start('player', slug, 'real', backend);
    const { json } = play(backend, 'session', { runToken: again.runToken });
    expect(json['flight']).toMatchObject({ roundId: flight['roundId'], status: 'flying', bet: 10_000 });
    const before = balancesOf(backend.state.ledger, 1002).real;
    const out = play(backend, 'crash/cash-out', {
      runToken: again.runToken,
      roundId: flight['roundId'],
    }).json;
    expect(out['status']).toBe('cashed_out');
    expect(out['crashPoint']).toBeGreaterThanOrEqual(Number(out['multiplier']));
    expect(balancesOf(backend.state.ledger, 1002).real).toBe(before + Number(out['win']));
  });

  test('shows a flight that ended meanwhile, once', () => {
    const { backend, runToken } = start('player', slug);
    let shown = 'crashed';
    while (shown !== 'flying')
      shown = String(play(backend, 'crash/start', { runToken, bet: 10_000 }).json['status']);
    backend.clock.advance(600_000);
    backend.runDue();
    expect(reload(backend).showFlight()).toMatchObject({ status: 'crashed', win: 0 });
    expect(reload(backend).flight).toBeNull();
  });

  test.each(['crash/start', 'crash/cash-out'])(
    'shows, once, a flight whose end it missed because the answer to %s was lost',
    (lost) => {
      const { backend, runToken } = start('player', slug);
      const wanted = lost === 'crash/start' ? 'crashed' : 'cashed_out';
      for (let status = ''; status !== wanted;) {
        const flight = play(backend, 'crash/start', { runToken, bet: 10_000 }).json;
        status = String(flight['status']);
        backend.clock.advance(2_000);
        const { roundId } = flight;
        if (lost === 'crash/cash-out')
          status = String(play(backend, 'crash/cash-out', { runToken, roundId }).json['status']);
        else if (status === 'flying') backend.clock.advance(600_000);
      }
      // The answer to the reload may be lost too, so the flight is shown until the page says that it has shown it.
      expect(reload(backend).flight).toMatchObject({ status: wanted, bet: 10_000 });
      expect(reload(backend).showFlight()).toMatchObject({ status: wanted, bet: 10_000 });
      expect(reload(backend).flight).toBeNull();
    },
  );

  test("doesn't repeat the end of a flight that was already shown", () => {
    const { backend, runToken } = start('player', slug);
    let roundId: unknown;
    for (let status = ''; status !== 'crashed';) {
      const flight = play(backend, 'crash/start', { runToken, bet: 10_000 }).json;
      ({ roundId } = flight);
      status = String(flight['status']);
      if (status === 'flying') backend.clock.advance(600_000);
    }
    play(backend, 'round/shown', { runToken, roundId });
    const again = start('player', slug, 'real', backend);
    expect(play(backend, 'session', { runToken: again.runToken }).json['flight']).toBeNull();
  });

  test('shows the result of a spin that was interrupted, once', () => {
    const { backend, runToken } = start('player', 'golden-harvest');
    const { win, reels, roundId } = play(backend, 'spin', { runToken, bet: 10_000 }).json;
    // The result is kept, however long the player stays away.
    backend.clock.advance(600_000);
    const again = start('player', 'golden-harvest', 'real', backend);
    const lastRound = () => play(backend, 'session', { runToken: again.runToken }).json['lastRound'];
    // The answer may be lost too, so the round is shown until the page says that it has shown it.
    for (const expected of [1, 2].map(() => ({ staked: 10_000, win, record: { kind: 'slot', reels } })))
      expect(lastRound()).toMatchObject(expected);
    play(backend, 'round/shown', { runToken: again.runToken, roundId });
    expect(lastRound()).toBeNull();
    const later = start('player', 'golden-harvest', 'real', backend);
    expect(play(backend, 'session', { runToken: later.runToken }).json['lastRound']).toBeNull();
  });

  test("doesn't repeat the result of a spin that was already shown", () => {
    const { backend, runToken } = start('player', 'golden-harvest');
    const { roundId } = play(backend, 'spin', { runToken, bet: 1_000 }).json;
    play(backend, 'round/shown', { runToken, roundId });
    const again = start('player', 'golden-harvest', 'real', backend);
    expect(play(backend, 'session', { runToken: again.runToken }).json['lastRound']).toBeNull();
  });

  test('keeps the result of a spin if a late message says that an earlier one was shown', () => {
    const { backend, runToken } = start('player', 'golden-harvest');
    const earlier = play(backend, 'spin', { runToken, bet: 1_000 }).json;
    const { roundId } = play(backend, 'spin', { runToken, bet: 1_000 }).json;
    play(backend, 'round/shown', { runToken, roundId: earlier['roundId'] });
    expect(play(backend, 'session', { runToken }).json['lastRound']).toMatchObject({ roundId });
  });
});

test('the lobby shows only wins above the stake, with a shortened name', () => {
  const { backend, runToken } = start('vip', 'golden-harvest');
  const bet = 50_000;
  const wins = Array.from({ length: 150 }, () =>
    Number(play(backend, 'spin', { runToken, bet }).json['win']),
  );
  const own = (callerOf(backend)('GET', '/api/winners?limit=30').json as WinnerList).data.filter(({ id }) =>
    id.startsWith(runToken),
  );
  expect(wins.some((win) => win > 0 && win < bet)).toBe(true);
  expect(own.map(({ amount }) => amount).toReversed()).toEqual(wins.filter((win) => win > bet));
  expect(own.length).toBeGreaterThan(0);
  for (const { username } of own) expect(username).toBe('vel***');
});

test.each(['aurora', 'riviera', 'samba'] as const)(
  'in %s, a bonus that is too small for any bet ends along with its wagering, and a notice says so',
  (brand) => {
    const { wagering: id } = Object.fromEntries(
      personaTable.map((persona) => [persona.id, persona.playerId]),
    ) as Record<VisitorId, number>;
    const bet = { aurora: 1_000, riviera: 20, samba: 100 }[brand];
    const left = bet - 1;
    /** Finds the first seed whose next spin loses. */
    for (let seed = 1; seed < 20; seed += 1) {
      const { backend, runToken } = start(
        'wagering',
        'golden-harvest',
        'real',
        testBackend({ brand, seed: String(seed) }),
      );
      const { ledger } = backend.state;
      const { real, bonus } = balancesOf(ledger, id);
      const spend = (account: 'real' | 'bonus', amount: number) =>
        record(ledger, {
          at: backend.clock.now(),
          from: `player:${id}:${account}`,
          to: 'house',
          amount,
          kind: 'bet',
        });
      spend('real', real);
      spend('bonus', bonus - bet - left);
      if (play(backend, 'spin', { runToken, bet }).json['win'] !== 0) continue;
      const get = (path: string) =>
        callerOf(backend)('GET', `/json-api/${path}`, { token: tokenOf(backend, 'wagering') }).json;
      const { terms } = (get('user-gifts') as GiftList).data.find((gift) => gift.terms !== undefined) ?? {};
      expect(terms?.minBonus).toBe(bet);
      expect(get('users/balance')).toMatchObject({
        data: { bonus: 0, wagering: 0, is_active_bonus: false },
      });
      const notice = (get('user-notifications') as NoticeList).data[0]?.msg;
      expect(notice).toMatch({ aurora: /9,99.*10\D/, riviera: /0,19.*0,20/, samba: /0,99.*1\D/ }[brand]);
      return;
    }
    throw new Error('no spin has lost');
  },
);
