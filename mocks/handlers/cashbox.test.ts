import { createContext } from '#mocks/core/context.ts';
import { describe, expect, test } from 'vitest';
import { callerOf, playerIn, testBackend, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type {
  DepositList,
  DepositStatus,
  GeneralLimitResponse,
  GiftList,
  MarbellaRedirect,
  NewPayoutList,
  NoticeList,
  PaymentPage,
  PaymentSystemList,
  PayoutGiftCountResponse,
  PayoutList,
  PayoutResponse,
  PayoutSystemList,
  RbkInvoiceResponse,
  SumRangeResponse,
  VerificationList,
} from '#mocks/generated/model/index.ts';
import { maxWrongCodes } from '#mocks/world/cashbox/payouts.actions.ts';
import { completedAfter, unconfirmedAfter } from '#mocks/world/cashbox/payouts.rules.ts';
import { marbellaSystem, paymentSystems } from '#mocks/world/cashbox/deposits.catalogue.ts';
import { slowBankDelay } from '#mocks/world/cashbox/deposits.actions.ts';
import { abandonedAfter } from '#mocks/world/cashbox/deposits.state.ts';
import { day, minute } from '#mocks/world/dates.ts';
import { noticesSlice } from '#mocks/world/notifications/state.ts';
import { userHash } from '#mocks/world/sessions.ts';
import { balancesOf, record } from '#mocks/world/ledger.ts';
import { personaTable, type VisitorId } from '#mocks/world/personas.ts';
import { exclude, startBreak } from '#mocks/world/responsible-play/actions.ts';
import { verificationSlice } from '#mocks/world/verification/state.ts';
import { brands } from '#mocks/world/settings.ts';
import { responsiblePlaySlice } from '#mocks/world/responsible-play/state.ts';

let keys = 0;
function payerOf(visitor: VisitorId, backend = testBackend()) {
  const call = callerOf(backend);
  const token = tokenOf(backend, visitor);
  const id = personaTable.find((persona) => persona.id === visitor)?.playerId ?? 0;
  const post = (path: string, body: unknown, key = `cashbox-key-${(keys += 1)}`): CallResult =>
    call('POST', `/json-api/treasury/${path}`, { token, body, headers: { 'idempotency-key': key } });
  return {
    backend,
    id,
    get: (path: string): unknown => call('GET', `/json-api/${path}`, { token }).json,
    open: (query: string, key?: string) => post('open', { dep_qs: query, qs: 'utm_source=mail' }, key),
    invoice: (amount: number, more = {}, key?: string) =>
      post('rbk-create-invoice', { amount, currency: 'RUB', ...more }, key),
    marbella: (method: string, amount: number) =>
      call('GET', `/json-api/treasury/user/marbella/deposit/${method}/${amount}`, {
        token,
        headers: { 'idempotency-key': `cashbox-key-${(keys += 1)}` },
      }),
    cancelDeposit: (transaction: number) => post('user-deposit/cancel', { transaction_id: transaction }),
    deposits: () => (call('GET', '/json-api/treasury/user/deposits', { token }).json as DepositList).data,
    send: (system: string, body: Record<string, unknown>, key?: string) =>
      post(`user-payout/send/${system}`, { currency: 'RUB', ...body }, key),
    confirm: (transaction: number, code: string) =>
      post('user-payout/confirm', { transaction_id: transaction, code }),
    resend: (transaction: number) => post('user-payout/resend-code', { transaction_id: transaction }),
    cancel: (transaction: number) => post('user-payout/cancel', { transaction_id: transaction }),
    notices: () => (call('GET', '/json-api/user-notifications', { token }).json as NoticeList).data.length,
    real: () => balancesOf(backend.state.ledger, id).real,
  };
}

function settle({ backend, id }: { backend: Backend; id: number }, token: string, status: DepositStatus) {
  const messages: { type: string; data: object }[] = [];
  const { receive, leave } = backend.hub.connect({
    send: (text) => messages.push(JSON.parse(text) as (typeof messages)[number]),
    close: () => undefined,
  });
  receive(JSON.stringify({ action: 'register', hash: userHash(backend.world.seed, id) }));
  const { json, status: code } = callerOf(backend)('POST', '/mock-provider/payment/settle', {
    body: { token, status },
  });
  leave();
  return { code, answer: json as { status: string; isNews: boolean }, messages };
}

const tokenIn = (url: string): string => new URL(url, 'http://localhost').searchParams.get('token') ?? '';
const usual = 'payment_system=12&amount=50000&currency=RUB';

describe('the cashbox', () => {
  test('offers all payment systems of the specification', () => {
    const ids = (payerOf('player').get('treasury/payment-system') as PaymentSystemList).data.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(expect.arrayContaining([88, 77, 99, 2, 5, 6, 7, 44]));
  });

  test.each([
    ['aurora', 'RUB', 500_00],
    ['kometa', 'RUB', 500_00],
    ['riviera', 'EUR', 20_00],
    ['samba', 'BRL', 100_00],
  ] as const)('preselects the amount of the brand %s: %s %i', (brand, currency, amount) => {
    const { data } = payerOf('player', testBackend({ brand })).get('treasury/sum-range') as SumRangeResponse;
    expect(data).toMatchObject({ currency, default: amount });
    expect(data.sums).toContain(amount);
  });

  test('lists past deposits in pages, and returns the latest one if there is any', () => {
    const payer = payerOf('vip');
    const { data, total } = payer.get('treasury/user/deposits?offset=60') as DepositList;
    expect([data.length, total]).toEqual([4, 64]);
    expect(payer.get('treasury/user/last-bet')).toMatchObject({ data: { currency: 'RUB' } });
    expect(payerOf('newcomer').get('treasury/user/last-bet')).toEqual({});
  });
});

test('past deposits and payouts can be filtered by status', () => {
  const { get } = payerOf('vip');
  const statesOf = (path: string): string[] => [
    ...new Set((get(`treasury/user/${path}`) as PayoutList | DepositList).data.map(({ status }) => status)),
  ];
  expect(statesOf('deposits?limit=100&status=declined')).toEqual(['declined']);
  expect(statesOf('payouts?limit=100&status=cancelled')).toEqual(['cancelled']);
  expect(statesOf('payouts?limit=100').length).toBeGreaterThan(1);
});

describe('a deposit', () => {
  test("opens the provider's page, and is booked once even if it is reported as paid twice", () => {
    const payer = payerOf('player');
    const before = payer.real();
    const { url, method, params } = payer.open(usual).json as PaymentPage;
    expect(new URL(url, 'http://localhost').pathname).toBe('/mock-pages/payment/');
    expect([method, params]).toEqual(['GET', []]);
    const { messages } = settle(payer, tokenIn(url), 'paid');
    expect(payer.real()).toBe(before + 50_000);
    expect(messages).toContainEqual(
      expect.objectContaining({
        type: 'treasury.transaction_confirmed',
        data: expect.objectContaining({
          kind: 'deposit',
          status: 'paid',
          amount: 50_000,
          isFirstDeposit: false,
        }),
      }),
    );
    expect(settle(payer, tokenIn(url), 'paid').answer.isNews).toBe(false);
    expect(payer.real()).toBe(before + 50_000);
  });

  const ways = {
    open: (payer: ReturnType<typeof payerOf>) => tokenIn((payer.open(usual).json as PaymentPage).url),
    rbk: (payer: ReturnType<typeof payerOf>) =>
      (payer.invoice(50_000).json as RbkInvoiceResponse).data.invoiceAccessToken,
    marbella: (payer: ReturnType<typeof payerOf>) =>
      tokenIn((payer.marbella('card', 50_000).json as MarbellaRedirect).redirectUrl),
  };
  const entriesOfKind = (payer: ReturnType<typeof payerOf>, kind: string): number =>
    payer.backend.state.ledger.entries.filter((entry) => entry.kind === kind).length;

  describe.each(['open', 'rbk', 'marbella'] as const)('by %s', (way) => {
    test.each([
      ['paid', 1],
      ['declined', 0],
      ['error', 0],
    ] as const)(
      'whose first result is %s is booked %i times, and later results are ignored',
      (status, booked) => {
        const payer = payerOf('player');
        const token = ways[way](payer);
        const first = settle(payer, token, status);
        expect(first.answer).toMatchObject({ status, isNews: true });
        expect(first.messages).toContainEqual(
          expect.objectContaining({
            type: 'treasury.transaction_confirmed',
            data: expect.objectContaining({ kind: 'deposit', status }),
          }),
        );
        expect(settle(payer, token, status)).toMatchObject({
          answer: { status, isNews: false },
          messages: [],
        });
        // Only the first result counts, so a later `paid` changes nothing.
        expect(settle(payer, token, 'paid').answer).toMatchObject({ status, isNews: false });
        expect(entriesOfKind(payer, 'deposit')).toBe(booked);
        expect(first.messages.some(({ type }) => type === 'balance.changed')).toBe(booked === 1);
      },
    );

    test('that is pending is booked automatically, once', () => {
      const payer = payerOf('player');
      const token = ways[way](payer);
      expect(settle(payer, token, 'pending').answer).toMatchObject({ status: 'pending', isNews: true });
      expect(settle(payer, token, 'pending').answer.isNews).toBe(false);
      expect(entriesOfKind(payer, 'deposit')).toBe(0);
      payer.backend.clock.advance(slowBankDelay);
      expect(entriesOfKind(payer, 'deposit')).toBe(1);
      expect(settle(payer, token, 'paid').answer).toMatchObject({ status: 'paid', isNews: false });
      expect(entriesOfKind(payer, 'deposit')).toBe(1);
    });

    test('expires after two hours without a payment', () => {
      const payer = payerOf('player');
      const before = payer.notices();
      ways[way](payer);
      payer.backend.clock.advance(abandonedAfter - 1);
      const waiting = payerOf('player', payer.backend);
      expect(waiting.deposits()[0]?.status).toBe('open');
      payer.backend.clock.advance(1);
      const later = payerOf('player', payer.backend);
      expect(later.deposits()[0]).toMatchObject({ status: 'expired' });
      expect(later.notices()).toBe(before);
    });

    test('can be continued with the same payment until the provider has reported a result', () => {
      const payer = payerOf('player');
      const token = ways[way](payer);
      const [open] = payer.deposits();
      expect(open?.invoice?.invoiceAccessToken ?? tokenIn(open?.page?.url ?? '')).toBe(token);
      settle(payer, token, 'pending');
      const [pending] = payer.deposits();
      expect(pending).toMatchObject({ status: 'pending' });
      expect([pending?.page, pending?.invoice]).toEqual([undefined, undefined]);
    });

    test("can't be paid after the player cancelled it", () => {
      const payer = payerOf('player');
      const token = ways[way](payer);
      const id = payer.deposits()[0]?.id ?? 0;
      expect(payer.cancelDeposit(id).json).toMatchObject({ data: { id, status: 'cancelled' } });
      // Repeats the request, as a client does after a lost response.
      expect(payer.cancelDeposit(id).status).toBe(200);
      expect(settle(payer, token, 'paid').answer).toMatchObject({ status: 'cancelled', isNews: false });
      expect(entriesOfKind(payer, 'deposit')).toBe(0);
    });

    test.each(['pending', 'paid', 'declined', 'error'] as const)(
      'that is %s cannot be cancelled',
      (status) => {
        const payer = payerOf('player');
        settle(payer, ways[way](payer), status);
        expect(payer.cancelDeposit(payer.deposits()[0]?.id ?? 0).code).toBe('deposit_not_open');
      },
    );
  });

  test("can't be continued during a break, but can be cancelled", () => {
    const payer = payerOf('player');
    payer.open(usual);
    startBreak(createContext(payer.backend, {}).context, playerIn(payer.backend, payer.id), 'day');
    const [open] = payer.deposits();
    expect(open).toMatchObject({ status: 'open' });
    expect(open?.page).toBeUndefined();
    expect(payer.cancelDeposit(open?.id ?? 0).status).toBe(200);
  });

  test("can't be continued once it exceeds the player's own limit, but can be cancelled", () => {
    const payer = payerOf('player');
    payer.open('payment_system=12&amount=100000&currency=RUB');
    expect(payer.deposits()[0]?.page).toBeDefined();
    const limit = callerOf(payer.backend)('PUT', '/json-api/responsible-play/limits', {
      token: tokenOf(payer.backend, 'player'),
      body: { limits: [{ kind: 'deposit', period: 'day', amount: 99_900 }] },
    });
    expect(limit.status).toBe(200);
    const [open] = payer.deposits();
    expect(open).toMatchObject({ status: 'open' });
    expect(open?.page).toBeUndefined();
    expect(payer.cancelDeposit(open?.id ?? 0).status).toBe(200);
  });

  test("of another player can't be cancelled", () => {
    const payer = payerOf('player');
    payer.open(usual);
    const other = payerOf('vip', payer.backend);
    expect(other.cancelDeposit(payer.deposits()[0]?.id ?? 0).code).toBe('deposit_not_found');
    expect(payer.deposits()[0]?.status).toBe('open');
  });

  test('frees its gift for another deposit when it is cancelled', () => {
    const payer = payerOf('player');
    const gift = (payer.get('user-gifts') as GiftList).data.find(({ type }) => type === 'deposit_bonus');
    const query = `${usual}&user_gift_id=${gift?.id ?? 0}`;
    payer.open(query);
    expect(payer.open(query).code).toBe('gift_not_available');
    payer.cancelDeposit(payer.deposits()[0]?.id ?? 0);
    expect(payer.open(query).status).toBe(200);
  });

  test('reported with an unknown token answers 404', () => {
    expect(settle(payerOf('player'), 'pay-1-x', 'paid').code).toBe(404);
  });

  test('that is declined moves no money', () => {
    const payer = payerOf('newcomer');
    const { url } = payer.open(usual).json as PaymentPage;
    settle(payer, tokenIn(url), 'declined');
    expect(payer.real()).toBe(0);
    expect((payer.get('treasury/user/deposits') as DepositList).data).toMatchObject([
      { status: 'declined', amount: 50_000 },
    ]);
  });

  test('that is declined is announced with the sum that would have been charged, fee included', () => {
    const payer = payerOf('player');
    const { url } = payer.open('payment_system=5&amount=200000&currency=RUB').json as PaymentPage;
    settle(payer, tokenIn(url), 'declined');
    const [notice] = (payer.get('user-notifications') as NoticeList).data;
    expect(JSON.stringify(notice)).toMatch(/2\D?020/u);
  });

  test('requested twice with the same idempotency key is opened once', () => {
    const payer = payerOf('newcomer');
    expect(payer.open(usual, 'the-same-key').body).toBe(payer.open(usual, 'the-same-key').body);
    expect((payer.get('treasury/user/deposits') as DepositList).total).toBe(1);
  });

  test('by card opens an invoice, and its fee is refunded', () => {
    const payer = payerOf('newcomer');
    const invoice = payer.invoice(100_000).json as {
      data: { invoiceAccessToken: string; successUrl: string };
    };
    expect(invoice.data.successUrl).toBe('/cashbox?payment=7000001');
    const { messages } = settle(payer, invoice.data.invoiceAccessToken, 'paid');
    expect(payer.real()).toBe(103_000);
    const { notices } = noticesSlice.of(payer.backend, playerIn(payer.backend, payer.id));
    expect(notices.find(({ name }) => name === 'deposit_done')?.values.sum).toBe(1_000);
    expect(messages).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ isFirstDeposit: true, paymentSystemId: 88 }),
      }),
    );
  });

  describe('by a saved card', () => {
    const cardOf = (payer: ReturnType<typeof payerOf>): string | undefined =>
      (payer.get('treasury/payment-system') as PaymentSystemList).data.find(({ id }) => id === 88)?.cards?.[0]
        ?.id;
    const charge = (payer: ReturnType<typeof payerOf>, amount: number) =>
      payer.invoice(amount, { cardId: cardOf(payer) ?? 'card-of-another' });

    test('is booked at once, with its fee refunded', () => {
      const payer = payerOf('player');
      const before = payer.real();
      expect(charge(payer, 50_000).json).not.toHaveProperty('data.page');
      expect(payer.real()).toBe(before + 51_500);
      expect(payer.deposits()[0]).toMatchObject({ amount: 50_000, status: 'paid' });
    });

    test.each([
      [50_002, 'declined'],
      [50_003, 'pending'],
      [50_004, 'error'],
    ])('of %d gets the status %s', (amount, status) => {
      const payer = payerOf('player');
      const before = payer.real();
      charge(payer, amount);
      expect(payer.deposits()[0]).toMatchObject({ amount, status });
      expect(payer.real()).toBe(before);
    });

    test('stays open until it is paid on the bank’s page if the bank requires a confirmation', () => {
      const payer = payerOf('player');
      const before = payer.real();
      const { data } = charge(payer, 50_005).json as { data: { page: PaymentPage } };
      expect(payer.real()).toBe(before);
      expect(payer.deposits()[0]).toMatchObject({ status: 'open', page: { url: data.page.url } });
      settle(payer, tokenIn(data.page.url), 'paid');
      expect(payer.real()).toBe(before + 50_005 + 1_500);
    });

    test('is charged once for the same idempotency key, by which it can be found', () => {
      const payer = payerOf('player');
      const before = payer.real();
      const pay = () => payer.invoice(50_000, { cardId: cardOf(payer) }, 'the-key-of-a-charge');
      expect(pay().body).toBe(pay().body);
      expect(payer.real()).toBe(before + 51_500);
      expect(payer.deposits().filter(({ requestKey }) => requestKey === 'the-key-of-a-charge')).toHaveLength(
        1,
      );
    });

    test('needs a card that was saved by an earlier deposit', () => {
      const payer = payerOf('newcomer');
      expect(cardOf(payer)).toBeUndefined();
      expect(charge(payer, 50_000).code).toBe('invalid_request');
      const { data } = payer.invoice(50_000).json as { data: { invoiceAccessToken: string } };
      settle(payer, data.invoiceAccessToken, 'paid');
      expect(cardOf(payer)).toBeDefined();
    });

    test.each([
      [100, 'amount_too_small'],
      [900_000_000, 'amount_too_large'],
    ])('of %d is refused as %s', (amount, code) => {
      const payer = payerOf('player');
      const before = payer.real();
      expect(charge(payer, amount).code).toBe(code);
      expect(payer.real()).toBe(before);
    });
  });

  test("by Marbella redirects to the provider's page, and refuses an unknown method or a small amount", () => {
    const payer = payerOf('player');
    expect(payer.marbella('card', 60_000).json).toMatchObject({
      redirectUrl: expect.stringContaining('/mock-pages/payment/?token='),
    });
    expect(payer.marbella('pigeon', 60_000).code).toBe('not_found');
    expect(payer.marbella('card', 100).code).toBe('amount_too_small');
  });

  test('activates the gift that was selected for it', () => {
    const payer = payerOf('player');
    const gift = (payer.get('user-gifts') as GiftList).data.find(({ type }) => type === 'deposit_bonus');
    const { url } = payer.open(`${usual}&user_gift_id=${gift?.id}`).json as PaymentPage;
    const { messages } = settle(payer, tokenIn(url), 'paid');
    expect(balancesOf(payer.backend.state.ledger, payer.id).bonus).toBe(50_000);
    expect(messages).toContainEqual(expect.objectContaining({ type: 'gift.auto_activated' }));
  });

  test('blocks the activation of its gift while it is open', () => {
    const payer = payerOf('player');
    const gift = (payer.get('user-gifts') as GiftList).data.find(({ type }) => type === 'deposit_bonus');
    payer.open(`${usual}&user_gift_id=${gift?.id}`);
    const token = tokenOf(payer.backend, 'player');
    const headers = { 'idempotency-key': 'a-gift-on-its-way' };
    const answer = callerOf(payer.backend)('PUT', `/json-api/gifts/activate/${gift?.id}`, { token, headers });
    expect(answer.code).toBe('in_process');
  });

  test.each([
    ['payment_system=12&amount=x&currency=RUB', 'invalid_request'],
    ['payment_system=12&amount=50000&currency=EUR', 'currency_not_supported'],
    ['payment_system=12&amount=100&currency=RUB', 'amount_too_small'],
    ['payment_system=12&amount=900000000&currency=RUB', 'amount_too_large'],
    ['payment_system=13&amount=50000&currency=RUB', 'payment_system_unavailable'],
    ['payment_system=21&amount=50000&currency=RUB', 'phone_required'],
    ['payment_system=12&amount=50000&currency=RUB&user_gift_id=4', 'gift_not_available'],
  ])('with the parameters %s is refused as %s', (query, code) => {
    expect(payerOf('player').open(query).code).toBe(code);
  });

  test("is refused while the provider is down, over the player's limit, for a blocked account, in a break and after a self-exclusion", () => {
    const night = payerOf('player', testBackend({ now: Date.UTC(2026, 0, 14, 3, 30) }));
    expect(night.open('payment_system=44&amount=500000&currency=RUB').code).toBe(
      'payment_system_unavailable',
    );
    const payer = payerOf('player');
    const { backend } = payer;
    const player = playerIn(backend, payer.id);
    const call = createContext(backend).context;
    responsiblePlaySlice.of(backend, player).limits.deposit.day.amount = 40_000;
    expect(payer.open(usual)).toMatchObject({
      code: 'deposit_limit_reached',
      json: { errors: [{ data: { limit: 40_000 } }] },
    });
    player.isBlocked = true;
    expect(payer.open(usual).code).toBe('account_blocked');
    startBreak(call, player, 'day');
    expect(payer.open(usual).code).toBe('time_out_active');
    exclude(call, player, 'year');
    expect(payer.open(usual).code).toBe('self_excluded');
  });
});

