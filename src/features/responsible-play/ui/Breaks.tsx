import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ReactNode, useState } from 'react';
import Coffee from 'lucide-react/icons/coffee';
import DoorClosed from 'lucide-react/icons/door-closed';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { balanceQuery, restrictionsQuery } from '#/entities/player/queries.ts';
import { rememberExclusion, type Restriction, restrictionAt } from '#/entities/player/restriction.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { FormAlert, NoticeText } from '#/entities/form/NoticeText.tsx';
import type { TextBinding } from '#/entities/form/useCheckedForm.ts';
import { type ServerForm, useServerForm } from '#/entities/form/useServerForm.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { RadioGroup, type RadioOption } from '#/ui/RadioGroup/RadioGroup.tsx';
import { SelfExclusionPeriod, type TimeOutPeriod } from '#/api/generated/model/index.ts';
import { askToConfirm } from '#/overlays/general.modals.ts';
import { endSession } from '#/api/session/session.store.ts';
import { withoutAsking } from '#/overlays/leaving.ts';
import { serverNow } from '#/lib/clock.ts';
import { Checkbox } from '#/ui/Checkbox/Checkbox.tsx';
import { RestrictionTitle } from '../RestrictionTitle.tsx';
import {
  readPlayRefusal,
  exclusionSchema,
  selfExclusionMutation,
  timeOutMutation,
  timeOutSchema,
} from '../data/mutations.ts';
import { exclusionPath, breakEnd, longerBreaks } from '../model/rules.ts';
import styles from './PlaySafety.module.css';

export function Breaks() {
  const restrictions = loadable(useQuery(restrictionsQuery()), ({ data }) => data);
  const now = useServerNow();
  return (
    <Part
      of={restrictions}
      skeleton={['18rem', '18rem']}
      layout={styles.cards}
      failed="responsiblePlay.breaks.failed"
    >
      {(known) => {
        const restriction = restrictionAt(known, now);
        const until = restriction.kind === 'timedOut' ? restriction.until : null;
        return (
          <BreaksView
            restriction={restriction}
            timeOut={<TimeOutForm key={String(until)} until={until} />}
            exclusion={<ExclusionForm />}
          />
        );
      }}
    </Part>
  );
}

interface BreaksViewProps {
  restriction: Restriction;
  timeOut: ReactNode;
  exclusion: ReactNode;
}

/** The forms for a break and a self-exclusion. During a self-exclusion, only its end is shown. */
export function BreaksView({ restriction, timeOut, exclusion }: BreaksViewProps) {
  if (restriction.kind === 'excluded')
    return (
      <SectionCard icon={DoorClosed} title={<RestrictionTitle restriction={restriction} />}>
        <p>
          <FormattedMessage id="responsiblePlay.rest.text" />
        </p>
      </SectionCard>
    );
  const form = restriction.kind === 'timedOut' ? 'prolong' : 'timeOut';
  return (
    <div className={styles.cards}>
      <SectionCard
        icon={Coffee}
        title={<FormattedMessage id={`responsiblePlay.${form}.title`} />}
        text={<FormattedMessage id={`responsiblePlay.${form}.lead`} />}
      >
        {timeOut}
      </SectionCard>
      <SectionCard
        icon={DoorClosed}
        title={<FormattedMessage id="responsiblePlay.exclusion.title" />}
        text={<FormattedMessage id="responsiblePlay.exclusion.lead" />}
      >
        {exclusion}
      </SectionCard>
    </div>
  );
}

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

/** Asks for confirmation, then starts a self-exclusion, which ends the session. */
function ExclusionForm() {
  const navigate = useNavigate();
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
      const { data } = await call(body);
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
