import { describe, expect, test } from 'vitest';
import { topics } from '#mocks/world/static-content/help/answers.ts';
import {
  CashierErrorCode,
  CommonErrorCode,
  GameErrorCode,
  GiftErrorCode,
  ResponsiblePlayErrorCode,
  TournamentErrorCode,
  VerificationErrorCode,
} from '#/api/generated/model/index.ts';
import { answerOfCode, answerSlugs } from './answerOfCode.ts';

const served = topics.flatMap(({ answers }) => [...answers]);

test('the links lead to the answers that the server has', () => {
  expect([...answerSlugs].toSorted()).toEqual([...served].toSorted());
});

const families = {
  money: CashierErrorCode,
  games: GameErrorCode,
  gifts: GiftErrorCode,
  limits: ResponsiblePlayErrorCode,
  tournaments: TournamentErrorCode,
  documents: VerificationErrorCode,
};

/** Codes whose message is clear enough, so no answer of the help page explains them. */
const selfExplaining: readonly string[] = [
  ...Object.values(CommonErrorCode),
  'currency_not_supported',
  'payout_not_found',
  'payout_already_confirmed',
  'game_not_found',
  'favourites_limit_reached',
  'bonus_request_failed',
  'no_active_bonus',
  'confirmation_required',
  'two_factor_active',
  'two_factor_not_active',
  'already_member',
  'tournament_not_active',
  'not_a_member',
  'cannot_save',
  // The help explains this code for the two-factor login only.
  'attempts_limit',
];

describe.each(Object.entries(families))('every error code of %s', (_, codes) => {
  test('is explained by an answer, unless its message is clear enough', () => {
    const open = Object.values(codes).filter((code) => !answerOfCode(code));
    expect(open.filter((code) => !selfExplaining.includes(code))).toEqual([]);
  });
});

test('a code that several features use leads to the answer about the feature', () => {
  expect(answerOfCode('email_restriction', 'gifts.error.email_restriction')?.slug).toBe('gifts');
  expect(answerOfCode('email_restriction', 'promoCode.error.email_restriction')?.slug).toBe('promo-code');
  expect(answerOfCode('insufficient_funds', 'cashbox.error.x')?.slug).toBe('payout-blocked');
  expect(answerOfCode('insufficient_funds', 'promo.error.x')?.slug).toBe('promotions');
});

test.each(['server_error', 'offline', 'something_new', '__proto__', 'toString'])(
  'the code %s leads to no answer',
  (code) => {
    expect(answerOfCode(code)).toBeNull();
  },
);

test('the link asks the question that the answer replies to: why, what or how', () => {
  expect(answerOfCode('payout_in_progress')?.ask).toBe('why');
  expect(answerOfCode('code_expired')?.ask).toBe('what');
  expect(answerOfCode('deposit_limit_reached')?.ask).toBe('how');
});
