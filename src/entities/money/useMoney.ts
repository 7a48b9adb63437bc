import { useIntl } from 'react-intl';
import { formatMoney, formatPoints } from '#/lib/money.ts';

export interface MoneyText {
  /**
   * Two decimals and the currency sign (specification S5.32).
   * @throws if `minor` is not a number: "Need to pass a number"
   */
  readonly money: (minor: number, currency: string) => string;
  /** Whole units and the currency sign. For advertising only, never for a player's own money. */
  readonly roundMoney: (minor: number, currency: string) => string;
  /** Compoints, points and other whole numbers, with digit grouping. */
  readonly count: (value: number) => string;
  /** Promo points, given in 1/10 000 of a point. */
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
