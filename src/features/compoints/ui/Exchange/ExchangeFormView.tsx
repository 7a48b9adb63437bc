import type { SubmitEvent } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompointsExchangeRule } from '#/api/generated/model/index.ts';
import { RemedyAction } from '#/entities/action/RemedyAction.tsx';
import { type Notice, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useCheckedForm.ts';
import type { ActionFailure } from '#/api/useAction.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { remedyOf } from '#/i18n/errorTexts.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { InlineAlert } from '#/ui/InlineAlert/InlineAlert.tsx';
import { NumberField } from '#/ui/NumberField/NumberField.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import { exchangedAmount, exchangeProblem, suggestions } from '../../model/rules.ts';
import { compointTexts } from '../../data/mutations.ts';
import styles from './Exchange.module.css';

export interface ExchangeFormViewProps {
  rule: CompointsExchangeRule;
  owned: number | null;
  takesFocus: boolean;
  compoints: ControlBinding<number | null>;
  notice: Notice | undefined;
  aftermath: ActionFailure | null;
  isSending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onSupport: () => void;
}

export function ExchangeFormView(props: ExchangeFormViewProps) {
  const { rule, owned, takesFocus, compoints, isSending, onSubmit } = props;
  const { formatMessage } = useIntl();
  const { count, money } = useMoney();
  const { notice: wrong, value, onChange, ...field } = compoints;
  const problem = exchangeProblem(value, rule, owned);
  const given = value === null || problem !== null ? 0 : exchangedAmount(value, rule);
  // Report an amount above the balance or the maximum while the player types. An amount below the minimum may be half-typed,
  // so it is reported only on submit.
  const isTooMuch = value !== null && value > Math.min(rule.max, owned ?? rule.max);
  const error = wrong ?? (isTooMuch ? problem : null);
  return (
    <form
      ref={takesFocus ? takeFocusToField : undefined}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={formatMessage({ id: 'compoints.exchange.title' })}
    >
      <p className={styles.rate}>
        <FormattedMessage
          id="compoints.exchange.rate"
          values={{ count: rule.compoints, amount: money(rule.amount, rule.currency) }}
        />
      </p>
      <NumberField
        {...field}
        label={<FormattedMessage id="compoints.exchange.label" />}
        value={value}
        onValue={onChange}
        hint={
          <FormattedMessage
            id="compoints.exchange.limits"
            values={{ min: count(rule.min), max: count(rule.max) }}
          />
        }
        error={error && <NoticeText notice={error} />}
      />
      <Suggestions {...{ rule, owned, value, onChange }} />
      <p className={styles.gain}>
        <Icon of={ArrowDown} size="sm" />
        <span>
          <FormattedMessage id="compoints.exchange.gain" />
        </span>
        <output className={styles.amount} data-number>
          {money(given, rule.currency)}
        </output>
      </p>
      <Refused {...props} />
      <Button type="submit" size="lg" isFullWidth isWaiting={isSending}>
        {given > 0 ? (
          <FormattedMessage
            id="compoints.exchange.submitAmount"
            values={{ count: value ?? 0, compoints: count(value ?? 0), amount: money(given, rule.currency) }}
          />
        ) : (
          <FormattedMessage id="compoints.exchange.submit" />
        )}
      </Button>
    </form>
  );
}

type SuggestionsProps = Pick<ExchangeFormViewProps, 'rule' | 'owned'> &
  Pick<ControlBinding<number | null>, 'value' | 'onChange'>;

/** Suggested amounts. If the player has too few compoints for any, explains how to earn more. */
function Suggestions({ rule, owned, value, onChange }: SuggestionsProps) {
  const { formatMessage } = useIntl();
  const { count } = useMoney();
  const chips = suggestions(rule, owned);
  if (chips.length === 0) return null;
  return (
    <div
      className={styles.chips}
      role="group"
      aria-label={formatMessage({ id: 'compoints.exchange.suggestions' })}
    >
      {chips.map(({ compoints, isAll }) => (
        <Chip key={compoints} isSelected={value === compoints} onClick={() => onChange(compoints)}>
          {isAll ? (
            <FormattedMessage id="compoints.exchange.all" values={{ amount: count(compoints) }} />
          ) : (
            count(compoints)
          )}
        </Chip>
      ))}
    </div>
  );
}

function Refused({ notice, aftermath, onSupport }: ExchangeFormViewProps) {
  return (
    <>
      <InlineAlert>
        {notice && (
          <p>
            <NoticeText notice={notice} />
          </p>
        )}
        {notice && aftermath?.isUncertain && (
          <p className={styles.quiet}>
            <FormattedMessage id="compoints.uncertain" />
          </p>
        )}
      </InlineAlert>
      {notice && aftermath && !aftermath.isUncertain && (
        <RemedyAction remedy={remedyOf(aftermath.refused.code, compointTexts)} onSupport={onSupport} />
      )}
    </>
  );
}