test('a card or a wallet can be verified after the first deposit with it', () => {
  const payer = payerOf('newcomer');
  const shown = (): unknown => (payer.get('verifications') as VerificationList).data.map(({ kind }) => kind);
  expect(shown()).toEqual(['identity', 'identity']);
  const { json } = payer.invoice(50_001);
  expect(json).toMatchObject({ data: {} });
  settle(payer, (json as RbkInvoiceResponse).data.invoiceAccessToken, 'paid');
  expect(shown()).toEqual(['identity', 'identity', 'bank_card']);
  const { json: page } = payer.open('payment_system=2&amount=50001&currency=RUB');
  settle(payer, tokenOfPage(page as PaymentPage), 'paid');
  expect(shown()).toEqual(['identity', 'identity', 'bank_card', 'e_wallet']);
});

const payersPhone = '79161234567';

/** A new, verified player whose only deposit used this payment system. */
function verifiedPayerBy(systemId: number, marbellaMethod = 'wallet'): ReturnType<typeof payerOf> {
  const payer = payerOf('newcomer');
  const player = playerIn(payer.backend, payer.id);
  player.isVerified = true;
  for (const contact of player.contacts) contact.isVerified = true;
  const opened =
    systemId === 88
      ? (payer.invoice(500_000).json as RbkInvoiceResponse).data.invoiceAccessToken
      : systemId === 77
        ? tokenIn((payer.marbella(marbellaMethod, 500_000).json as MarbellaRedirect).redirectUrl)
        : payer.open(`payment_system=${systemId}&amount=500000&currency=RUB&phone=${payersPhone}`).json;
  settle(payer, typeof opened === 'string' ? opened : tokenOfPage(opened as PaymentPage), 'paid');
  for (const document of verificationSlice.of(payer.backend, player).documents) document.status = 'success';
  return payer;
}

