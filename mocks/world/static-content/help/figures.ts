// The figures in the help centre's answers, taken from the server's own rules.
import { restoreLifetime } from '../../auth/actions.ts';
import { wrongPasswordLimit } from '../../auth/view.ts';
import { moneyText } from '../../brandFacts.ts';
import { lifetime, maxAttempts, resendAfter, sendLimit } from '../../codes.ts';
import { maxExchange, minExchange } from '../../compoints/view.ts';
import { hour, minute, second } from '../../dates.ts';
import { smallestBonusBet } from '../../game-frame/view.ts';
import { wrongCouponLimit } from '../../gifts/coupons.actions.ts';
import { highestLevel, winbackOfLevel } from '../../levels/catalogue.ts';
import { minimumAge } from '../../profile/actions.ts';
import {
  attemptWindow,
  maxWrongCodes,
  recoveryCodeCount,
  stepSeconds,
} from '../../responsible-play/twoFactor.actions.ts';
import { brandCurrency, languageTags, type BrandId, type LocaleId } from '../../settings.ts';
import { minorOf } from '../../sums.ts';

/** Copies of figures from the rules of other domains. A test checks that the copies equal the originals. */
export const ruleFigures = {
  /** The minimum length of `NewPassword` in the OpenAPI description. */
  passwordLength: 8,
  /** Milliseconds. */
  paymentWindow: 2 * hour,
  unconfirmedPayoutLifetime: 24 * hour,
  processing: 5 * minute,
  paidAfter: 30 * minute,
  raise: 24 * hour,
  timeLeast: 15 * minute,
  /** Minor units. */
  pointStake: { RUB: 10_000, EUR: 100, BRL: 600 },
  limitLeast: { RUB: 10_000, EUR: 500, BRL: 2_000 },
  /** Roubles. */
  maxPayment: 1_000_000,
  openPayouts: 3,
  /** Percent. */
  wagerPercent: 100,
  crashReturn: 96,
  autoCashOutLeast: 1.2,
  /** What roulette bets win per unit of the stake, without the stake itself: 35 means 35 to 1. */
  straightOdds: 35,
  dozen: 2,
  highFives: 20,
  highFivesEach: 3,
  /** Megabytes. */
  fileSize: 32,
} as const;

/** Numbers on the wheel, with zero. */
const rouletteNumbers = 37;

/**
 * Formats a duration in the largest unit that fits at least twice: '60 minutes', not '1 hour'. With a single
 * unit, Russian would need another case ending.
 */
function lengthText(milliseconds: number, locale: LocaleId): string {
  const [unit, length] =
    milliseconds < 2 * minute
      ? (['second', second] as const)
      : milliseconds < 2 * hour
        ? (['minute', minute] as const)
        : (['hour', hour] as const);
  return new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
    milliseconds / length,
  );
}

/** Values of the placeholders that only the help answers use. */
export function helpFiguresOf(brand: BrandId, locale: LocaleId): Readonly<Record<string, string>> {
  const lengths = {
    resend: resendAfter * second,
    codePause: sendLimit.within,
    codeLife: lifetime,
    loginPause: wrongPasswordLimit.within,
    linkLife: restoreLifetime,
    factorStep: stepSeconds * second,
    factorPause: attemptWindow,
    paymentWindow: ruleFigures.paymentWindow,
    unconfirmedPayoutLifetime: ruleFigures.unconfirmedPayoutLifetime,
    processing: ruleFigures.processing,
    paidAfter: ruleFigures.paidAfter,
    couponPause: wrongCouponLimit.within,
    raise: ruleFigures.raise,
    timeLeast: ruleFigures.timeLeast,
  };
  const texts = Object.entries(lengths).map(([name, length]) => [name, lengthText(length, locale)] as const);
  return { ...Object.fromEntries(texts), ...sumsOf(brand, locale), ...numbersOf(locale) };
}

function sumsOf(brand: BrandId, locale: LocaleId): Record<string, string> {
  const currency = brandCurrency[brand];
  const text = (minor: number): string => moneyText(minor / 100, brand, locale);
  return {
    maxPayment: text(minorOf(brand, ruleFigures.maxPayment)),
    bonusLeast: text(smallestBonusBet({ brand })),
    pointStake: text(ruleFigures.pointStake[currency]),
    limitLeast: text(ruleFigures.limitLeast[currency]),
  };
}

function numbersOf(locale: LocaleId): Record<string, string> {
  const numbers = {
    age: minimumAge,
    loginTries: wrongPasswordLimit.max,
    codeSends: sendLimit.max,
    codeTries: maxAttempts,
    passwordLength: ruleFigures.passwordLength,
    recoveryCodes: recoveryCodeCount,
    factorTries: maxWrongCodes,
    openPayouts: ruleFigures.openPayouts,
    wagerPercent: ruleFigures.wagerPercent,
    couponTries: wrongCouponLimit.max,
    exchangeLeast: minExchange,
    exchangeMost: maxExchange,
    winbackLeast:
      Array.from({ length: highestLevel + 1 }, (_, level) => winbackOfLevel(level)).find(Boolean) ?? 0,
    winbackMost: winbackOfLevel(highestLevel),
    highFives: ruleFigures.highFives,
    highFivesEach: ruleFigures.highFivesEach,
    autoCashOutLeast: ruleFigures.autoCashOutLeast,
    crashReturn: ruleFigures.crashReturn,
    straightOdds: ruleFigures.straightOdds,
    dozen: ruleFigures.dozen,
    rouletteReturn: ((ruleFigures.straightOdds + 1) / rouletteNumbers) * 100,
    fileSize: ruleFigures.fileSize,
  };
  const format = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 2 });
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, format.format(value)]));
}
