import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import Coffee from 'lucide-react/icons/coffee';
import DoorClosed from 'lucide-react/icons/door-closed';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { restrictionsQuery } from '#/entities/player/queries.ts';
import { type Restriction, restrictionAt } from '#/entities/player/restriction.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { RestrictionTitle } from '../RestrictionTitle.tsx';
import { ExclusionForm, TimeOutForm } from './BreakForms.tsx';
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
