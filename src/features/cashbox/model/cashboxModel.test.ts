import { describe, expect, it } from 'vitest';
import type { Gift, VerificationItem } from '#/api/generated/model/index.ts';
import { holderFixture } from '#/entities/gift/gift.fixtures.ts';
import type { Holder } from '#/entities/gift/rules.ts';
import { depositRecord, NOON, reviewedOrder, payoutRecord } from './cashbox.fixtures.ts';
import { giftsForDeposit, giftsKeptWaiting, giftsReady, heldGift, leftAfter, welcomeGift } from './gifts.ts';
import {
  toAmountStep,
  toMethodStep,
  toDepositStatus,
  campaignParams,
  readAmount,
  readGift,
  readHistoryQuery,
  readMethod,
  readPayment,
  readTab,
  tabSearch,
  withoutDeposit,
  writeHistoryQuery,
} from './cashboxUrl.ts';
import {
  accountProblem,
  payoutObstacles,
  payoutTarget,
  payoutWays,
  requestOf,
  hasNewEqualRequest,
} from './payoutRules.ts';

describe('the URL of the cashbox', () => {
  const params = (text: string) => new URLSearchParams(text);
  it('selects the tab, or the deposit if the tab is unknown', () => {
    expect(readTab(params('tab=history'))).toBe('history');
    expect(readTab(params('tab=__proto__'))).toBe('deposit');
  });
  it("keeps the deposit's form and the campaign parameters while another tab is open", () => {
    const away = tabSearch(params('utm_source=mail&step=method&amount=123450&method=12'), 'history');
    expect(tabSearch(params(`${away}&of=payouts&state=paid`), 'deposit')).toBe(
      'utm_source=mail&step=method&amount=123450&method=12',
    );
  });
  it('loses the status of a deposit when the tab changes', () => {
    expect(tabSearch(params('payment=7000001&deposit=done'), 'deposit')).toBe('');
  });
  it('contains the filters of the history', () => {
    expect(readHistoryQuery(params('of=payouts&state=paid'))).toEqual({ of: 'payouts', state: 'paid' });
    expect(readHistoryQuery(params('state=processing'))).toEqual({ of: 'deposits', state: null });
    expect(
      writeHistoryQuery(params('tab=history&of=payouts'), { of: 'deposits', state: 'paid' }).toString(),
    ).toBe('tab=history&state=paid');
  });
  it("passes on campaign parameters, but not the cashbox's own", () => {
    const text = 'tab=deposit&step=method&utm_source=mail&payment=7&deposit=done&gift=90101';
    expect(campaignParams(params(text))).toBe('utm_source=mail');
  });
  it('contains the id of the shown deposit, so that a reload keeps it', () => {
    const paying = toDepositStatus(params('utm_source=mail&step=method&amount=50000'), 7_000_001);
    expect(paying.toString()).toBe('utm_source=mail&payment=7000001');
    expect(readPayment(paying)).toBe(7_000_001);
    expect(readPayment(params('payment=7e6'))).toBeNull();
  });
  it.each([
    ['amount=50000', 50_000],
    ['amount=0', null],
    ['amount=-5', null],
    ['amount=1e5', null],
    ['amount=4.35', null],
    ['amount=9007199254740993', null],
    ['', null],
  ])('with %j has the amount %s', (text, amount) => expect(readAmount(params(text))).toBe(amount));
  it.each([
    ['gift=90101', 90_101],
    ['gift=welcome', 'welcome'],
    ['gift=0', null],
    ['gift=90101.5', null],
    ['gift=9007199254740993', null],
    ['', null],
  ])('with %j has the gift %s', (text, gift) => expect(readGift(params(text))).toBe(gift));
  it('contains the amount in the second step, so that a reload keeps it', () => {
    const second = toMethodStep(params('utm_source=mail&amount=50000&payment=7&deposit=failed'), 300_000);
    expect(second.toString()).toBe('utm_source=mail&amount=300000&step=method');
    expect(toAmountStep(second).toString()).toBe('utm_source=mail&amount=300000');
    expect(withoutDeposit(second).toString()).toBe('utm_source=mail');
    const again = toMethodStep(params('payment=7'), 300_000, 44);
    expect(readMethod(again)).toBe(44);
    expect(withoutDeposit(again).toString()).toBe('');
  });
});

