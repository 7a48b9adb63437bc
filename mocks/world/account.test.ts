// Tests how a player's account changes over time (verification, limits, breaks, rewards) and which events end
// an open game.
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { createContext } from '#mocks/core/context.ts';
import type { UserAchievementList, VerificationItem } from '../generated/model/index.ts';
import { achievementsSlice } from './achievements/state.ts';
import { day, hour, minute } from './dates.ts';
import { giftsSlice } from './gifts/state.ts';
import { levelsSlice } from './levels/state.ts';
import { raiseLevel } from './levels/actions.ts';
import type { Outgoing } from './message.ts';
import { noticesSlice } from './notifications/state.ts';
import { personaTable, type VisitorId } from './personas.ts';

const idOf = (persona: VisitorId): number => personaTable.find(({ id }) => id === persona)?.playerId ?? 0;
const noticesOf = (backend: Backend, persona: VisitorId): string[] =>
  noticesSlice.of(backend, playerIn(backend, idOf(persona))).notices.map(({ name }) => name);
const login = (backend: Backend, persona: string) =>
  callerOf(backend)('POST', '/json-api/login', {
    body: { authType: 'email', email: `${persona}@example.test`, password: 'casino-2026' },
  });

const jpg = (tail = ''): string => btoa(`\u00ff\u00d8\u00ff\u00e0${'x'.repeat(80)}${tail}`.padEnd(99, ' '));

describe('a document', () => {
  const upload = (backend: Backend, id: number, file: string) =>
    callerOf(backend)('PUT', `/json-api/verifications/${id}`, {
      token: tokenOf(backend, 'newcomer'),
      body: { file },
    });
  const statusOf = (backend: Backend, id: number): VerificationItem | undefined => {
    const answer = callerOf(backend)('GET', '/json-api/verifications', {
      token: tokenOf(backend, 'newcomer'),
    });
    return (answer.json as { data: VerificationItem[] }).data.find((item) => item.id === id);
  };

  test('is checked automatically, and the player is notified', () => {
    const backend = testBackend();
    for (const id of [41, 42]) expect(upload(backend, id, jpg()).status).toBe(200);
    expect(statusOf(backend, 41)?.status).toBe('wait');
    backend.clock.advance(90 * minute);
    expect(playerIn(backend, idOf('newcomer')).isVerified).toBe(true);
    expect(statusOf(backend, 42)?.status).toBe('success');
    expect(noticesOf(backend, 'newcomer').filter((name) => name === 'document_accepted')).toHaveLength(2);
  });

  test('is declined if its file contains reasons for declining', () => {
    const backend = testBackend();
    upload(backend, 41, jpg('decline:blurry,glare'));
    backend.clock.advance(2 * hour);
    expect(statusOf(backend, 41)).toMatchObject({ status: 'cancel', declineReasons: ['blurry', 'glare'] });
    expect(noticesOf(backend, 'newcomer')).toContain('document_declined');
    expect(playerIn(backend, idOf('newcomer')).isVerified).toBe(false);
  });
});