const tokenOfPage = ({ url, params }: PaymentPage): string =>
  params.find(({ name }) => name === 'token')?.value ?? tokenIn(url);

describe.each(paymentSystems.map(({ id, key }) => [key, id] as const))(
  'a deposit by %s',
  (_key, systemId) => {
    test('lets the player withdraw by each listed payout system', () => {
      const payer = verifiedPayerBy(systemId);
      const { data: systems } = payer.get('treasury/payout-system') as PayoutSystemList;
      expect(systems).not.toEqual([]);
      for (const { key, cards, acceptsNewAccount } of systems) {
        const to = cards?.[0] ? { cardId: cards[0].id } : { account: '4000 0000 0000 1234' };
        expect(acceptsNewAccount ?? false).toBe(!cards);
        const sent = payer.send(key, { amount: 100_000, ...to });
        expect(sent.code).toBeUndefined();
        const { data: payout } = sent.json as PayoutResponse;
        expect(payout.account).toBe(cards?.[0]?.mask ?? '4000 00** **** 1234');
        payer.cancel(payout.id);
      }
    });

    test('uses a payment system that is marked as deposit only if nothing can be paid out to it', () => {
      const { data } = payerOf('player').get('treasury/payment-system') as PaymentSystemList;
      const isDepositOnly = data.find(({ id }) => id === systemId)?.isDepositOnly ?? false;
      const { data: systems } = verifiedPayerBy(systemId).get('treasury/payout-system') as PayoutSystemList;
      expect(systems.some(({ cards }) => cards !== undefined)).toBe(!isDepositOnly);
    });
  },
);

