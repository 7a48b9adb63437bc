import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { AmountProblem } from '../model/limits.ts';

const texts = {
  too_small: 'cashbox.amount.tooSmall',
  too_large: 'cashbox.amount.tooLarge',
  over_own_limit: 'cashbox.amount.overOwnLimit',
} as const;

/** What is wrong with an amount, with the limit that it breaks. */
export function AmountProblemText({ problem, currency }: { problem: AmountProblem; currency: string }) {
  const { money } = useMoney();
  if (problem.why === 'required') return <FormattedMessage id="cashbox.amount.required" />;
  const amount = money(problem.limit, currency);
  return <FormattedMessage id={texts[problem.why]} values={{ amount }} />;
}
