import { FormattedMessage } from 'react-intl';
import { endSession } from '#/api/session/session.store.ts';
import { SelfExclusionPeriod } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { readPlayRefusal } from '../../data/errorTexts.ts';
import { selfExclusionMutation } from '../../data/mutations.ts';
import { exclusionSchema } from '../../data/schemas.ts';
import { BreakForm } from './BreakForm.tsx';

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
  const { notice, ...isConfirmed } = form.text('isConfirmed');
  return (
    <BreakForm
      form={form}
      period={form.text('period')}
      options={periods.map((value) => ({
        value,
        label: <FormattedMessage id={`responsiblePlay.exclusion.${value}`} />,
      }))}
      submitLabel={<FormattedMessage id="responsiblePlay.exclusion.submit" />}
      isDangerous
    >
      <Checkbox
        {...isConfirmed}
        label={<FormattedMessage id="responsiblePlay.exclusion.confirm" />}
        error={notice && <NoticeText notice={notice} />}
      />
    </BreakForm>
  );
}
