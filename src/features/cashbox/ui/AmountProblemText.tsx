import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { AmountProblem } from '../model/limits.ts';

/** What is wrong with an amount, with the limit that it breaks. */
export function AmountProblemText({ problem, currency }: { problem: AmountProblem; currency: string }) {
  const { money } = useMoney();
  if (problem.why === 'required') return <FormattedMessage id="cashbox.amount.required" />;
  const amount = money(problem.limit, currency);
  return problem.why === 'too_small' ? (
    <FormattedMessage id="cashbox.amount.tooSmall" values={{ amount }} />
  ) : (
    <FormattedMessage id="cashbox.amount.tooLarge" values={{ amount }} />
  );
}
