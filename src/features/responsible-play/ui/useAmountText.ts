import { useIntl } from 'react-intl';
import type { PlayLimitKind } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';

const MINUTES_AN_HOUR = 60;

/** How an amount of a limit is written: money, or hours and minutes. */
export function useAmountText(): (kind: PlayLimitKind, amount: number, currency: string) => string {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (kind, amount, currency) =>
    kind === 'time'
      ? formatMessage(
          { id: 'responsiblePlay.time' },
          { hours: Math.floor(amount / MINUTES_AN_HOUR), minutes: amount % MINUTES_AN_HOUR },
        )
      : money(amount, currency);
}
