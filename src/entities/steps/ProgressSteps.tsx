import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow, toDate } from '#/lib/clock.ts';
import { soonTextWithZone } from '#/lib/dateText.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { Steps } from '#/ui/Steps/Steps.tsx';
import type { Step } from './rules.ts';

interface ProgressStepsProps<Of> {
  of: Of;
  stepsOf: (of: Of, now: number) => readonly Step[];
  /** A button or link that unblocks the current step. */
  action?: ReactNode;
}

/** The steps of a deposit, a payout or a document. Renders nothing if the process is finished. */
export function ProgressSteps<Of>({ of, stepsOf, action }: ProgressStepsProps<Of>) {
  const { formatMessage } = useIntl();
  const steps = stepsOf(of, useServerNow(10_000));
  if (steps.length === 0) return null;
  return (
    <Steps
      label={formatMessage({ id: 'steps.label' })}
      items={steps.map((step) => {
        const { text, state, block, consequence } = step;
        const isCurrent = state === 'current';
        return {
          state: isCurrent && block !== null ? ('blocked' as const) : state,
          title: <FormattedMessage id={text} />,
          note: <StepNote step={step} />,
          children: isCurrent && (
            <>
              {block ? (
                <p>
                  <FormattedMessage id={`steps.block.${block}`} />
                </p>
              ) : (
                consequence && (
                  <p>
                    <FormattedMessage id={consequence} />
                  </p>
                )
              )}
              {action}
            </>
          ),
        };
      })}
    />
  );
}

/** Says who acts and by when or, for a finished step, when it happened. */
function StepNote({ step: { actor, state, at } }: { step: Step }) {
  const { locale } = useIntl();
  const time = at !== null && (
    <time dateTime={toDate(at).toISOString()}>{soonTextWithZone(at, serverNow(), locale)}</time>
  );
  if (state === 'done') return time || null;
  const who = <FormattedMessage id={`steps.actor.${actor}`} />;
  if (!time) return who;
  return (
    <>
      {who} {'·'} <FormattedMessage id={actor === 'player' ? 'steps.until' : 'steps.by'} values={{ time }} />
    </>
  );
}