test('a payout can go to a bank card that paid through Marbella, but not to a Marbella wallet', () => {
  const cardsAfter = (method: string) => {
    const payer = verifiedPayerBy(marbellaSystem, method);
    const [system] = (payer.get('treasury/payout-system') as PayoutSystemList).data;
    const { documents } = verificationSlice.of(payer.backend, playerIn(payer.backend, payer.id));
    const proof = documents.find(({ kind, isPaidWith }) => kind === 'bank_card' && isPaidWith);
    return { key: system?.key, masks: system?.cards?.map(({ mask }) => mask), proof: proof?.label };
  };
  const card = '5100 00** **** 0017';
  expect(cardsAfter('card')).toEqual({ key: 'card', masks: [card], proof: card });
  expect(cardsAfter('wallet')).toEqual({ key: 'card', masks: undefined, proof: undefined });
});

test('each card must be verified before a payout to it', () => {
  const payer = verifiedPayerBy(88);
  settle(payer, tokenIn((payer.marbella('card', 500_000).json as MarbellaRedirect).redirectUrl), 'paid');
  const other = '5100 00** **** 0017';
  const list = payer.get('verifications') as VerificationList;
  const asked = list.data.find(({ label }) => label === other);
  expect(asked).toMatchObject({ kind: 'bank_card', status: 'none' });
  const [{ cards = [] } = {}] = (payer.get('treasury/payout-system') as PayoutSystemList).data;
  const cardId = cards.find(({ mask }) => mask === other)?.id;
  expect(payer.send('card', { amount: 100_000, cardId }).code).toBe('verification_required');
  const { documents } = verificationSlice.of(payer.backend, playerIn(payer.backend, payer.id));
  for (const document of documents) if (document.label === other) document.status = 'success';
  expect(payer.send('card', { amount: 100_000, cardId }).code).toBeUndefined();
});

