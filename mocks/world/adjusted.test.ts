import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, testInstant } from '#mocks/core/caller.testing.ts';
import { readJournal } from '#mocks/core/journal.ts';
import { packForLink, unpackJournal } from '#mocks/core/journalText.ts';
import { setUp } from '#mocks/core/setup.ts';
import type { Balance, DepositRecord, PlayStatement, UserLevel } from '#mocks/generated/model/index.ts';
import { unknownSettings } from '#mocks/handlers/control.ts';
import { buildLink, readMockParameters, unknownParameters } from '#mocks/scenarios/links.ts';
import { brands, type BrandId } from './settings.ts';

const queryOf = (user: string): URLSearchParams => new URLSearchParams({ 'mock.user': user });

/** A new world with this visitor logged in. */
function openAs(user: string, brand: BrandId = 'aurora', now = testInstant) {
  const before = testBackend({ brand, now });
  const { backend, tokens } = setUp(before, readMockParameters(queryOf(user)), { now });
  const call = callerOf(backend);
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The cast is safe: the pipeline validates responses.
  const read = <Data>(path: string): Data =>
    (call('GET', `/json-api/${path}`, { token: tokens?.token }).json as { data: Data }).data;
  return { backend, read, call, token: tokens?.token };
}

const amountsOf = (read: ReturnType<typeof openAs>['read']): number[] =>
  read<DepositRecord[]>('treasury/user/deposits?limit=100').map(({ amount }) => amount);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('an adjusted persona', () => {
  test.each(brands)('has the balance, compoints, level and deposits of the link in %s', (brand) => {
    const { read } = openAs('player,level:5,deposited:40000,balance:3000,compoints:77', brand);
    expect(read<Balance>('users/balance')).toMatchObject({ balance: 300_000, compoint_balance: 77 });
    expect(read<UserLevel>('levels/user-level')).toMatchObject({ index: 5 });
    expect(sum(amountsOf(read))).toBe(4_000_000);
  });

  // The clock is in December, so that the statement of the current year contains every deposit, payout and
  // round.
  test.each([
    'player,deposited:700',
    'player,balance:9',
    'vip,level:2,balance:1',
    'guarded,level:0,deposited:90000',
  ])('%s has a statement that adds up to the balance', (user) => {
    const { read } = openAs(user, 'aurora', Date.UTC(2026, 11, 20, 12));
    const { total } = read<PlayStatement>('responsible-play/statement?period=year');
    const { deposits, payouts, cashback = 0, bets, wins } = total;
    expect(deposits).toBeGreaterThan(0);
    const { balance } = read<Balance>('users/balance');
    expect(deposits + cashback - payouts - bets + wins).toBe(balance);
  });

  test('without deposits has no money, play, payouts or winback, and keeps its level and compoints', () => {
    const { backend, read } = openAs('vip,level:5,deposited:0');
    expect(read<Balance>('users/balance')).toMatchObject({
      balance: 0,
      compoint_balance: 126_400,
      winback: 0,
    });
    expect(read<UserLevel>('levels/user-level')).toMatchObject({ index: 5 });
    expect(read<unknown[]>('treasury/user/deposits?limit=100')).toEqual([]);
    expect(read<unknown[]>('treasury/user/payouts')).toEqual([]);
    expect(backend.state.players['1003']).toMatchObject({ deposited: 0, isVip: false, isVerified: true });
  });

  test('has no declined document if verified, and no accepted one if not', () => {
    const statuses = (user: string) =>
      read(user)
        .filter(({ kind }) => kind === 'identity')
        .map(({ status }) => status);
    const read = (user: string) => openAs(user).read<{ kind: string; status: string }[]>('verifications');
    expect(statuses('broke')).toContain('cancel');
    expect(statuses('broke,verified:yes')).not.toContain('cancel');
    expect(openAs('broke,verified:yes').backend.state.players['1005']?.isVerified).toBe(true);
    expect(statuses('vip,deposited:0,verified:no')).not.toContain('success');
  });

  test("doesn't change other personas", () => {
    const { players } = openAs('vip,level:5').backend.state;
    const { players: usual } = testBackend().state;
    const others = (all: typeof players) =>
      Object.values(all)
        .filter(({ persona }) => persona !== 'vip')
        .map((player) => ({ ...player, slices: {} }));
    expect(others(players)).toEqual(others(usual));
  });
});

describe('invalid adjustments are refused with the reason', () => {
  test.each([
    ['vip,level:99', 'level is 0 to 11'],
    ['vip,level', 'level is 0 to 11'],
    ['vip,moon:1', "moon can't be adjusted, only level, deposited, balance, compoints, verified"],
    ['vip,', `"" can't be adjusted`],
    ['vip,level:1,level:2', 'level is given twice'],
    ['vip,deposited:99', 'deposited is 0 or 100 to 10000000'],
    ['vip,verified:maybe', 'verified is yes or no'],
    ['vip,verified:no', 'vip has payouts, which only a verified player gets'],
    ['vip,deposited:0,balance:5', 'a balance needs a deposit'],
    ['newcomer,balance:5', 'a balance needs a deposit'],
    ['newcomer,deposited:500', 'newcomer has just registered'],
    ['newcomer,verified:yes', 'newcomer has no name'],
    ['guest,level:1', 'guest has no account'],
    ['somebody,level:1', 'there is only newcomer, player'],
  ])('%s: %s', (user, reason) => {
    expect(readMockParameters(queryOf(user))).toEqual({});
    expect(unknownParameters(queryOf(user))).toEqual([
      expect.stringContaining(`mock.user=${user} (${reason}`),
    ]);
    expect(unknownSettings({ user })).toEqual([expect.stringContaining(reason)]);
  });
});

describe('adjustments are kept', () => {
  const user = 'vip,level:5,deposited:0';

  test('in a link, in a fixed order', () => {
    const parameters = readMockParameters(queryOf('vip,deposited:0,level:5'));
    expect(buildLink('/', parameters)).toBe(`/?mock.user=${user}`);
  });

  test('in a journal, through a link, a replay and a step back', async () => {
    const { backend, call, token } = openAs(user);
    call('PUT', '/json-api/v2/games/favourites/golden-harvest', { token });
    const packed = await packForLink(backend.timeline.journal());
    const result = await unpackJournal(packed ?? '');
    if ('problem' in result) throw new Error(result.problem);
    const other = testBackend();
    expect(other.timeline.load(result.journal)).toBeNull();
    expect(other.timeline.hash()).toBe(backend.timeline.hash());
    expect(other.timeline.replayedHash()).toBe(other.timeline.hash());
    other.timeline.goTo(0);
    expect(other.state.players['1003']).toMatchObject({ level: 5, deposited: 0 });
    expect(readJournal({ ...result.journal, adjusted: 'vip,level:99' })).toHaveProperty('problem');
  });

  test('until a link with other adjustments begins a new world', () => {
    const { backend } = openAs(user);
    const again = setUp(backend, { user });
    const asPlayer = setUp(again.backend, { user: 'player' });
    expect([again.isRenewed, asPlayer.isRenewed]).toEqual([false, false]);
    const changed = setUp(asPlayer.backend, { user: 'vip,level:6' });
    expect(changed.isRenewed).toBe(true);
    expect(changed.backend.state.players['1003']).toMatchObject({ level: 6, deposited: 310_000_000 });
  });
});
