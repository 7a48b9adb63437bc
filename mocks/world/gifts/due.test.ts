import { expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import { control } from '#mocks/handlers/controlCalls.ts';
import type { GameRunResponse, GiftList, NoticeList } from '#mocks/generated/model/index.ts';
import { day, hour } from '../dates.ts';
import { balancesOf } from '../ledger.ts';
import { winbackOfLevel } from '../levels/catalogue.ts';

const wagering = 1004;
const vip = 1003;
const player = 1002;

function advance(backend: Backend, milliseconds: number): void {
  expect(control(backend, 'POST', 'clock', { advance: milliseconds })?.status).toBe(200);
}

function runOf(backend: Backend, visitor: 'wagering' | 'vip', slug: string): string {
  const answer = callerOf(backend)('POST', `/json-api/eapi/game-run/${slug}`, {
    token: tokenOf(backend, visitor),
    body: { platform: 'desktop', type: 'real' },
  });
  return (answer.json as GameRunResponse).data.runToken ?? '';
}

const play = (backend: Backend, path: string, body: object): CallResult =>
  callerOf(backend)('POST', `/mock-provider/${path}`, { body });

const ofKind = (backend: Backend, kind: string): number =>
  backend.state.ledger.entries.filter((entry) => entry.kind === kind).length;

test('a bonus that expires between two bets loses its money and wagering, and no longer blocks payouts', () => {
  const backend = testBackend();
  const runToken = runOf(backend, 'wagering', 'golden-harvest');
  const spin = () => play(backend, 'spin', { runToken, bet: 1_000 });
  expect(spin().status).toBe(200);
  expect(playerIn(backend, wagering).bonus).not.toBeNull();
  const { real, bonus } = balancesOf(backend.state.ledger, wagering);
  expect(bonus).toBeGreaterThan(0);
  advance(backend, 14 * day);
  expect(playerIn(backend, wagering).bonus).toBeNull();
  expect(balancesOf(backend.state.ledger, wagering)).toMatchObject({ bonus: 0 });
  expect(ofKind(backend, 'bonus_expired')).toBe(1);
  const token = tokenOf(backend, 'wagering');
  const { data } = callerOf(backend)('GET', '/json-api/user-notifications', { token }).json as NoticeList;
  expect(data.some(({ msg }) => msg.includes('его срок вышел'))).toBe(true);
  // The bonus is gone, so bets take real money only.
  expect(spin().status).toBe(real >= 1_000 ? 200 : 409);
  const payout = callerOf(backend)('POST', '/json-api/treasury/user-payout/send/card', {
    token,
    headers: { 'idempotency-key': 'after-the-bonus' },
    body: { amount: 10_000, currency: 'RUB', account: '2200000000000042' },
  });
  expect(payout.code).not.toBe('wagering_required');
});

test('an unused gift expires exactly at its stated time', () => {
  const backend = testBackend();
  const giftsOf = () =>
    (callerOf(backend)('GET', '/json-api/user-gifts', { token: tokenOf(backend, 'vip') }).json as GiftList)
      .data;
  const gift = giftsOf().find(({ state, expiredAt }) => state === 'received' && expiredAt !== undefined);
  advance(backend, Date.parse(gift?.expiredAt ?? '') - backend.clock.now() - 1);
  expect(giftsOf().find(({ id }) => id === gift?.id)?.state).toBe('received');
  advance(backend, 1);
  expect(giftsOf().find(({ id }) => id === gift?.id)?.state).toBe('expired');
});

const noticesOf = (backend: Backend, visitor: 'player' | 'vip'): string[] => {
  const token = tokenOf(backend, visitor);
  const { data } = callerOf(backend)('GET', '/json-api/user-notifications', { token }).json as NoticeList;
  return data.map(({ msg }) => msg);
};

test('a notice names a gift a day before it expires, and another one once it has expired', () => {
  const backend = testBackend();
  // The jump is long enough for a gift's warning and its expiry.
  advance(backend, 20 * day);
  const told = noticesOf(backend, 'player');
  const [soon, over] = ['Подарок сгорит через сутки', 'Подарок сгорел'].map((start) =>
    told.filter((msg) => msg.startsWith(start)),
  );
  expect(over?.length).toBeGreaterThan(2);
  expect(over?.some((msg) => msg.includes('50 фриспинов'))).toBe(true);
  // The oldest gift expired before the world began, so nobody was warned about it.
  for (const msg of over?.slice(0, -1) ?? [])
    expect(soon).toContain(msg.replace('Подарок сгорел', 'Подарок сгорит через сутки'));
});

test('Friday brings the weekly gift, and Monday the winback as a gift that is valid until Sunday night', () => {
  // The world begins on a Wednesday at noon.
  const backend = testBackend();
  const { winback } = playerIn(backend, player);
  expect(winback).toBeGreaterThan(0);
  advance(backend, 5 * day);
  const token = tokenOf(backend, 'player');
  const { data } = callerOf(backend)('GET', '/json-api/user-gifts', { token }).json as GiftList;
  expect(data.find(({ reason }) => reason === 'gift_distribution')?.state).toBe('received');
  expect(data.find(({ amount }) => amount === winback)).toMatchObject({
    type: 'cashback',
    state: 'received',
    expiredAt: '2026-01-26T00:00:00.000Z',
  });
  expect(playerIn(backend, player).winback).toBe(0);
  // The gift and its notice show the same name and amount.
  expect(data.find(({ amount }) => amount === winback)?.title).toMatch(/Винбэк 420\s₽/u);
  expect(noticesOf(backend, 'player').some((msg) => /Винбэк .*420\s₽/u.test(msg))).toBe(true);
});

const noticeAbout = (backend: Backend, visitor: 'player' | 'vip', words: RegExp) => {
  const token = tokenOf(backend, visitor);
  const { data } = callerOf(backend)('GET', '/json-api/user-notifications', { token }).json as NoticeList;
  return data.filter(({ msg }) => words.test(msg));
};

test('the winback notice offers to claim it until it is claimed or its Sunday is over', () => {
  const backend = testBackend();
  advance(backend, 5 * day);
  const buttons = () => noticeAbout(backend, 'player', /Винбэк за неделю/).map(({ button }) => button?.text);
  // The older notice is about a winback from before the world began. That winback is already claimed, so the
  // notice has no button.
  expect(buttons()).toEqual(['Забрать', undefined]);
  const token = tokenOf(backend, 'player');
  const { data } = callerOf(backend)('GET', '/json-api/user-gifts', { token }).json as GiftList;
  const winback = data.find(({ type, state }) => type === 'cashback' && state === 'received');
  const claimed = callerOf(backend)('PUT', `/json-api/gifts/activate/${winback?.id}`, {
    token,
    headers: { 'idempotency-key': 'the-winback' },
  });
  expect(claimed.status).toBe(200);
  expect(buttons()).toEqual([undefined, undefined]);

  const unclaimed = testBackend();
  advance(unclaimed, 12 * day);
  expect(noticeAbout(unclaimed, 'player', /Винбэк за неделю/).some(({ button }) => button)).toBe(false);
});

test('notices about gifts with the same name state their game and source', () => {
  const backend = testBackend();
  // The world begins on a Wednesday at noon, so five days include Friday's weekly gift.
  advance(backend, 5 * day);
  const weekly = noticeAbout(backend, 'vip', /20 фриспинов<\/b> \(Golden Harvest, подарок недели\)/);
  expect(weekly.map(({ msg }) => msg.replace(/:.*/, ''))).toEqual([
    'Подарок сгорит через сутки',
    'Тебя ждёт подарок',
  ]);
});

test("real-money losses increase the winback by the level's percentage of them", () => {
  const backend = testBackend();
  const { winback: before, level } = playerIn(backend, vip);
  const { real } = balancesOf(backend.state.ledger, vip);
  const runToken = runOf(backend, 'vip', 'sky-rocket-crash');
  for (let flights = 0; flights < 5; flights += 1) {
    play(backend, 'crash/start', { runToken, bet: 100_000 });
    advance(backend, 2 * 60_000);
  }
  const lost = real - balancesOf(backend.state.ledger, vip).real;
  expect(lost).toBe(500_000);
  expect(playerIn(backend, vip).winback).toBe(before + (lost * winbackOfLevel(level)) / 100);
});

test('a flight with an automatic cash-out is paid even after its page was closed', () => {
  const backend = testBackend();
  const runToken = runOf(backend, 'vip', 'sky-rocket-crash');
  const before = balancesOf(backend.state.ledger, vip).real;
  play(backend, 'crash/start', { runToken, bet: 1_000, autoCashOut: 1.01 });
  advance(backend, hour);
  const [run] = Object.values((backend.state.slices['runs'] as { byToken: object }).byToken) as [
    { crash: { settled: { win: number } | null } },
  ];
  const won = run.crash.settled?.win ?? -1;
  expect(balancesOf(backend.state.ledger, vip).real).toBe(before - 1_000 + won);
});
