import { FormattedMessage, useIntl } from 'react-intl';
import { TimeOutPeriod } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { RadioGroup } from '#/ui/RadioGroup/RadioGroup.tsx';
import { readPlayRefusal } from '../../data/errorTexts.ts';
import { timeOutMutation } from '../../data/mutations.ts';
import { timeOutSchema } from '../../data/schemas.ts';
import { FormRefusal } from '../FormRefusal.tsx';
import styles from '../PlaySafety.module.css';

const periods = Object.values(TimeOutPeriod);

const askWhetherSure = () =>
  askToConfirm({
    title: <FormattedMessage id="responsiblePlay.timeOut.askTitle" />,
    text: <FormattedMessage id="responsiblePlay.timeOut.askText" />,
    confirmLabel: <FormattedMessage id="responsiblePlay.timeOut.submit" />,
  });

/** A break of some days or weeks; it can be made longer and not shorter. */
export function TimeOutForm() {
  const { formatMessage } = useIntl();
  const form = useServerForm({
    defaultValues: { period: periods[0] ?? 'day' },
    check: () => ({}),
    toBody: ({ period }) => ({ period }),
    loadSchema: timeOutSchema,
    mutation: timeOutMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => {
      if (!(await askWhetherSure())) return;
      await call(body);
      showMessage('responsiblePlay.timeOut.begun', { tone: 'success' });
    },
  });
  const { notice, ...period } = form.text('period');
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormRefusal notice={form.notice} />
      <RadioGroup
        {...period}
        label={formatMessage({ id: 'responsiblePlay.breaks.howLong' })}
        defaultValue={periods[0]}
        options={periods.map((value) => ({
          value,
          label: <FormattedMessage id={`responsiblePlay.timeOut.${value}`} />,
        }))}
        error={notice && <NoticeText notice={notice} />}
      />
      <div className={styles.actions}>
        <Button type="submit" isWaiting={form.isSending}>
          <FormattedMessage id="responsiblePlay.timeOut.submit" />
        </Button>
      </div>
    </form>
  );
}