describe('a payout', () => {
  const free = { is_active_bonus: false, wagering: 0, currency: 'RUB' } as const;
  const known = {
    is_verified: true,
    multi_account: false,
    phones: [{ value: '1', is_primary: true, is_verified: true }],
  };
  type Facts = Parameters<typeof payoutObstacles>;
  const obstacles = (balance: Facts[0], profile: Facts[1], documents?: Facts[2], ways: Facts[3] = []) =>
    payoutObstacles(balance, profile, documents, ways);
  const reasons = (...facts: Parameters<typeof obstacles>) => obstacles(...facts).map(({ why }) => why);
  it('is blocked during wagering, and shows the missing bets', () => {
    expect(obstacles({ ...free, is_active_bonus: true, wagering: 240_00 }, known)).toEqual([
      { why: 'wagering', missing: 240_00, currency: 'RUB', isRunning: true },
    ]);
    expect(reasons({ ...free, wagering: 1 }, known)).toEqual(['wagering']);
  });
  it('requires verification, and a confirmed phone for the code', () => {
    expect(reasons(free, { ...known, is_verified: false })).toEqual(['verification']);
    expect(reasons(free, { ...known, phones: [] })).toEqual(['phone']);
    expect(reasons(free, known)).toEqual([]);
  });
  it('lists every obstacle at once', () => {
    const stranger = { is_verified: false, multi_account: true, phones: [] };
    expect(reasons({ ...free, is_active_bonus: true }, stranger)).toEqual([
      'multi_account',
      'wagering',
      'verification',
      'phone',
    ]);
  });
  it('says that documents are being checked, and until when', () => {
    const stranger = { ...known, is_verified: false };
    const check = (minute: number): VerificationItem => ({
      id: 41,
      field: 'identity',
      kind: 'identity',
      declineReasons: [],
      status: 'wait',
      expectedAt: new Date(NOON + minute * 60_000).toISOString(),
    });
    expect(obstacles(free, stranger, { data: [check(9), check(7)], state: 'approver' })).toEqual([
      { why: 'verification', isBeingChecked: true, checkEnds: NOON + 9 * 60_000 },
    ]);
    expect(obstacles(free, stranger, { data: [], state: 'need_verification' })).toEqual([
      { why: 'verification', isBeingChecked: false, checkEnds: null },
    ]);
  });
  it('requires a verified card or wallet, unless it can go to a new account or a phone', () => {
    const wayTo = (isVerified: boolean, acceptsNewAccount = false) =>
      payoutWays(
        [
          {
            key: 'card',
            name: 'Card',
            position: 0,
            limits: [{ currency: 'RUB', min: 1, max: 2 }],
            send: { method: 'POST', url: '/x' },
            cards: [{ id: 'card-1', mask: '0042', isVerified }],
            acceptsNewAccount,
          },
        ],
        'RUB',
        null,
      );
    expect(obstacles(free, known, undefined, wayTo(false))).toEqual([
      { why: 'card', isBeingChecked: false, checkEnds: null },
    ]);
    expect(reasons(free, known, undefined, wayTo(true))).toEqual([]);
    expect(reasons(free, known, undefined, [...wayTo(false), ...wayTo(true)])).toEqual([]);
    expect(reasons(free, known, undefined, wayTo(false, true))).toEqual([]);
  });
  it('is found among payouts of the same amount by the key of its request', () => {
    const other = { ...payoutRecord, id: 1, requestKey: 'another-key' };
    expect(requestOf('key-of-the-payout', [other, payoutRecord])).toBe(payoutRecord);
    expect(requestOf('lost-key', [other, payoutRecord])).toBeNull();
    expect(requestOf(null, [other, payoutRecord])).toBeNull();
  });
  it('counts as repeated if an equal payout has appeared while its summary is open', () => {
    expect(hasNewEqualRequest(reviewedOrder, [payoutRecord])).toBe(true);
    expect(hasNewEqualRequest({ ...reviewedOrder, listed: [payoutRecord.id] }, [payoutRecord])).toBe(false);
    expect(hasNewEqualRequest(reviewedOrder, [{ ...payoutRecord, amount: 1 }])).toBe(false);
  });
  it('offers the methods that pay out in the currency, by position', () => {
    const send = { method: 'POST', url: '/x' } as const;
    const limits = [{ currency: 'RUB', min: 1, max: 2 }] as const;
    const systems = [
      { key: 'b', name: 'B', position: 2, limits: [...limits], send },
      { key: 'a', name: 'A', position: 1, limits: [...limits], send },
      { key: 'c', name: 'C', position: 0, limits: [{ currency: 'EUR' as const, min: 1, max: 2 }], send },
    ];
    expect(payoutWays(systems, 'RUB', null).map(({ key }) => key)).toEqual(['a', 'b']);
  });
  it.each([
    ['', 'required'],
    ['12', 'too_short'],
    ['2200 0000 0000 0042', null],
    ['2200000000000042000', null],
    ['22000000000000420000', 'too_long'],
    ['2200 0000 0000 00x2', 'digits'],
  ])('to the card %j has the problem %s', (account, problem) => {
    const field = { name: 'account', type: 'card', label: 'Card', minLength: 16, maxLength: 19 } as const;
    expect(accountProblem(account, field)).toBe(problem);
  });
});