test("a later deposit by another card doesn't change the ids of the cards to withdraw to", () => {
  const payer = verifiedPayerBy(88);
  const idsByMask = () => {
    const [{ cards = [] } = {}] = (payer.get('treasury/payout-system') as PayoutSystemList).data;
    return Object.fromEntries(cards.map(({ id, mask }) => [mask, id]));
  };
  const before = idsByMask();
  settle(payer, tokenIn((payer.marbella('card', 500_000).json as MarbellaRedirect).redirectUrl), 'paid');
  expect(Object.keys(idsByMask())).toHaveLength(Object.keys(before).length + 1);
  expect(idsByMask()).toMatchObject(before);
  expect(new Set(Object.values(idsByMask())).size).toBe(Object.keys(idsByMask()).length);
});

test('a self-excluded player can withdraw the whole balance, even below the usual minimum', () => {
  const payer = verifiedPayerBy(88);
  const player = playerIn(payer.backend, payer.id);
  const cardId = (payer.get('treasury/payout-system') as PayoutSystemList).data[0]?.cards?.[0]?.id;
  record(payer.backend.state.ledger, {
    at: payer.backend.clock.now(),
    from: `player:${payer.id}:real`,
    to: 'house',
    amount: payer.real() - 20_000,
    kind: 'bet',
    reference: 'run-1-1',
  });
  expect(payer.send('card', { amount: 20_000, cardId }).code).toBe('amount_too_small');
  exclude(createContext(payer.backend).context, player, 'year');
  const [limit] = (payer.get('treasury/payout-system') as PayoutSystemList).data[0]?.limits ?? [];
  expect(limit?.min).toBe(20_000);
  expect(payer.get('treasury/general-limit')).toMatchObject({ data: { payout: [{ min: 20_000 }] } });
  expect(payer.send('card', { amount: 19_999, cardId }).code).toBe('amount_too_small');
  expect(payer.send('card', { amount: 20_000, cardId }).code).toBeUndefined();
  expect(payer.real()).toBe(0);
});

