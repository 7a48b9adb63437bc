import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { endSession } from '#/api/session/session.store.ts';
import { SelfExclusionPeriod } from '#/api/generated/model/index.ts';
import { NoticeText } from '#/entities/form/NoticeText.tsx';
import { useServerForm } from '#/entities/form/useServerForm.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { withoutAsking } from '#/overlays/leaving.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { readPlayRefusal } from '../../data/errorTexts.ts';
import { selfExclusionMutation } from '../../data/mutations.ts';
import { exclusionSchema } from '../../data/schemas.ts';
import { exclusionPath } from '../../model/exclusionPath.ts';
import { BreakForm } from './BreakForm.tsx';

const periods = Object.values(SelfExclusionPeriod);

const askWhetherSure = (period: SelfExclusionPeriod) =>
  askToConfirm({
    title: <FormattedMessage id={`responsiblePlay.exclusion.ask.${period}`} />,
    text: <FormattedMessage id="responsiblePlay.exclusion.askText" />,
    confirmLabel: <FormattedMessage id="responsiblePlay.exclusion.submit" />,
    isDangerous: true,
  });

/** Closes the account to play for months, years or for good. It asks twice, and ends the session. */
export function ExclusionForm() {
  const navigate = useNavigate();
  const form = useServerForm({
    defaultValues: { period: periods[0] ?? 'six_months', isConfirmed: false },
    check: ({ isConfirmed }) =>
      isConfirmed ? {} : { isConfirmed: { id: 'responsiblePlay.error.confirmation_required' } },
    toBody: (values) => values,
    loadSchema: exclusionSchema,
    mutation: selfExclusionMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => {
      if (!(await askWhetherSure(body.period))) return 'notSent';
      const { data } = await call(body);
      endSession({ redirect: false });
      await navigate(exclusionPath(data), { replace: true, state: withoutAsking });
      return 'sent';
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
