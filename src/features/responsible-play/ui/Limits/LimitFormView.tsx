import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayLimit } from '#/api/generated/model/index.ts';
import { FormAlert } from '#/entities/form/FormAlert.tsx';
import type { Notice } from '#/entities/form/notice.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import type { ControlBinding } from '#/entities/form/useServerForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { MoneyField } from '#/ui/MoneyField/MoneyField.tsx';
import { NumberField } from '#/ui/NumberField/NumberField.tsx';
import { takeFocusToField } from '#/ui/takeFocus.ts';
import type { LimitChange } from '../../model/rules.ts';
import styles from '../PlaySafety.module.css';

export interface LimitFormViewProps {
  limit: PlayLimit;
  amount: ControlBinding<number | null>;
  change: LimitChange;
  notice: Notice | undefined;
  isSending: boolean;
  isEnding: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Asks for no limit at all. */
  onEnd: () => void;
  onCancel: () => void;
}

export function LimitFormView({ limit, amount, change, notice, ...form }: LimitFormViewProps) {
  const { formatMessage } = useIntl();
  const { kind, period, currency } = limit;
  const { notice: refused, onChange, ...field } = amount;
  const props = {
    ...field,
    // As the body calls it, so that whatever reads the form finds the field that a refusal names.
    name: 'limits[0].amount',
    onValue: onChange,
    label: formatMessage(
      { id: 'responsiblePlay.limit.label' },
      {
        kind: formatMessage({ id: `responsiblePlay.limits.${kind}.title` }),
        period: formatMessage({ id: `responsiblePlay.period.${period}` }),
      },
    ),
    hint: <FormattedMessage id={`responsiblePlay.limit.change.${change}`} />,
    error: refused && <NoticeText notice={refused} />,
  };
  return (
    <form ref={takeFocusToField} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert notice={notice} />
      {kind === 'time' ? (
        <NumberField {...props} end={<FormattedMessage id="responsiblePlay.limit.minutes" />} />
      ) : (
        <MoneyField {...props} currency={currency} />
      )}
      <div className={styles.actions}>
        <Button type="submit" isWaiting={form.isSending} disabled={form.isEnding}>
          <FormattedMessage id="responsiblePlay.limit.save" />
        </Button>
        <Button variant="secondary" onClick={form.onCancel}>
          <FormattedMessage id="common.action.cancel" />
        </Button>
        {limit.amount !== undefined && (
          <Button variant="ghost" isWaiting={form.isEnding} disabled={form.isSending} onClick={form.onEnd}>
            <FormattedMessage id="responsiblePlay.limit.end" />
          </Button>
        )}
      </div>
    </form>
  );
}