test.each(brands)('no gift of %s requires a deposit below the minimum of the cashbox', (brand) => {
  const payer = payerOf('newcomer', testBackend({ brand }));
  const { data: gifts } = payer.get('user-gifts') as GiftList;
  const { data: general } = payer.get('treasury/general-limit') as GeneralLimitResponse;
  const wanted = gifts.flatMap(({ restrictions }) => restrictions?.depositLimits ?? []);
  expect(wanted).not.toEqual([]);
  for (const { limit } of wanted) expect(limit).toBeGreaterThanOrEqual(general.deposit[0]?.min ?? Infinity);
});

describe('the account of a deposit', () => {
  test('differs for each payment system', () => {
    const accounts = paymentSystems.map(({ id }) => verifiedPayerBy(id).deposits()[0]?.account);
    expect(new Set(accounts).size).toBe(paymentSystems.length);
  });

  test('is the phone number that the player entered, for a payment by phone', () => {
    expect(verifiedPayerBy(21).deposits()[0]?.account).toBe('+79 *** *** 567');
  });

  test('is unknown until the provider has reported a result', () => {
    const payer = payerOf('newcomer');
    payer.invoice(50_000);
    expect(payer.deposits()[0]).not.toHaveProperty('account');
    payer.cancelDeposit(payer.deposits()[0]?.id ?? 0);
    expect(payer.deposits()[0]).not.toHaveProperty('account');
  });
});

