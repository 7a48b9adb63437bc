import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import { createContext } from '#mocks/core/context.ts';
import type {
  GameList,
  NoticeList,
  Tournament,
  TournamentList,
  TournamentSeriesResponse,
} from '#mocks/generated/model/index.ts';
import { settleStake, takeStake } from '#mocks/world/game-frame/bets.actions.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import type { VisitorId } from '#mocks/world/personas.ts';
import { startBreak } from '#mocks/world/responsible-play/actions.ts';
import { brandCurrency, brands } from '#mocks/world/settings.ts';
import { tournaments } from '#mocks/world/tournaments/catalogue.ts';
import { countedRound, scoreAfter, switchProblem } from '#mocks/world/tournaments/rules.ts';
import { tournamentStandings } from '#mocks/world/tournaments/standings.view.ts';
import { betLimitsOf } from '#mocks/world/tournaments/view.ts';
import { betsOf } from '#mocks/world/game-frame/bets.catalogue.ts';

let keys = 0;
function rivalOf(visitor: VisitorId, backend = testBackend()) {
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const get = (path: string): unknown => call('GET', `/json-api/${path}`, { token }).json;
  return {
    backend,
    get,
    page: (query = '') => get(`v2/tournaments?${query}`) as TournamentList,
    one: (slug: string) => (get(`v2/tournaments/${slug}`) as { data: Tournament }).data,
    join: (slug: string): CallResult =>
      call('POST', `/json-api/v2/tournaments/${slug}/members`, {
        token,
        headers: { 'idempotency-key': `tournament-${(keys += 1)}` },
      }),
    choose: (slug: string): CallResult => call('POST', `/json-api/v2/tournaments/${slug}/choose`, { token }),
  };
}

describe('limited access', () => {
  const every = () => rivalOf('newcomer').page('limit=100').data;

  test('applies to exactly the tournaments with requirements', () => {
    for (const { slug, privacyType, requirements } of every())
      expect([slug, privacyType === 3]).toEqual([slug, requirements !== undefined]);
  });

  test('names the promotion that a tournament requires', () => {
    const { requirements } = rivalOf('newcomer').one('comet-riders');
    expect(requirements).toMatchObject({ promoSlug: 'comet-night', promoTitle: 'Ночь комет' });
  });

  test("blocks players who aren't admitted, and gives the reason in advance", () => {
    const limited = every().filter(({ privacyType, status }) => privacyType === 3 && status !== 'past');
    expect(limited.length).toBeGreaterThan(4);
    for (const visitor of ['newcomer', 'player', 'vip'] as const)
      for (const { slug } of limited) {
        const rival = rivalOf(visitor);
        const { admissionProblem, isMember } = rival.one(slug);
        if (isMember) continue;
        const { code } = rival.join(slug);
        expect([slug, admissionProblem ?? null]).toEqual([
          slug,
          code !== undefined && code.endsWith('_required') ? code : null,
        ]);
      }
    expect(rivalOf('newcomer').one('comet-riders').admissionProblem).toBe('promotion_required');
    expect(rivalOf('newcomer').one('closed-circle').admissionProblem).toBe('closed_tournament');
    expect(rivalOf('vip').one('captains-table').admissionProblem).toBeUndefined();
  });

  test('is independent of limited seats, which are first come, first served', () => {
    const rival = rivalOf('newcomer');
    expect(rival.one('hundred-seats')).toMatchObject({ privacyType: 1, freeSeats: 18 });
    expect(rival.join('hundred-seats').status).toBe(200);
  });
});

