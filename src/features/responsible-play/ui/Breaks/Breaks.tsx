import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { restrictionsQuery } from '#/entities/player/queries.ts';
import { restrictionAt } from '#/entities/player/restriction.ts';
import { useServerNow } from '#/lib/useClock.ts';
import styles from '../PlaySafety.module.css';
import { BreaksView } from './BreaksView.tsx';
import { ExclusionForm } from './ExclusionForm.tsx';
import { TimeOutForm } from './TimeOutForm.tsx';

/** A break from playing, or the end of it. */
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
      {(known) => (
        <BreaksView
          restriction={restrictionAt(known, now)}
          timeOut={<TimeOutForm />}
          exclusion={<ExclusionForm />}
        />
      )}
    </Part>
  );
}