describe('a payout', () => {
  const cardOf = (payer: ReturnType<typeof payerOf>): string | undefined =>
    (payer.get('treasury/payout-system') as PayoutSystemList).data[0]?.cards?.[0]?.id;
  const request = (payer: ReturnType<typeof payerOf>): PayoutResponse['data'] =>
    (payer.send('card', { amount: 500_000, cardId: cardOf(payer) }).json as PayoutResponse).data;

  test('reserves the money, burns the gifts and is paid later', () => {
    const payer = payerOf('vip');
    const before = payer.real();
    expect(payer.get('user-gifts/payout-gift-count')).not.toMatchObject({ data: { count: 0 } });
    const { id, status, phone } = request(payer);
    expect([status, phone]).toEqual(['needs_confirmation', '61491570157']);
    expect(payer.real()).toBe(before - 500_000);
    expect(payer.get('user-gifts/payout-gift-count')).toMatchObject({ data: { count: 0 } });
    expect(payer.confirm(id, payer.backend.state.inbox.at(-1)?.code ?? '').json).toMatchObject({
      data: { status: 'pending' },
    });
    payer.backend.clock.advance(6 * 60_000);
    expect((payer.get('treasury/user/new-payouts') as NewPayoutList).data).toMatchObject([
      { status: 'processing', isCancellable: false },
    ]);
    expect(payer.cancel(id).code).toBe('payout_not_cancellable');
    payer.backend.clock.advance(30 * 60_000);
    expect((payerOf('vip', payer.backend).get('treasury/user/new-payouts') as NewPayoutList).data).toEqual(
      [],
    );
  });

  test.each([
    [500_000, 'paid', 0],
    [500_002, 'declined', 500_002],
    [500_004, 'server_problem', 0],
  ])('of %i becomes %s half an hour after its confirmation, and returns %i', (amount, status, returned) => {
    const payer = payerOf('vip');
    const { json } = payer.send('card', { amount, cardId: cardOf(payer) });
    const { id } = (json as PayoutResponse).data;
    payer.confirm(id, payer.backend.state.inbox.at(-1)?.code ?? '');
    const before = payer.real();
    payer.backend.clock.advance(completedAfter);
    const later = payerOf('vip', payer.backend);
    const { data } = later.get('treasury/user/payouts') as PayoutList;
    expect(data.find((payout) => payout.id === id)?.status).toBe(status);
    expect(later.real() - before).toBe(returned);
  });

  test('expires after a day without confirmation, and its money is returned', () => {
    const payer = payerOf('vip');
    const before = payer.real();
    request(payer);
    payer.backend.clock.advance(unconfirmedAfter);
    expect(payer.real()).toBe(before);
  });

  test('returns the money when it is cancelled', () => {
    const payer = payerOf('vip');
    const before = payer.real();
    const { id } = request(payer);
    expect(payer.cancel(id).json).toEqual({ status: 'cancelled' });
    expect(payer.real()).toBe(before);
    expect(payer.cancel(id).code).toBe('payout_not_cancellable');
    expect(payer.cancel(5).code).toBe('payout_not_found');
  });

  const openGifts = (payer: ReturnType<typeof payerOf>): string[] =>
    (payer.get('user-gifts') as GiftList).data
      .filter(
        ({ state, reason }) => (state === 'received' || state === 'activated') && reason !== 'compoints',
      )
      .map(({ id, state, amount }) => `${String(id)} ${state} ${String(amount)}`);

  test("burns all waiting and active gifts that weren't bought with compoints, and states their number", () => {
    const payer = payerOf('vip');
    const before = openGifts(payer);
    const { data } = payer.get('user-gifts/payout-gift-count') as PayoutGiftCountResponse;
    expect(data.gifts?.map(({ id, state, amount }) => `${String(id)} ${state} ${String(amount)}`)).toEqual(
      before,
    );
    expect(data.count).toBe(before.length);
    expect(request(payer).burntGifts).toBe(before.length);
    expect(openGifts(payer)).toEqual([]);
  });

  test('restores the gifts when it is cancelled', () => {
    const payer = payerOf('vip');
    const before = openGifts(payer);
    payer.cancel(request(payer).id);
    expect(openGifts(payer)).toEqual(before);
  });

  test("doesn't restore gifts that have expired before it is cancelled", () => {
    const payer = payerOf('vip');
    const before = (payer.get('user-gifts') as GiftList).data;
    // The provider doesn't respond to amounts ending in 04.
    const { json } = payer.send('card', { amount: 500_004, cardId: cardOf(payer) });
    const { id } = (json as PayoutResponse).data;
    payer.confirm(id, payer.backend.state.inbox.at(-1)?.code ?? '');
    payer.backend.clock.advance(3 * 86_400_000);
    const later = payerOf('vip', payer.backend);
    later.cancel(id);
    const after = new Map((later.get('user-gifts') as GiftList).data.map((gift) => [gift.id, gift]));
    const open = before.filter(
      ({ state, reason }) => (state === 'received' || state === 'activated') && reason !== 'compoints',
    );
    const hasTime = ({ expiredAt }: (typeof open)[number]): boolean =>
      expiredAt === undefined || Date.parse(expiredAt) > payer.backend.clock.now();
    expect(open.map((gift) => hasTime(gift))).toContain(false);
    for (const gift of open)
      expect(after.get(gift.id)?.state, gift.title).toBe(hasTime(gift) ? gift.state : 'expired');
  });

  test('states the time when it will be paid, once it is confirmed', () => {
    const payer = payerOf('vip');
    const { id, expectedAt } = request(payer);
    expect(expectedAt).toBeUndefined();
    payer.confirm(id, payer.backend.state.inbox.at(-1)?.code ?? '');
    const [open] = (payer.get('treasury/user/new-payouts') as NewPayoutList).data;
    expect(Date.parse(open?.expectedAt ?? '')).toBe(payer.backend.clock.now() + completedAfter);
  });

  test('that is stuck at the provider can be cancelled', () => {
    const payer = payerOf('broke');
    const [hanging] = (payer.get('treasury/user/new-payouts') as NewPayoutList).data;
    expect(hanging?.status).toBe('server_problem');
    payer.cancel(hanging?.id ?? 0);
    expect(payer.real()).toBe(hanging?.amount);
  });

  test('refuses a wrong code and a second confirmation, and sends a new code after 35 seconds', () => {
    const payer = payerOf('vip');
    const { id } = request(payer);
    const code = payer.backend.state.inbox.at(-1)?.code ?? '';
    const wrong = code === '1111' ? '2222' : '1111';
    const expiry = () =>
      Date.parse((payer.get('treasury/user/new-payouts') as NewPayoutList).data[0]?.codeExpiresAt ?? '');
    const first = expiry();
    expect(first).toBeGreaterThan(payer.backend.clock.now());
    expect(payer.confirm(id, wrong).code).toBe('code_wrong');
    expect(payer.resend(id)).toMatchObject({
      code: 'too_many_requests',
      json: { errors: [{ data: { retryAfter: 35 } }] },
    });
    payer.backend.clock.advance(36_000);
    expect(payer.resend(id).json).toEqual({ success: true });
    expect(expiry()).toBe(first + 36_000);
    expect(payer.confirm(id, payer.backend.state.inbox.at(-1)?.code ?? '').status).toBe(200);
    expect(payer.confirm(id, code).code).toBe('payout_already_confirmed');
    expect(payer.resend(id).code).toBe('payout_already_confirmed');
    expect(payer.confirm(5, code).code).toBe('payout_not_found');
  });

  test('allows no additional guesses of its code by cancelling and requesting again', () => {
    const payer = payerOf('vip');
    let guesses = 0;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { id } = request(payer);
      const code = payer.backend.state.inbox.at(-1)?.code ?? '';
      const wrong = code === '1111' ? '2222' : '1111';
      for (let count = 0; count < 4; count += 1)
        if (payer.confirm(id, wrong).code === 'code_wrong') guesses += 1;
      payer.cancel(id);
      payer.backend.clock.advance(2 * minute);
    }
    expect(guesses).toBeLessThanOrEqual(maxWrongCodes);
    payer.backend.clock.advance(day);
    const later = payerOf('vip', payer.backend);
    const { id } = request(later);
    expect(later.confirm(id, payer.backend.state.inbox.at(-1)?.code ?? '').status).toBe(200);
  });

  test.each<[VisitorId, string, Record<string, unknown>, string]>([
    ['vip', 'pigeon', { amount: 500_000 }, 'not_found'],
    ['vip', 'card', { amount: 500_000, currency: 'EUR' }, 'currency_not_supported'],
    ['vip', 'card', { amount: 100 }, 'amount_too_small'],
    ['vip', 'card', { amount: 90_000_000 }, 'amount_too_large'],
    ['vip', 'card', { amount: 60_000_000, account: '2200000000000042' }, 'insufficient_funds'],
    ['vip', 'card', { amount: 500_000, account: 'words' }, 'validation_error'],
    ['vip', 'card', { amount: 500_000, account: '2200000000009999' }, 'card_not_used_for_deposit'],
    ['vip', 'card', { amount: 500_000, account: '2200 0000 0000 0042' }, 'fine'],
    ['wagering', 'card', { amount: 100_000 }, 'wagering_required'],
    ['player', 'card', { amount: 100_000 }, 'verification_required'],
    ['multi-account', 'card', { amount: 100_000 }, 'multi_account'],
  ])('requested by %s, by %s and with %o, gets the answer %s', (visitor, system, body, expected) => {
    expect(payerOf(visitor).send(system, body).code ?? 'fine').toBe(expected);
  });

  const openPayouts = (payer: ReturnType<typeof payerOf>): NewPayoutList =>
    payer.get('treasury/user/new-payouts') as NewPayoutList;
  const lastCode = (payer: ReturnType<typeof payerOf>): string =>
    payer.backend.state.inbox.at(-1)?.code ?? '';

  test('can be requested while two others are unfinished, but not while three are; each reserves its own amount', () => {
    const payer = payerOf('vip');
    const before = payer.real();
    const ids = [request(payer).id, request(payer).id, request(payer).id];
    expect(new Set(ids).size).toBe(3);
    expect(payer.real()).toBe(before - 1_500_000);
    expect(openPayouts(payer)).toMatchObject({ limit: 3, data: ids.toReversed().map((id) => ({ id })) });
    expect(payer.send('card', { amount: 500_000, cardId: cardOf(payer) }).code).toBe('payout_in_progress');
    payer.cancel(ids[1] ?? 0);
    expect(payer.real()).toBe(before - 1_000_000);
    expect(request(payer).status).toBe('needs_confirmation');
  });

  test('is confirmed by its own code only', () => {
    const payer = payerOf('vip');
    const first = request(payer).id;
    const firstCode = lastCode(payer);
    // The second request gets its code at once. The resend countdown of the first code doesn't delay it.
    const second = request(payer).id;
    const secondCode = lastCode(payer);
    expect(secondCode).not.toBe(firstCode);
    expect(payer.confirm(first, secondCode).code).toBe('code_wrong');
    expect(payer.confirm(second, firstCode).code).toBe('code_wrong');
    expect(payer.confirm(first, firstCode).json).toMatchObject({ data: { id: first, status: 'pending' } });
    expect(payer.confirm(second, secondCode).json).toMatchObject({ data: { id: second, status: 'pending' } });
  });

  test('shares its limit of SMS codes with earlier requests that were cancelled', () => {
    const payer = payerOf('vip');
    const sentBefore = payer.backend.state.inbox.length;
    for (let round = 0; round < 4; round += 1) payer.cancel(request(payer).id);
    const { id } = request(payer);
    payer.backend.clock.advance(36_000);
    expect(payer.resend(id).code).toBe('sending_limit');
    expect(payer.backend.state.inbox.length - sentBefore).toBe(5);
  });

  test('restores only the gifts that it has burnt itself', () => {
    const payer = payerOf('vip');
    const before = openGifts(payer);
    const first = request(payer);
    const second = request(payer);
    expect([first.burntGifts, second.burntGifts]).toEqual([before.length, undefined]);
    payer.cancel(second.id);
    expect(openGifts(payer)).toEqual([]);
    payer.cancel(first.id);
    expect(openGifts(payer)).toEqual(before);
  });

  test('can be told from another one of the same amount by its idempotency key', () => {
    const payer = payerOf('vip');
    const body = { amount: 500_000, cardId: cardOf(payer) };
    for (const key of ['same-sum-key-1', 'same-sum-key-2']) payer.send('card', body, key);
    expect(openPayouts(payer).data.map(({ requestKey }) => requestKey)).toEqual([
      'same-sum-key-2',
      'same-sum-key-1',
    ]);
  });
});

