import type { ReactNode } from 'react';
import Coffee from 'lucide-react/icons/coffee';
import DoorClosed from 'lucide-react/icons/door-closed';
import { FormattedMessage } from 'react-intl';
import type { Restriction } from '#/entities/player/restriction.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import styles from '../PlaySafety.module.css';

export interface BreaksViewProps {
  restriction: Restriction;
  timeOut: ReactNode;
  exclusion: ReactNode;
}

/** The two ways to stop; the banner of the site says what holds now. */
export function BreaksView({ restriction, timeOut, exclusion }: BreaksViewProps) {
  if (restriction.kind === 'excluded') return null;
  return (
    <div className={styles.cards}>
      <SectionCard
        icon={Coffee}
        title={<FormattedMessage id="responsiblePlay.timeOut.title" />}
        text={<FormattedMessage id="responsiblePlay.timeOut.lead" />}
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