describe('the destination of a payout', () => {
  const site = 'https://casino.example';
  const target = (url: string, method = 'POST') =>
    payoutTarget({ method, url }, { api: '', origins: ['https://bank.example'], site });
  it('may be our API, which is the only one to receive the token', () => {
    expect(target('/json-api/treasury/user-payout/send/card')).toEqual({
      kind: 'own',
      method: 'POST',
      url: '/json-api/treasury/user-payout/send/card',
    });
    expect(target('https://casino.example/json-api/x', 'PUT')).toMatchObject({
      kind: 'own',
      url: '/json-api/x',
    });
  });
  it("may be an allowed origin, which doesn't receive the token", () => {
    expect(target('https://bank.example/pay')).toEqual({
      kind: 'foreign',
      method: 'POST',
      url: 'https://bank.example/pay',
    });
  });
  it('may be our API on another origin', () => {
    const own = { api: 'https://api.example', origins: [], site };
    expect(payoutTarget({ method: 'POST', url: 'https://api.example/x' }, own)).toMatchObject({
      kind: 'own',
      url: '/x',
    });
  });
  it.each([
    'https://thief.example/pay',
    'http://bank.example/pay',
    '//bank.example/pay',
    'javascript:alert(1)',
    'https://bank.example@thief.example/',
    '',
  ])('must not be %j', (url) => expect(target(url)).toBeNull());
  it.each(['GET', 'DELETE', 'post', ''])('must not use the method %j', (method) =>
    expect(target('/x', method)).toBeNull(),
  );
});

