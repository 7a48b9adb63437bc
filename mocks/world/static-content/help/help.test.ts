import { describe, expect, test } from 'vitest';
import { callerOf, testBackend } from '#mocks/core/caller.testing.ts';
import type { StaticPageResponse } from '#mocks/generated/model/index.ts';
import { brandLocales, brands, languageTags, type BrandId, type LocaleId } from '#mocks/world/settings.ts';
import { sayIn } from '#mocks/pages/games/shared/texts.ts';
import { generalLimitOf } from '#mocks/world/cashbox/deposits.rules.ts';
import { abandonedAfter } from '#mocks/world/cashbox/deposits.state.ts';
import {
  completedAfter,
  maxOpenPayouts,
  processingStartsAfter,
  unconfirmedAfter,
} from '#mocks/world/cashbox/payouts.rules.ts';
import { stakesPerPoint } from '#mocks/world/compoints/rules.ts';
import { autoCashOuts, crashReturn } from '#mocks/world/game-frame/crash.rules.ts';
import { payoutPerUnit, wheelOrder } from '#mocks/world/game-frame/roulette.rules.ts';
import { wagerTermsOf } from '#mocks/world/gifts/wagering.rules.ts';
import { highFivesPerDay, highFivesPerPlayer } from '#mocks/world/promotions/rules.ts';
import { minLimit, raiseDelay } from '#mocks/world/responsible-play/state.ts';
import { maxFileSize } from '#mocks/world/verification/rules.ts';
import { topics } from './answers.ts';
import { ruleFigures } from './figures.ts';

const topicsOf = (brand: BrandId, locale: LocaleId) =>
  (
    callerOf(testBackend({ brand }))('GET', '/json-api/static-pages/help', {
      headers: { 'accept-language': languageTags[locale] },
    }).json as StaticPageResponse
  ).data.topics ?? [];
const bodyOf = (brand: BrandId, locale: LocaleId): string =>
  topicsOf(brand, locale)
    .flatMap(({ questions }) => questions.map(({ body }) => body))
    .join('');

describe.each(brands)('the help centre of %s', (brand) => {
  test.each(brandLocales[brand])('answers every question in %s, with every figure filled in', (locale) => {
    const served = topicsOf(brand, locale);
    const slugs = topics.flatMap(({ answers }) => [...answers]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(served.map(({ slug }) => slug)).toEqual(topics.map(({ slug }) => slug));
    expect(served.flatMap(({ questions }) => questions.map(({ slug }) => slug))).toEqual(slugs);
    for (const { title, questions } of served) {
      expect(title).not.toBe('');
      for (const { title: question, body, words } of questions) {
        expect(question).not.toBe('');
        expect(body).toMatch(/^<(p|ul)>/);
        expect(words).not.toBe('');
      }
    }
    expect(bodyOf(brand, locale)).not.toMatch(/[{}]|NaN|undefined|Infinity/);
  });
});

test('the help texts contain the figures of the rules', () => {
  const english = bodyOf('aurora', 'en');
  expect(english).toContain('ask for another code after 35 seconds');
  expect(english).toContain('After 2 hours it closes by itself');
  expect(english).toContain('is valid for 60 minutes');
  expect(english).toContain('has to be confirmed after 24 hours');
  expect(english).toContain('A number pays 35 to 1, a dozen 2 to 1');
  expect(english).toContain('On average 97.3% of all bets come back');
  expect(bodyOf('aurora', 'ru')).toContain('через 35 секунд');
  expect(bodyOf('riviera', 'it')).toContain('10\u00a0€');
});

test('the help names the automatic cash-out as the game does', () => {
  for (const locale of ['ru', 'en', 'it', 'br'] as const)
    expect(bodyOf('aurora', locale).toLowerCase(), locale).toContain(
      sayIn(locale)('autoCashOut').toLowerCase(),
    );
});

test('the figures behind the help texts equal those in the rules of the other domains', () => {
  const limits = {
    RUB: minLimit('deposit', 'RUB'),
    EUR: minLimit('deposit', 'EUR'),
    BRL: minLimit('deposit', 'BRL'),
  };
  expect(ruleFigures).toEqual({
    passwordLength: 8,
    paymentWindow: abandonedAfter,
    unconfirmedPayoutLifetime: unconfirmedAfter,
    processing: processingStartsAfter,
    paidAfter: completedAfter,
    raise: raiseDelay,
    timeLeast: minLimit('time', 'RUB') * 60_000,
    pointStake: stakesPerPoint,
    limitLeast: limits,
    maxPayment: (generalLimitOf('aurora').deposit[0]?.max ?? 0) / 100,
    openPayouts: maxOpenPayouts,
    wagerPercent: wagerTermsOf(0).weights[0]?.percent,
    crashReturn: crashReturn * 100,
    autoCashOutLeast: autoCashOuts[0],
    straightOdds: payoutPerUnit.number - 1,
    dozen: payoutPerUnit.dozen - 1,
    highFives: highFivesPerDay,
    highFivesEach: highFivesPerPlayer,
    fileSize: maxFileSize / 1024 / 1024,
  });
  expect(wheelOrder).toHaveLength(37);
});
