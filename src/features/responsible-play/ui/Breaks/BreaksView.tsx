import type { ReactNode } from 'react';
import Coffee from 'lucide-react/icons/coffee';
import DoorClosed from 'lucide-react/icons/door-closed';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { dateTimeText } from '#/lib/dateText.ts';
import { paths } from '#/paths.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import type { Restriction } from '../../model/rules.ts';
import styles from '../PlaySafety.module.css';

export interface BreaksViewProps {
  restriction: Restriction;
  timeOut: ReactNode;
  exclusion: ReactNode;
}

/** What holds now, and the two ways to stop. */
export function BreaksView({ restriction, timeOut, exclusion }: BreaksViewProps) {
  return (
    <>
      <RestrictionStatus restriction={restriction} />
      {restriction.kind !== 'excluded' && (
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
      )}
    </>
  );
}

const toCashbox = (text: ReactNode) => <Link to={paths.cashbox()}>{text}</Link>;

function RestrictionStatus({ restriction }: { restriction: Restriction }) {
  if (restriction.kind === 'none') return null;
  const { kind, until } = restriction;
  return (
    <div className={styles.status} role="status">
      <strong>
        {until === null ? (
          <FormattedMessage id="responsiblePlay.excluded.forever" />
        ) : (
          <FormattedMessage id={`responsiblePlay.${kind}.until`} values={{ time: dateTimeText(until) }} />
        )}
      </strong>
      <p>
        <FormattedMessage id="responsiblePlay.breaks.open" values={{ cashbox: toCashbox }} />
      </p>
    </div>
  );
}
