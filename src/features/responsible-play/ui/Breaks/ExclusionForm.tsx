import { FormattedMessage, useIntl } from 'react-intl';
import { endSession } from '#/api/session/session.store.ts';
import { SelfExclusionPeriod } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { readPlayRefusal } from '../../data/errorTexts.ts';
import { selfExclusionMutation } from '../../data/mutations.ts';
import { exclusionSchema } from '../../data/schemas.ts';
import { FormRefusal } from '../FormRefusal.tsx';
import styles from '../PlaySafety.module.css';

const periods = Object.values(SelfExclusionPeriod);

const askWhetherSure = () =>
  askToConfirm({
    title: <FormattedMessage id="responsiblePlay.exclusion.askTitle" />,
    text: <FormattedMessage id="responsiblePlay.exclusion.askText" />,
    confirmLabel: <FormattedMessage id="responsiblePlay.exclusion.submit" />,
    isDangerous: true,
  });

/** Closes the account to play for months, years or for good. It asks twice, and ends the session. */
export function ExclusionForm() {
  const { formatMessage } = useIntl();
  const form = useServerForm({
    defaultValues: { period: periods[0] ?? 'six_months', isConfirmed: false },
    check: ({ isConfirmed }) =>
      isConfirmed ? {} : { isConfirmed: { id: 'responsiblePlay.error.confirmation_required' } },
    toBody: (values) => values,
    loadSchema: exclusionSchema,
    mutation: selfExclusionMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => {
      if (!(await askWhetherSure())) return;
      await call(body);
      endSession();
      showMessage('responsiblePlay.exclusion.begun', { tone: 'info' });
    },
  });
  const { notice, ...period } = form.text('period');
  const { notice: unconfirmed, ...isConfirmed } = form.text('isConfirmed');
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormRefusal notice={form.notice} />
      <RadioGroup
        {...period}
        label={formatMessage({ id: 'responsiblePlay.breaks.howLong' })}
        defaultValue={periods[0]}
        options={periods.map((value) => ({
          value,
          label: <FormattedMessage id={`responsiblePlay.exclusion.${value}`} />,
        }))}
        error={notice && <NoticeText notice={notice} />}
      />
      <Checkbox
        {...isConfirmed}
        label={<FormattedMessage id="responsiblePlay.exclusion.confirm" />}
        error={unconfirmed && <NoticeText notice={unconfirmed} />}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" isWaiting={form.isSending}>
          <FormattedMessage id="responsiblePlay.exclusion.submit" />
        </Button>
      </div>
    </form>
  );
}