describe('protection', () => {
  test('a higher deposit limit may be confirmed a day later, with a notice', () => {
    const backend = testBackend();
    const call = callerOf(backend);
    const put = (amount: number) =>
      call('PUT', '/json-api/responsible-play/limits', {
        token: tokenOf(backend, 'player'),
        body: { limits: [{ kind: 'deposit', period: 'day', amount }] },
      });
    const amount = (): unknown =>
      (
        call('GET', '/json-api/responsible-play/limits', { token: tokenOf(backend, 'player') }).json as {
          data: { amount?: number }[];
        }
      ).data[0]?.amount;
    expect(put(50_000).status).toBe(200);
    expect(put(90_000).status).toBe(200);
    expect(amount()).toBe(50_000);
    backend.clock.advance(day - 1);
    expect(amount()).toBe(50_000);
    expect(noticesOf(backend, 'player')).not.toContain('limit_changed');
    backend.clock.advance(1);
    expect(noticesOf(backend, 'player')).toContain('limit_changed');
    const confirmed = call('POST', '/json-api/responsible-play/limits/confirm', {
      token: tokenOf(backend, 'player'),
      body: { kind: 'deposit', period: 'day' },
    });
    expect(confirmed.status).toBe(200);
    expect(amount()).toBe(90_000);
  });

  test('a self-exclusion of six months is over after 200 days, and login works again', () => {
    const backend = testBackend();
    expect(login(backend, 'excluded').code).toBe('self_excluded');
    const excluded = callerOf(backend)('POST', '/json-api/responsible-play/self-exclusion', {
      token: tokenOf(backend, 'player'),
      body: { period: 'six_months', isConfirmed: true },
    });
    expect(excluded.status).toBe(200);
    backend.clock.advance(181 * day);
    expect(login(backend, 'player').code).toBe('self_excluded');
    expect(login(backend, 'excluded').status).toBe(200);
    backend.clock.advance(19 * day);
    expect(login(backend, 'player').status).toBe(200);
  });

  test("a blocked player can't log in, nor start a game in an open session", () => {
    const backend = testBackend();
    expect(login(backend, 'blocked').code).toBe('account_blocked');
    const run = callerOf(backend)('POST', '/json-api/eapi/game-run/golden-harvest', {
      token: tokenOf(backend, 'blocked'),
      body: { platform: 'desktop', type: 'real' },
    });
    expect(run.code).toBe('account_blocked');
  });
});

describe('an open game refuses bets', () => {
  /**
   * Opens a game. `bet` places a bet in it and returns the HTTP status. `wasTold` returns whether the player
   * was notified that the game ended.
   */
  function open(backend: Backend, token = tokenOf(backend, 'player')) {
    const call = callerOf(backend);
    const heard: Outgoing[] = [];
    const { receive } = backend.hub.connect({
      send: (text) => heard.push(JSON.parse(text) as Outgoing),
      close: () => undefined,
    });
    const profile = call('GET', '/json-api/users/profile', { token }).json as { data: { hash: string } };
    receive(JSON.stringify({ action: 'register', hash: profile.data.hash }));
    const { data } = call('POST', '/json-api/eapi/game-run/golden-harvest', {
      token,
      body: { platform: 'desktop', type: 'real' },
    }).json as { data: { runToken: string } };
    const bet = () =>
      call('POST', '/mock-provider/spin', { body: { runToken: data.runToken, bet: 1_000 } }).status;
    const wasTold = () => heard.some(({ type }) => type === 'game_session.deactivated');
    return { token, call, bet, wasTold };
  }

  test.each([
    ['a time-out', '/json-api/responsible-play/time-out', { period: 'day' }],
    ['a self-exclusion', '/json-api/responsible-play/self-exclusion', { period: 'year', isConfirmed: true }],
  ])('after %s', (_, path, body) => {
    const { token, call, bet, wasTold } = open(testBackend());
    expect([bet(), wasTold()]).toEqual([200, false]);
    expect(call('POST', path, { token, body }).status).toBe(200);
    expect([bet(), wasTold()]).toEqual([410, true]);
  });

  test('after another session has signed it out, whose own game stays open', () => {
    const backend = testBackend();
    const { call, bet, wasTold } = open(backend);
    const other = tokenOf(backend, 'player');
    expect(
      call('DELETE', '/json-api/users/sessions?exceptCurrent=true', { token: other }).status,
    ).toBeLessThan(300);
    expect([bet(), wasTold()]).toEqual([410, true]);
    const here = open(backend, other);
    expect(
      call('DELETE', '/json-api/users/sessions?exceptCurrent=true', { token: other }).status,
    ).toBeLessThan(300);
    expect(here.bet()).toBe(200);
  });

  test('when another window has opened a game', () => {
    const backend = testBackend();
    const first = open(backend);
    const second = open(backend);
    expect([first.bet(), first.wasTold(), second.bet()]).toEqual([410, true, 200]);
  });
});