describe('the list of tournaments', () => {
  test('has pages of nine, with every access and status, and both formats of a status', () => {
    const rival = rivalOf('player');
    expect(rival.page().data).toHaveLength(9);
    const { data, total } = rival.page('limit=100');
    expect(data).toHaveLength(total);
    expect(new Set(data.map(({ privacyType }) => privacyType))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(data.map(({ status }) => typeof status))).toEqual(new Set(['string', 'object']));
    for (const status of ['active', 'future', 'past'])
      expect(rival.page(`status=${status}`).total).toBeGreaterThan(2);
    expect(rival.page('seriesId=51').data.map(({ tournamentSeriesId }) => tournamentSeriesId)).toEqual([
      51, 51, 51,
    ]);
  });

  test('keeps the podium of a past tournament unchanged', () => {
    const backend = testBackend();
    const podium = () => rivalOf('player', backend).one('autumn-final').leaders.slice(0, 3);
    const before = podium();
    expect(before.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(before[0]?.prize).toBe('800\u00a0000\u00a0₽');
    backend.clock.advance(3_600_000);
    expect(podium()).toEqual(before);
  });

  test('changes its leaders while tournaments run, and their scores only grow', () => {
    const backend = testBackend();
    // The leaders change because this tournament adds up scores. With best-multiplier scoring, the first
    // players to reach the highest multiplier would keep their places.
    const leaders = () => rivalOf('player', backend).one('no-way-back').leaders;
    const before = leaders();
    backend.clock.advance(20 * 3_600_000);
    const after = leaders();
    for (const [place, { score }] of after.entries())
      expect(score).toBeGreaterThanOrEqual(before[place]?.score ?? 0);
    expect(after.map(({ username }) => username)).not.toEqual(before.map(({ username }) => username));
  });

  test('has no leaders for a future tournament', () => {
    expect(rivalOf('player').one('morning-start')).toMatchObject({ leaders: [], opponents: [] });
  });

  test('has the places around the player as opponents', () => {
    const { opponents } = rivalOf('player').one('friday-sprint');
    expect(opponents).toHaveLength(5);
    expect(opponents.filter(({ isItsMe }) => isItsMe)).toMatchObject([{ username: 'northern_fox' }]);
    const positions = opponents.map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));
    expect(rivalOf('newcomer').one('friday-sprint').opponents).toEqual([]);
  });
});

describe('joining', () => {
  test('selects the tournament in place of the one selected before', () => {
    const rival = rivalOf('player');
    expect(rival.join('night-race').json).toMatchObject({ data: { isMember: true, isChosen: true } });
    expect(rival.one('friday-sprint')).toMatchObject({ isMember: true, isChosen: false });
    expect(rival.join('night-race').code).toBe('already_member');
  });

  test("a paid tournament costs its compoints, and the player can't switch to another one", () => {
    const rival = rivalOf('player');
    expect(rival.join('compoint-cup').status).toBe(200);
    expect(balancesOf(rival.backend.state.ledger, 1002).compoints).toBe(1_840 - 250);
    expect(rival.choose('friday-sprint').code).toBe('seat_is_paid');
    expect(rival.join('night-race').code).toBe('seat_is_paid');
  });

  test('reports the missing compoints', () => {
    expect(rivalOf('player').join('golden-entry').json).toMatchObject({
      errors: [{ code: 'insufficient_compoint_balance', data: { missingAmount: 3_160 } }],
    });
    expect(rivalOf('player').join('big-wallet').json).toMatchObject({
      errors: [{ code: 'deposit_required', data: { missingAmount: 5_500_000 } }],
    });
    expect(rivalOf('player').join('captains-table').json).toMatchObject({
      errors: [{ code: 'level_required', data: { limit: 5 } }],
    });
    expect(rivalOf('player').join('last-chair').json).toMatchObject({
      errors: [{ code: 'max_member_limit_reached', data: { limit: 60 } }],
    });
  });

  test('takes one of the free seats', () => {
    const rival = rivalOf('player');
    expect(rival.one('hundred-seats').freeSeats).toBe(18);
    rival.join('hundred-seats');
    expect(rival.one('hundred-seats')).toMatchObject({ freeSeats: 17, membersCount: 83 });
  });

  test.each<[VisitorId, string, string]>([
    ['player', 'closed-circle', 'closed_tournament'],
    ['player', 'friends-of-friends', 'partner_code_required'],
    ['player', 'by-invitation', 'invitation_required'],
    ['broke', 'comet-riders', 'promotion_required'],
    ['player', 'autumn-final', 'already_member'],
    ['player', 'lantern-cup', 'tournament_not_active'],
    ['wagering', 'night-race', 'tournament_series_member'],
    ['broke', 'night-race', 'blocking_tournament_active'],
    ['multi-account', 'night-race', 'user_is_blocked_for_multi_account'],
    ['vip', 'by-invitation', 'fine'],
    ['player', 'no-such', 'not_found'],
  ])('as %s the tournament %s gets the answer %s', (visitor, slug, expected) => {
    expect(rivalOf(visitor).join(slug).code ?? 'fine').toBe(expected);
  });

  test('is refused in a break', () => {
    const rival = rivalOf('player');
    startBreak(createContext(rival.backend).context, playerIn(rival.backend, 1002), 'week');
    expect(rival.join('night-race').code).toBe('time_out_active');
  });
});

