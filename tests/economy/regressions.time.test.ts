// Regression tests for bugs that the economy's model tests have found: in what happens over time, and in the
// mock itself. Each test repeats the shortest sequence that showed the bug, and is named after the broken rule.
import { describe, expect, test } from 'vitest';
import { after, fifty, latest, noGift, once, one, redirect, two } from './after.ts';
import { openDeposit, settleDeposit } from './commands/cashbox.ts';
import { fly } from './commands/crash.ts';
import { guessCoupons, takeCoupon } from './commands/gifts.ts';
import { replayForeign, replayHollow, replayOwn } from './commands/mock.ts';
import { askForCode, askForPayout, confirmPayout, getVerified } from './commands/payouts.ts';
import { play } from './commands/play.ts';
import { setLimit, takeBreak } from './commands/safePlay.ts';
import { guessPasswords } from './commands/session.ts';
import { forward, rewind, strangeInstant, toNextDue } from './commands/time.ts';

describe('each due event runs once, even after the clock was set back', () => {
  test.each([
    ['a slow deposit', 'player', [openDeposit(redirect, two, noGift, once), settleDeposit(0, 'pending')]],
    ['a deposit that nobody pays', 'player', [openDeposit(redirect, two, noGift, once)]],
    ['a payout', 'vip', [askForPayout('least', once), confirmPayout(latest, 'own', once)]],
    [
      'two payouts at a time',
      'vip',
      [
        askForPayout('least', once),
        askForPayout('declined', once),
        confirmPayout(latest, 'other', once),
        confirmPayout(latest, 'own', once),
        confirmPayout(latest, 'own', once),
      ],
    ],
    ['a payout that is never confirmed', 'vip', [askForPayout('declined', once)]],
    ['a gift', 'player', [takeCoupon('STARTER', once)]],
    ['a document', 'newcomer', [getVerified()]],
    ['a break', 'player', [takeBreak('day')]],
  ] as const)('%s', (_, persona, steps) => {
    after(
      'aurora',
      persona,
      ...steps,
      forward('2 h'),
      rewind('12 h'),
      rewind('2 h'),
      forward('1 day'),
      rewind('12 h'),
    );
  });

  test('a deposit by Marbella, which is opened by a GET', () => {
    const marbella = 2;
    after('samba', 'broke', openDeposit(marbella, fifty, noGift, once), toNextDue(), rewind('1 s'));
  });

  test('a time limit reached during an open game', () => {
    after(
      'aurora',
      'wagering',
      fly('gift', 1),
      toNextDue(),
      fly('mixed', 3),
      setLimit('time', 'day', one),
      rewind('7 s'),
      fly('below', 45),
      toNextDue(),
    );
  });

  test('weekly gifts are not given twice', () => {
    const week = [forward('8 days'), rewind('8 days'), rewind('3 days')];
    const model = after('samba', 'player', play('golden-harvest', 'most', 0), ...week, forward('8 days'));
    expect(model.gifts.filter(({ reason }) => reason === 'gift_distribution')).toHaveLength(3);
  });

  test.each(Array.from({ length: 10 }, (_, index) => index))(
    'setting the clock to an invalid date answers 400 (value %i)',
    (index) => {
      after('aurora', 'player', strangeInstant(index));
    },
  );
});

describe('the mock', () => {
  test('refuses journals of another brand or seed, and replays its own', () => {
    after('aurora', 'player', replayForeign(true), replayForeign(false), replayOwn());
  });

  test.each(Array.from({ length: 10 }, (_, field) => field))(
    'refuses a journal with an invalid field (field %i)',
    (field) => {
      for (const hollow of [0, 1, 2, 3, 4]) after('aurora', 'player', replayHollow(field, hollow));
    },
  );

  test.each([
    ['wrong passwords', 'player', [guessPasswords(11, 28)]],
    ['wrong promo codes', 'player', [guessCoupons(11, 25)]],
    ['requested codes', 'vip', [askForPayout('least', once), askForCode(latest, 6)]],
  ] as const)('sends Retry-After after too many %s', (_, persona, steps) => {
    after('aurora', persona, ...steps);
  });

  test.each(['aurora', 'kometa', 'riviera', 'samba'] as const)(
    'requires wagering for a bonus in %s',
    (brand) => {
      expect(after(brand, 'wagering').bonus?.required).toBeGreaterThan(0);
    },
  );
});
