import { useIntl } from 'react-intl';
import { formatMoney, formatPoints } from '#/lib/money.ts';

/** How amounts are written for the player of this locale. */
export interface MoneyText {
  /** Minor units with two decimals and the currency's sign. Throws 'Need to pass a number' for what is none (specification §5). */
  readonly money: (minor: number, currency: string) => string;
  /** Promo points, 10 000 parts a point. */
  readonly points: (parts: number) => string;
}

/** Texts of amounts in the current locale. */
export function useMoney(): MoneyText {
  const { locale } = useIntl();
  return {
    money: (minor, currency) => formatMoney(minor, currency, locale),
    points: (parts) => formatPoints(parts, locale),
  };
}
