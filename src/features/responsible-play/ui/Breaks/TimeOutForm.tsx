import { FormattedMessage } from 'react-intl';
import { TimeOutPeriod } from '#/api/generated/model/index.ts';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { readPlayRefusal } from '../../data/errorTexts.ts';
import { timeOutMutation } from '../../data/mutations.ts';
import { timeOutSchema } from '../../data/schemas.ts';
import { BreakForm } from './BreakForm.tsx';

const periods = Object.values(TimeOutPeriod);

const askWhetherSure = (period: TimeOutPeriod) =>
  askToConfirm({
    title: <FormattedMessage id={`responsiblePlay.timeOut.ask.${period}`} />,
    text: <FormattedMessage id="responsiblePlay.timeOut.askText" />,
    confirmLabel: <FormattedMessage id="responsiblePlay.timeOut.submit" />,
  });

/** A break of some days or weeks; it can be made longer and not shorter. */
export function TimeOutForm() {
  const form = useServerForm({
    defaultValues: { period: periods[0] ?? 'day' },
    check: () => ({}),
    toBody: ({ period }) => ({ period }),
    loadSchema: timeOutSchema,
    mutation: timeOutMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => {
      if (!(await askWhetherSure(body.period))) return 'notSent';
      await call(body);
      scrollTo({ top: 0 });
      return 'sent';
    },
  });
  return (
    <BreakForm
      form={form}
      period={form.text('period')}
      options={periods.map((value) => ({
        value,
        label: <FormattedMessage id={`responsiblePlay.timeOut.${value}`} />,
      }))}
      submitLabel={<FormattedMessage id="responsiblePlay.timeOut.submit" />}
    />
  );
}
