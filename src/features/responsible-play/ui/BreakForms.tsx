import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  SelfExclusionPeriod,
  type PlayRestrictionStatus,
  type TimeOutPeriod,
} from '#/api/generated/model/index.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { endSession, isLoggedIn } from '#/api/session/session.store.ts';
import { FormAlert, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { type ServerForm, useServerForm } from '#/entities/form/useServerForm.ts';
import { balanceQuery, freshRestrictionsQuery } from '#/entities/player/queries.ts';
import { rememberExclusion } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { serverNow } from '#/lib/clock.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { withoutAsking } from '#/overlays/leaving.ts';
import { closeToast } from '#/overlays/toasts.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { RadioGroup, type RadioOption } from '#/ui/RadioGroup/RadioGroup.tsx';
import {
  readPlayRefusal,
  exclusionSchema,
  selfExclusionMutation,
  timeOutMutation,
  timeOutSchema,
} from '../data/mutations.ts';
import { exclusionEnd, exclusionPath, breakEnd, longerBreaks } from '../model/rules.ts';
import styles from './PlaySafety.module.css';

interface ConsequencesProps {
  of: 'timeOut' | 'prolong' | 'exclusion';
  /** When the break ends, in epoch milliseconds. Missing for a self-exclusion. */
  end?: number;
}

/** Explains a break or a self-exclusion, and what happens to a bonus that is being wagered. */
function Consequences({ of, end }: ConsequencesProps) {
  const hasBonus = useQuery(balanceQuery()).data?.data.is_active_bonus === true;
  const { longDeadline } = useDates();
  return (
    <>
      <FormattedMessage
        id={`responsiblePlay.${of}.askText`}
        values={{ time: end === undefined ? '' : longDeadline(end) }}
      />
      {hasBonus && (
        <>
          {' '}
          <FormattedMessage id="responsiblePlay.breaks.bonus" />
        </>
      )}
    </>
  );
}

const confirmTimeOut = (period: TimeOutPeriod) =>
  askToConfirm({
    title: <FormattedMessage id={`responsiblePlay.timeOut.ask.${period}`} />,
    text: <Consequences of="timeOut" end={breakEnd(period, serverNow())} />,
    confirmLabel: <FormattedMessage id="responsiblePlay.timeOut.submit" />,
  });

const confirmProlonging = (period: TimeOutPeriod) =>
  askToConfirm({
    title: <FormattedMessage id="responsiblePlay.prolong.ask" />,
    text: <Consequences of="prolong" end={breakEnd(period, serverNow())} />,
    confirmLabel: <FormattedMessage id="responsiblePlay.prolong.submit" />,
  });

/** A break can be extended, but not shortened. The server counts the new period from now on. */
export function TimeOutForm({ until }: { until: number | null }) {
  const isRunning = until !== null;
  const [periods] = useState(() => longerBreaks(until, serverNow()));
  const confirm = isRunning ? confirmProlonging : confirmTimeOut;
  const form = useServerForm({
    defaultValues: { period: periods[0] ?? 'six_weeks' },
    check: () => ({}),
    toBody: ({ period }) => ({ period }),
    loadSchema: timeOutSchema,
    mutation: timeOutMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => {
      if (!(await confirm(body.period))) return 'notSent';
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
      submitLabel={
        <FormattedMessage
          id={isRunning ? 'responsiblePlay.prolong.submit' : 'responsiblePlay.timeOut.submit'}
        />
      }
    />
  );
}

const exclusionPeriods = Object.values(SelfExclusionPeriod);

const confirmExclusion = (period: SelfExclusionPeriod) =>
  askToConfirm({
    title: <FormattedMessage id={`responsiblePlay.exclusion.ask.${period}`} />,
    text: <Consequences of="exclusion" />,
    confirmLabel: <FormattedMessage id="responsiblePlay.exclusion.submit" />,
    isDangerous: true,
  });

/**
 * Returns a function for a failed call. If the answer was lost, it finds out whether the self-exclusion has begun,
 * and returns it. Otherwise it throws the error.
 */
function useLostExclusion() {
  const client = useQueryClient();
  const mayHaveBegun = useRef(false);
  return async (failure: unknown, period: SelfExclusionPeriod): Promise<PlayRestrictionStatus> => {
    mayHaveBegun.current ||= !isOutcomeKnown(failure);
    if (!mayHaveBegun.current) throw failure;
    if (isLoggedIn()) {
      const known = await client.fetchQuery(freshRestrictionsQuery()).catch(() => null);
      mayHaveBegun.current = known === null;
    }
    // A self-exclusion ends the session, so while the session goes on, none has begun.
    if (isLoggedIn()) throw failure;
    closeToast('session-expired');
    const end = exclusionEnd(period, serverNow());
    return {
      isSelfExcluded: true,
      ...(end === null ? {} : { selfExcludedUntil: new Date(end).toISOString() }),
    };
  };
}

/** Asks for confirmation, then starts a self-exclusion, which ends the session. */
export function ExclusionForm() {
  const navigate = useNavigate();
  const afterFailure = useLostExclusion();
  const form = useServerForm({
    defaultValues: { period: exclusionPeriods[0] ?? 'six_months', isConfirmed: false },
    check: ({ isConfirmed }) =>
      isConfirmed ? {} : { isConfirmed: { id: 'responsiblePlay.error.confirmation_required' } },
    toBody: (values) => values,
    loadSchema: exclusionSchema,
    mutation: selfExclusionMutation(),
    readRefusal: readPlayRefusal,
    send: async (body, call) => {
      if (!(await confirmExclusion(body.period))) return 'notSent';
      const data = await call(body).then(
        (answer) => answer.data,
        (error: unknown) => afterFailure(error, body.period),
      );
      rememberExclusion(data.selfExcludedUntil);
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
      options={exclusionPeriods.map((value) => ({
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

interface BreakFormProps {
  form: Pick<ServerForm<FieldValues>, 'notice' | 'isSending' | 'onSubmit'>;
  period: TextBinding;
  /** The periods to choose from. The first one is preselected. */
  options: readonly RadioOption[];
  submitLabel: ReactNode;
  isDangerous?: boolean;
  /** Fields below the options. */
  children?: ReactNode;
}

function BreakForm({ form, period, options, submitLabel, isDangerous, children }: BreakFormProps) {
  const { formatMessage } = useIntl();
  const { notice, ...field } = period;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert notice={form.notice} />
      <RadioGroup
        {...field}
        label={formatMessage({ id: 'responsiblePlay.breaks.howLong' })}
        defaultValue={options[0]?.value}
        options={options}
        error={notice && <NoticeText notice={notice} />}
      />
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isWaiting={form.isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
