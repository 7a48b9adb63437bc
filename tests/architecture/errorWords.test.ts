// Each documented error has a text: in the table of its feature, or among the common ones.
import { expect, test } from 'vitest';
import { promoErrorTexts } from '#/entities/promo/errorTexts.ts';
import { joinErrorTitles } from '#/features/tournaments/data/mutations.ts';
import { authTexts } from '#/features/auth/model/refusals.ts';
import { cashboxTexts } from '#/features/cashbox/model/refusals.ts';
import { compointTexts } from '#/features/compoints/data/mutations.ts';
import { contactTexts } from '#/features/contacts/data/mutations.ts';
import { failureOf } from '#/features/game-frame/model/failures.ts';
import { giftTexts } from '#/features/gifts/data/mutations.ts';
import { profileTexts } from '#/features/profile/ui/InfoForm.tsx';
import { couponTexts } from '#/features/promo-code/data/mutations.ts';
import { playTexts } from '#/features/responsible-play/data/mutations.ts';
import { verificationTexts } from '#/features/verification/data/useUpload.ts';
import { textOfCode, type AnyCodeTexts } from '#/i18n/errorTexts.ts';
import { operationList } from '#mocks/core/routes.ts';

const tables: readonly AnyCodeTexts[] = [
  {},
  authTexts,
  cashboxTexts,
  compointTexts,
  contactTexts,
  couponTexts,
  giftTexts,
  joinErrorTitles,
  playTexts,
  profileTexts,
  promoErrorTexts,
  verificationTexts,
];
const hasWords = (code: string): boolean =>
  tables.some((texts) => textOfCode(code, texts).id !== 'common.error.tryLater') ||
  failureOf(code).text !== 'cannot_run_game';

/**
 * Error codes that need no text in a feature's table. For `cannot_run_game`, the game frame shows its default
 * text; for `blocked_double_game_run`, its blocked state. For `favourites_limit_reached`, a toast shows.
 */
const SHOWN_ELSEWHERE = new Set(['cannot_run_game', 'blocked_double_game_run', 'favourites_limit_reached']);

test('each error code has its own text or a common one', () => {
  const codes = new Set(
    operationList.flatMap(({ errors }) =>
      errors.flatMap(({ value }) => value.errors.map(({ code }) => code)),
    ),
  );
  expect(codes.size).toBeGreaterThan(100);
  expect([...codes].filter((code) => !hasWords(code) && !SHOWN_ELSEWHERE.has(code))).toEqual([]);
});