describe('gifts for a deposit', () => {
  const gift: Gift = { id: 1, title: 'G', type: 'deposit_bonus', state: 'received', reason: 'personal' };
  const limited: Partial<Gift> = { restrictions: { depositLimits: [{ currency: 'RUB', limit: 500_00 }] } };
  const first = (more: Partial<Gift>, holder: Partial<Holder> = {}) =>
    giftsForDeposit([{ ...gift, ...more }], holderFixture(holder), NOON).at(0);
  it.each<[Partial<Gift>, boolean]>([
    [{}, true],
    [{ type: 'giftspin' }, false],
    [{ type: 'giftspin', ...limited }, true],
    [{ state: 'used' }, false],
    [{ isDisabled: true }, false],
    [{ reason: 'compoints' }, false],
    [{ expiredAt: '2026-11-20T12:00:00Z' }, false],
    [{ expiredAt: '2026-11-20T12:00:01Z' }, true],
  ])('with %j are offered: %s', (more, isOffered) => {
    expect(first(more) !== undefined).toBe(isOffered);
  });
  it.each<[string, Partial<Holder>, Partial<Gift>, string | null]>([
    ['nothing but the missing deposit', {}, limited, null],
    ['an active bonus', { hasBonus: true }, limited, 'has_bonus'],
    ['active spins', { hasSpins: true }, {}, 'exists_active_giftspin'],
    ['the flag "multiple accounts"', { isMultiAccount: true }, {}, 'multi_account'],
    [
      'an unconfirmed phone',
      { hasPhone: false },
      { restrictions: { isPhoneRequired: true } },
      'phone_restriction',
    ],
  ])('are blocked by %s', (_, holder, more, obstacle) => {
    expect(first(more, holder)?.obstacle).toBe(obstacle);
  });
  it.each([
    ['open', 7],
    ['pending', 7],
    ['cancelled', null],
    ['paid', null],
  ] as const)('are linked to a deposit that is %s: %s', (status, heldBy) => {
    const deposit = { ...depositRecord, id: 7, giftId: 1, status };
    expect(giftsForDeposit([gift], holderFixture(), NOON, [deposit])[0]?.heldBy).toBe(heldBy);
  });
  it('include a note if the selected gift belongs to an unfinished deposit', () => {
    const offered = (giftId: number) =>
      giftsForDeposit([{ ...gift, isSelected: true }], holderFixture(), NOON, [
        { ...depositRecord, id: 7, giftId, status: 'open' },
      ]);
    expect(heldGift(offered(1))).toEqual({ title: 'G', depositId: 7 });
    expect(heldGift(offered(2))).toBeNull();
  });
  it('show which other bonuses would have to wait, although they could be taken now', () => {
    const free: Gift = { ...gift, id: 2, type: 'nondeposit' };
    const waiting = (...others: Gift[]) =>
      giftsKeptWaiting(gift, [gift, ...others], holderFixture(), NOON).map(({ id }) => id);
    expect(waiting(free)).toEqual([2]);
    expect(waiting({ ...free, type: 'cash' }), 'money needs no wagering').toEqual([]);
    expect(waiting({ ...free, ...limited }), 'it could not be taken anyway').toEqual([]);
    expect(giftsKeptWaiting({ ...gift, type: 'cash' }, [free], holderFixture(), NOON)).toEqual([]);
  });
  it('are ready once their deposit is complete', () => {
    const paid = { ...gift, ...limited, restrictionsState: { depositProgress: 500_00 } };
    expect(giftsReady([paid, gift], holderFixture(), NOON)).toEqual([paid]);
    expect(giftsReady([paid], holderFixture({ hasBonus: true }), NOON)).toEqual([]);
  });
  it('show how much of their deposit is missing', () => {
    const begun = first({ ...limited, restrictionsState: { depositProgress: 120_00 } });
    expect(begun?.missing).toBe(380_00);
    expect(leftAfter({ missing: 380_00 }, 379_99)).toBe(1);
    expect(leftAfter({ missing: 380_00 }, 500_00)).toBe(0);
  });
  it('include the registration gift', () => {
    const offered = giftsForDeposit(
      [gift, { ...gift, id: 2, reason: 'registration' }],
      holderFixture(),
      NOON,
    );
    expect(welcomeGift(offered)?.id).toBe(2);
    expect(welcomeGift(offered.slice(0, 1))).toBeNull();
  });
});
