import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { restrictionsQuery } from '#/entities/player/queries.ts';
import { restrictionAt } from '#/entities/player/restriction.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { PartPending } from '../PartPending.tsx';
import { BreaksView } from './BreaksView.tsx';
import { ExclusionForm } from './ExclusionForm.tsx';
import { TimeOutForm } from './TimeOutForm.tsx';

/** A break from playing, or the end of it. */
export function Breaks() {
  const { formatMessage } = useIntl();
  const restrictions = loadable(useQuery(restrictionsQuery()), ({ data }) => data);
  const now = useServerNow();
  if (restrictions.kind === 'pending') return <PartPending cards={2} />;
  if (restrictions.kind === 'failed')
    return (
      <FailureView
        text={formatMessage({ id: 'responsiblePlay.breaks.failed' })}
        failure={restrictions}
        size="area"
      />
    );
  return (
    <BreaksView
      restriction={restrictionAt(restrictions.data, now)}
      timeOut={<TimeOutForm />}
      exclusion={<ExclusionForm />}
    />
  );
}
