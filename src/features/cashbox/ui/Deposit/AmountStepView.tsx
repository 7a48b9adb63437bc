import type { ReactNode, SubmitEvent } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FormattedMessage, useIntl } from 'react-intl';
import History from 'lucide-react/icons/history';
import { Link } from 'react-router';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { MoneyField } from '#/ui/NumberField/NumberField.tsx';
import type { Limits, OwnLimit } from '../../model/limits.ts';
import { LimitsText, useShortMoney } from '../methodTerms.tsx';
import form from '../Form.module.css';
import styles from './AmountStepView.module.css';

export interface AmountStepViewProps extends AmountFieldProps {
  gift: ReactNode;
  takesFocus: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function AmountStepView({
  amount,
  currency,
  limits,
  ownLimit,
  sums,
  lastAmount,
  gift,
  takesFocus,
  onSubmit,
}: AmountStepViewProps) {
  const { formatMessage } = useIntl();
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={onSubmit}
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
      <AmountField {...{ amount, currency, limits, ownLimit, sums, lastAmount }} />
      {gift}
      <Button type="submit" size="lg" isFullWidth icon={<Icon of={ArrowRight} size="sm" />}>
        <FormattedMessage id="cashbox.amount.next" />
      </Button>
    </form>
  );
}

export interface AmountFieldProps {
  /** Minor units. */
  amount: ControlBinding<number | null>;
  currency: string;
  limits: Limits | null;
  ownLimit: OwnLimit | null;
  sums: readonly number[];
  /** The amount of the last deposit, in minor units. */
  lastAmount: number | null;
}

/** Asks for the amount of a deposit. Shows the limits and suggests the usual amounts and the last one. */
export function AmountField({ amount, currency, limits, ownLimit, sums, lastAmount }: AmountFieldProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const short = useShortMoney();
  const isOver = (sum: number): boolean => ownLimit !== null && sum > ownLimit.left;
  const { notice, value, onChange, ...field } = amount;
  return (
    <>
      <div className={styles.amount}>
        <MoneyField
          {...field}
          label={<FormattedMessage id="cashbox.amount.label" />}
          currency={currency}
          value={value}
          onValue={onChange}
          error={notice && <NoticeText notice={notice} />}
          hint={limits && <LimitsText limits={limits} currency={currency} />}
        />
      </div>
      <div className={styles.sums} role="group" aria-label={formatMessage({ id: 'cashbox.amount.presets' })}>
        {sums.map((sum) => (
          <Chip key={sum} isSelected={sum === value} disabled={isOver(sum)} onClick={() => onChange(sum)}>
            {short(sum, currency)}
          </Chip>
        ))}
        {lastAmount !== null && !sums.includes(lastAmount) && (
          <Chip
            isSelected={lastAmount === value}
            disabled={isOver(lastAmount)}
            icon={<Icon of={History} size="sm" />}
            onClick={() => onChange(lastAmount)}
          >
            <FormattedMessage id="cashbox.amount.last" values={{ amount: money(lastAmount, currency) }} />
          </Chip>
        )}
      </div>
      {ownLimit && <OwnLimitLine limit={ownLimit} currency={currency} />}
    </>
  );
}

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
