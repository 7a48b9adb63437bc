import type { ReactNode, SubmitEvent } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import History from 'lucide-react/icons/history';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Button } from '#/ui/Button/Button.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { MoneyField } from '#/ui/MoneyField/MoneyField.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { paths } from '#/paths.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { AmountProblem, Limits, OwnLimit } from '../../model/limits.ts';
import { AmountProblemText } from '../AmountProblemText.tsx';
import form from '../Form.module.css';
import { sendForm } from '../sendForm.ts';
import { useShortMoney } from '../useShortMoney.ts';
import styles from './AmountStepView.module.css';

export interface AmountStepViewProps {
  /** Minor units. */
  amount: number | null;
  currency: string;
  limits: Limits | null;
  ownLimit: OwnLimit | null;
  sums: readonly number[];
  /** What was paid in the last time, minor units. */
  lastAmount: number | null;
  problem: AmountProblem | null;
  gift: ReactNode;
  takesFocus: boolean;
  onAmount: (amount: number | null) => void;
  onLastTime: () => void;
  onNext: () => void;
}

export function AmountStepView({
  amount,
  currency,
  limits,
  ownLimit,
  sums,
  lastAmount,
  problem,
  gift,
  takesFocus,
  onAmount,
  onLastTime,
  onNext,
}: AmountStepViewProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const short = useShortMoney();
  const isOver = (sum: number): boolean => ownLimit !== null && sum > ownLimit.left;
  const submit = (event: SubmitEvent<HTMLFormElement>) => sendForm(event, onNext);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={submit}
      aria-label={formatMessage({ id: 'cashbox.tab.deposit' })}
    >
      <header className={form.head}>
        <p className={form.step}>
          <FormattedMessage id="cashbox.step" values={{ step: 1, of: 2 }} />
        </p>
        <h2 tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
          <FormattedMessage id="cashbox.amount.title" />
        </h2>
      </header>
      <div className={styles.amount}>
        <MoneyField
          name="amount"
          label={<FormattedMessage id="cashbox.amount.label" />}
          currency={currency}
          value={amount}
          onValue={onAmount}
          error={problem && <AmountProblemText problem={problem} currency={currency} />}
          hint={
            limits && (
              <FormattedMessage
                id="cashbox.limits"
                values={{ min: short(limits.min, currency), max: short(limits.max, currency) }}
              />
            )
          }
        />
      </div>
      <div className={styles.sums} role="group" aria-label={formatMessage({ id: 'cashbox.amount.presets' })}>
        {sums.map((sum) => (
          <Chip key={sum} isSelected={sum === amount} disabled={isOver(sum)} onClick={() => onAmount(sum)}>
            {short(sum, currency)}
          </Chip>
        ))}
        {lastAmount !== null && !sums.includes(lastAmount) && (
          <Chip
            isSelected={lastAmount === amount}
            disabled={isOver(lastAmount)}
            icon={<Icon of={History} size="sm" />}
            onClick={onLastTime}
          >
            <FormattedMessage id="cashbox.amount.last" values={{ amount: money(lastAmount, currency) }} />
          </Chip>
        )}
      </div>
      {ownLimit && <OwnLimitLine limit={ownLimit} currency={currency} />}
      {gift}
      <Button type="submit" size="lg" isFullWidth icon={<Icon of={ArrowRight} size="sm" />}>
        <FormattedMessage id="cashbox.amount.next" />
      </Button>
    </form>
  );
}

/** What the player's own limit leaves, and where it is changed. */
function OwnLimitLine({ limit, currency }: { limit: OwnLimit; currency: string }) {
  const short = useShortMoney();
  const { left, amount, period } = limit;
  return (
    <p className={form.quiet}>
      <FormattedMessage
        id="cashbox.amount.ownLimit"
        values={{ left: short(left, currency), amount: short(amount, currency), period }}
      />{' '}
      <FormattedMessage id="cashbox.amount.ownLimitPending" />{' '}
      <Link to={paths.playSafety()}>
        <FormattedMessage id="cashbox.amount.toLimits" />
      </Link>
    </p>
  );
}