describe('the casino acts exactly at the time that it states', () => {
  type Payer = ReturnType<typeof payerOf>;
  const openDeposit = (payer: Payer): string => {
    const { url } = payer.open('payment_system=2&amount=50000&currency=RUB').json as PaymentPage;
    return new URL(url, 'http://localhost').searchParams.get('token') ?? '';
  };
  const payoutOf = (payer: Payer): PayoutResponse['data'] => {
    const systems = payer.get('treasury/payout-system') as PayoutSystemList;
    const sent = payer.send('card', { amount: 500_000, cardId: systems.data[0]?.cards?.[0]?.id });
    return (sent.json as PayoutResponse).data;
  };
  const confirmed = (payer: Payer): void =>
    void payer.confirm(payoutOf(payer).id, payer.backend.state.inbox.at(-1)?.code ?? '');
  const deposit = (payer: Payer) => payer.deposits()[0];
  const payout = (payer: Payer) => (payer.get('treasury/user/payouts') as PayoutList).data[0];
  const document = (payer: Payer) => (payer.get('verifications') as VerificationList).data[0];
  const file = `/9j/${'A'.repeat(120)}`;

  interface Stated {
    visitor: VisitorId;
    begin: (payer: Payer) => void;
    read: (payer: Payer) => { status: string; at: string | undefined };
    before: string;
    after: string;
  }

  test.each<[string, Stated]>([
    [
      'an unpaid deposit expires',
      {
        visitor: 'vip',
        begin: openDeposit,
        read: (payer) => ({ status: deposit(payer)?.status ?? '', at: deposit(payer)?.expiresAt }),
        before: 'open',
        after: 'expired',
      },
    ],
    [
      'a slow bank confirms a deposit',
      {
        visitor: 'vip',
        begin: (payer) => void settle(payer, openDeposit(payer), 'pending'),
        read: (payer) => ({ status: deposit(payer)?.status ?? '', at: deposit(payer)?.expectedAt }),
        before: 'pending',
        after: 'paid',
      },
    ],
    [
      'an unconfirmed payout is cancelled',
      {
        visitor: 'vip',
        begin: payoutOf,
        read: (payer) => ({ status: payout(payer)?.status ?? '', at: payout(payer)?.confirmBy }),
        before: 'needs_confirmation',
        after: 'cancelled',
      },
    ],
    [
      'the processing of a payout starts',
      {
        visitor: 'vip',
        begin: confirmed,
        read: (payer) => ({ status: payout(payer)?.status ?? '', at: payout(payer)?.processingAt }),
        before: 'pending',
        after: 'processing',
      },
    ],
    [
      'a payout is paid',
      {
        visitor: 'vip',
        begin: confirmed,
        read: (payer) => ({ status: payout(payer)?.status ?? '', at: payout(payer)?.expectedAt }),
        before: 'processing',
        after: 'paid',
      },
    ],
    [
      'a document is checked',
      {
        visitor: 'player',
        begin: ({ backend }) =>
          callerOf(backend)('PUT', '/json-api/verifications/41', {
            token: tokenOf(backend, 'player'),
            body: { file },
          }),
        read: (payer) => ({ status: document(payer)?.status ?? '', at: document(payer)?.expectedAt }),
        before: 'wait',
        after: 'success',
      },
    ],
  ])('%s', (_, { visitor, begin, read, before, after }) => {
    const payer = payerOf(visitor);
    begin(payer);
    const at = Date.parse(read(payer).at ?? '');
    const statusAt = (instant: number): string => {
      payer.backend.clock.advance(instant - payer.backend.clock.now());
      // Logs in again, because the access token may have expired.
      return read(payerOf(visitor, payer.backend)).status;
    };
    expect(statusAt(at - 1)).toBe(before);
    expect(statusAt(at)).toBe(after);
    expect(read(payerOf(visitor, payer.backend)).at).toBeUndefined();
  });
});