describe('rewards', () => {
  test('each new level gives its gift, with a notice', () => {
    const backend = testBackend();
    const player = playerIn(backend, idOf('player'));
    const before = giftsSlice.of(backend, player).items.length;
    const { context } = createContext(backend);
    const sent: Outgoing[] = [];
    levelsSlice.of(backend, player).startPoints = 10_000;
    const heard = { ...context, emit: (message: Outgoing) => void sent.push(message) };
    raiseLevel({ ...heard, publish: (name, event) => context.publish(name, event) }, player);
    expect(player.level).toBe(5);
    expect(giftsSlice.of(backend, player).items.length).toBe(before + 2);
    expect(giftsSlice.of(backend, player).items[0]?.reason).toBe('level.changed');
    expect(noticesOf(backend, 'player').filter((name) => name === 'level_reached').length).toBeGreaterThan(1);
  });

  test("a completed achievement gives its gift with a notice, and a round advances a promotion's tasks", () => {
    const backend = testBackend();
    const player = playerIn(backend, idOf('player'));
    const { steps } = achievementsSlice.of(backend, player);
    steps['2'] = { done: 99, completedAt: null };
    const before = giftsSlice.of(backend, player).items.length;
    const list = (): UserAchievementList =>
      callerOf(backend)('GET', '/json-api/user-achievements', { token: tokenOf(backend, 'player') })
        .json as UserAchievementList;
    const tasks = () => list().data.filter(({ actionId }) => actionId === 17);
    expect(tasks().map(({ progress }) => progress)).toEqual([100, 80, 0, 10]);
    const { context, sendMessages } = createContext(backend);
    const round = {
      slug: 'golden-harvest',
      bet: 1_000,
      win: 60_000,
      bonusBet: 0,
      bonusWin: 0,
      bonus: null,
      roundId: 'r-1',
    };
    context.publish('round.played', { player, round });
    sendMessages();
    expect(
      giftsSlice
        .of(backend, player)
        .items.slice(0, -before)
        .map(({ reason }) => reason),
    ).toContain('achievement');
    expect(noticesOf(backend, 'player')).toContain('achievement_done');
    const [, slots, big] = tasks();
    expect([slots?.current, slots?.target, big?.isCompleted]).toEqual([5, 5, true]);
  });
});

describe('a registration', () => {
  const register = (backend: Backend, more: object) => {
    const answer = callerOf(backend)('POST', '/json-api/users/register', {
      body: {
        authType: 'email',
        email: 'somebody.new@example.test',
        password: 'green-lantern-9',
        currency: 'RUB',
        isAdult: true,
        ...more,
      },
    });
    return { token: (answer.json as { token: string }).token, status: answer.status };
  };
  const giftsOf = (backend: Backend, token: string): number =>
    (callerOf(backend)('GET', '/json-api/user-gifts', { token }).json as { data: unknown[] }).data.length;

  test('with a promo code gives its gift', () => {
    const plain = testBackend();
    const coded = testBackend();
    const without = giftsOf(plain, register(plain, {}).token);
    expect(giftsOf(coded, register(coded, { promoCode: 'AURORA77' }).token)).toBe(without + 1);
  });

  test('by a partner’s link admits to the partner’s tournaments', () => {
    const backend = testBackend();
    const { token } = register(backend, { refCode: 'partner-7' });
    const joined = callerOf(backend)('POST', '/json-api/v2/tournaments/friends-of-friends/members', {
      token,
      headers: { 'idempotency-key': 'a-partners-tournament' },
    });
    expect(joined.status).toBe(200);
  });

  test('sends a welcome notice, and later a reminder of the unconfirmed e-mail', () => {
    const backend = testBackend();
    const { token } = register(backend, {});
    const sent = (): number =>
      (
        callerOf(backend)('GET', '/json-api/user-notifications?offset=0', { token }).json as {
          total: number;
        }
      ).total;
    expect(sent()).toBe(1);
    const [player] = Object.values(backend.state.players).slice(-1);
    backend.clock.advance(day);
    expect(player && noticesSlice.of(backend, player).notices.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['welcome', 'confirm_email']),
    );
  });
});
