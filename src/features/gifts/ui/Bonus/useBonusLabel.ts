import { useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { RunningBonus } from '../../model/bonus.ts';

/** The bonus in one line of words: how often it is wagered, how far, what is left. */
export function useBonusLabel(): (bonus: RunningBonus) => string {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return ({ left, currency, wagering, multiplier }) => {
    const amount = money(left, currency);
    return wagering && multiplier !== null
      ? formatMessage({ id: 'gifts.chip.label' }, { wager: multiplier, percent: wagering.percent, amount })
      : formatMessage({ id: 'gifts.chip.labelUnknown' }, { amount });
  };
}
