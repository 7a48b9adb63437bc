import { useIntl } from 'react-intl';
import { formatMoney, formatPoints } from '#/lib/money.ts';

/** How amounts are written for the player of this locale. */
export interface MoneyText {
  /** Two decimals and the sign. Throws 'Need to pass a number' for what is none (specification S5.32). */
  readonly money: (minor: number, currency: string) => string;
  /** A figure of an advertisement: whole units and the sign, unlike every amount that is somebody's. */
  readonly roundMoney: (minor: number, currency: string) => string;
  /** Whole compoints, points and other counts, grouped like money. */
  readonly count: (value: number) => string;
  /** Promo points, 10 000 parts a point. */
  readonly points: (parts: number) => string;
}

export function useMoney(): MoneyText {
  const { locale, formatNumber } = useIntl();
  return {
    money: (minor, currency) => formatMoney(minor, currency, locale),
    roundMoney: (minor, currency) =>
      formatNumber(Math.trunc(minor / 100), {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
        useGrouping: 'always',
      }),
    count: (value) => formatNumber(value, { useGrouping: 'always' }),
    points: (parts) => formatPoints(parts, locale),
  };
}
