import type { ReactNode, SubmitEvent } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import form from '../Form.module.css';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

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