test('only members can select a tournament, only if it is active, and players in a series can switch within it', () => {
  expect(rivalOf('player').choose('night-race').code).toBe('not_a_member');
  expect(rivalOf('player').choose('autumn-final').code).toBe('tournament_not_active');
  expect(rivalOf('vip').choose('league-heat').json).toMatchObject({ data: { isChosen: true } });
  expect(
    switchProblem({ id: 1, isBlocking: false, isPaid: false, seriesId: 51 }, { id: 2, seriesId: 51 }),
  ).toBeNull();
});

test('the score counts bets, wins, the sum of multipliers or the highest multiplier, depending on the tournament', () => {
  const round = { bet: 5_000, win: 12_500 };
  expect(([1, 2, 3, 4] as const).map((mechanic) => scoreAfter(mechanic, 1_000, round))).toEqual([
    6_000, 13_500, 1_250, 1_000,
  ]);
});

test('a round counts only if its game belongs to the selected tournament', () => {
  const rival = rivalOf('player');
  const mine = (): number | undefined =>
    rival.one('friday-sprint').opponents.find(({ isItsMe }) => isItsMe)?.score;
  const before = mine() ?? 0;
  const call = createContext(rival.backend).context;
  const player = playerIn(rival.backend, 1002);
  const { slug = '' } = (rival.get('v2/tournaments/friday-sprint/games') as GameList).data[0] ?? {};
  settleStake(call, player, takeStake(call, player, slug, 20_000, 'round'), 0);
  expect(mine()).toBe(before + 20_000);
  settleStake(call, player, takeStake(call, player, 'sky-rocket-crash', 20_000, 'round'), 0);
  expect(mine()).toBe(before + 20_000);
});

describe('only real money counts', () => {
  const setUp = () => {
    const rival = rivalOf('player');
    const mine = (): number =>
      rival.one('friday-sprint').opponents.find(({ isItsMe }) => isItsMe)?.score ?? Number.NaN;
    const call = createContext(rival.backend).context;
    const player = playerIn(rival.backend, 1002);
    const { slug = '' } = (rival.get('v2/tournaments/friday-sprint/games') as GameList).data[0] ?? {};
    const round = (bet: number, bonusBet: number): void =>
      call.publish('round.played', {
        player,
        round: { slug, bet, win: 0, bonusBet, bonusWin: 0, bonus: null, roundId: 'a-round' },
      });
    return { mine, round };
  };

  test("bonus money doesn't score, and only the real part of a mixed stake does", () => {
    const { mine, round } = setUp();
    const before = mine();
    round(20_000, 20_000);
    expect(mine()).toBe(before);
    round(20_000, 15_000);
    expect(mine()).toBe(before + 5_000);
  });

  test("a stake below the minimum doesn't score", () => {
    const { mine, round } = setUp();
    const before = mine();
    round(999, 0);
    round(20_000, 19_001);
    expect(mine()).toBe(before);
    round(1_000, 0);
    expect(mine()).toBe(before + 1_000);
  });

  test.each(brands)('no tournament of %s has a lower minimum than its games', (brand) => {
    const smallestBet = Math.min(...betsOf[brandCurrency[brand]]);
    for (const definition of tournaments) {
      const limits = betLimitsOf(brand, definition);
      expect(limits.min).toBeGreaterThanOrEqual(smallestBet);
      expect(
        countedRound({ bet: smallestBet - 1, win: smallestBet, bonusBet: 0, bonusWin: 0 }, limits),
      ).toBeNull();
    }
  });
});

