import Circle from 'lucide-react/icons/circle-dashed';
import CircleCheck from 'lucide-react/icons/circle-check';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { Condition } from '#/entities/gift/rules.ts';
import styles from './ConditionList.module.css';

/** What a gift wants before it can be had: what is done, and how much is left of what is not. */
export function ConditionList({ conditions }: { conditions: readonly Condition[] }) {
  const { formatMessage } = useIntl();
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: 'gifts.condition.label' })}>
      {conditions.map((condition) => (
        <li key={condition.kind} className={styles.condition} data-met={condition.isMet || undefined}>
          {condition.kind === 'deposit' ? (
            <DepositProgress condition={condition} />
          ) : (
            <Contact kind={condition.kind} isMet={condition.isMet} />
          )}
        </li>
      ))}
    </ul>
  );
}

function DepositProgress({ condition }: { condition: Extract<Condition, { kind: 'deposit' }> }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { limit, progress, missing, currency, isMet } = condition;
  return (
    <ProgressBar
      value={(progress / limit) * 100}
      tone={isMet ? 'positive' : 'accent'}
      label={
        isMet ? (
          <FormattedMessage id="gifts.condition.depositDone" />
        ) : (
          <FormattedMessage id="gifts.condition.depositLeft" values={{ amount: money(missing, currency) }} />
        )
      }
      text={formatMessage(
        { id: 'gifts.condition.depositOf' },
        { progress: money(progress, currency), limit: money(limit, currency) },
      )}
    />
  );
}

function Contact({ kind, isMet }: { kind: 'email' | 'phone'; isMet: boolean }) {
  return (
    <span className={styles.contact}>
      <Icon of={isMet ? CircleCheck : Circle} size="sm" />
      <FormattedMessage id={`gifts.condition.${kind}${isMet ? 'Done' : 'Missing'}`} />
    </span>
  );
}
