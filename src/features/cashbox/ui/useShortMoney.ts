import { useMoney } from '#/entities/money/useMoney.ts';

/** Writes limits and offered sums: whole units without decimals, anything else exactly. */
export function useShortMoney(): (minor: number, currency: string) => string {
  const { money, roundMoney } = useMoney();
  return (minor, currency) => (minor % 100 === 0 ? roundMoney(minor, currency) : money(minor, currency));
}