test("a tournament's games can be searched and paged", () => {
  const rival = rivalOf('player');
  const all = rival.get('v2/tournaments/friday-sprint/games?limit=100') as GameList;
  expect(all.total).toBe(24);
  expect((rival.get('v2/tournaments/friday-sprint/games') as GameList).data).toHaveLength(10);
  const [first] = all.data;
  expect(
    (
      rival.get(
        `v2/tournaments/friday-sprint/games?q=${encodeURIComponent(first?.name.toUpperCase() ?? '')}`,
      ) as GameList
    ).data,
  ).toContainEqual(first);
});

test('a series states its size and the membership, and a stage whether the player leads the series', () => {
  expect(
    (rivalOf('vip').get('tournament-series/summer-league') as TournamentSeriesResponse).data,
  ).toMatchObject({
    isMember: true,
    numberOfTournaments: 3,
    isPaid: false,
  });
  expect(typeof rivalOf('vip').one('league-heat').isSeriesLeaderMember).toBe('boolean');
});

test.each(['summer-league', 'snow-league'])(
  "a player's points in the series %s are the sum of the points in its stages",
  (slug) => {
    const { backend, get } = rivalOf('vip');
    const { data: series } = get(`tournament-series/${slug}`) as TournamentSeriesResponse;
    const stages = tournaments.filter(({ seriesId }) => seriesId === series.id);
    const call = createContext(backend).context;
    for (const { userId, score } of [...(series.leaders ?? []), ...(series.opponents ?? [])]) {
      const scores = stages.map(
        (stage) =>
          tournamentStandings(call, stage).find((standing) => standing.userId === userId)?.score ?? 0,
      );
      expect([userId, score]).toEqual([userId, scores.reduce((sum, one) => sum + one, 0)]);
    }
    expect(series.leaders?.length).toBe(10);
  },
);

describe('a tournament joined ahead of its start', () => {
  /** Joins, lets the tournament start, and logs in again, because the first token has expired by then. */
  const startedFor = (visitor: VisitorId) => {
    const ahead = rivalOf(visitor);
    expect(ahead.join('morning-start').json).toMatchObject({ data: { isChosen: false } });
    ahead.backend.clock.advance(2.5 * 3_600_000);
    const rival = rivalOf(visitor, ahead.backend);
    const { data } = rival.get('user-notifications') as NoticeList;
    return { rival, notices: data.filter(({ button }) => button?.link === '/tournaments/morning-start') };
  };

  test('counts bets from the start if no other tournament is selected, and a notice says so', () => {
    const { rival, notices } = startedFor('newcomer');
    expect(notices).toMatchObject([{ msg: expect.stringContaining('Твои ставки уже идут в зачёт') }]);
    expect(rival.one('morning-start').isChosen).toBe(true);
  });

  test('offers to switch to it if bets count in another tournament', () => {
    const { rival, notices } = startedFor('player');
    expect(notices).toMatchObject([
      { msg: expect.stringMatching(/Пятничный спринт.*переключ/u), button: { text: 'Переключиться' } },
    ]);
    expect(rival.one('morning-start').isChosen).toBe(false);
    expect(rival.choose('morning-start').status).toBe(200);
  });

  test("doesn't offer to switch if the switch would be refused", () => {
    const { rival, notices } = startedFor('broke');
    expect(notices).toMatchObject([{ msg: expect.stringContaining('пока он не закончится') }]);
    expect(rival.choose('morning-start').code).toBe('blocking_tournament_active');
  });
});

test('one notice announces two seats that become free', () => {
  const ahead = rivalOf('player');
  ahead.join('last-chair');
  ahead.backend.clock.advance(5 * 86_400_000);
  const { data } = rivalOf('player', ahead.backend).get('user-notifications') as NoticeList;
  const seats = data.filter(({ msg }) => msg.includes('освободилось место'));
  expect(seats).toHaveLength(1);
  // The tournament is over, so there is nothing to join.
  expect(seats[0]?.button).toBeUndefined();
});
