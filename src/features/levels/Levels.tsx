import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { PartBoundary } from '#/entities/failure/PartBoundary.tsx';
import { levelsQuery } from '#/entities/levels/queries.ts';
import { BonusesOff } from '#/entities/player/BonusesOff.tsx';
import { balanceQuery, userLevelQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { ladderOf } from './model/ladder.ts';
import { LadderView } from './ui/LadderView.tsx';
import { LevelsSkeleton } from './ui/LevelsSkeleton.tsx';
import { StandingView } from './ui/StandingView.tsx';

export function Levels() {
  return (
    <PartBoundary queries={[levelsQuery(), userLevelQuery()]}>
      <BonusesOff onSupport={() => openModal(supportModal, {})} />
      <Ladder />
    </PartBoundary>
  );
}

function Ladder() {
  const { formatMessage } = useIntl();
  const levels = loadable(useQuery(levelsQuery()));
  const own = loadable(useQuery(userLevelQuery()), ({ data }) => data);
  const currency = useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
  const failures = [
    { failure: own, text: 'levels.own.failed' },
    { failure: levels, text: 'levels.list.failed' },
  ] as const;
  const failed = failures.flatMap(({ failure, text }) =>
    failure.kind === 'failed' ? [{ failure, text }] : [],
  );
  if (failed.length > 0)
    return failed.map(({ failure, text }) => (
      <FailureView key={text} size="area" text={formatMessage({ id: text })} failure={failure} />
    ));
  if (levels.kind !== 'ready' || own.kind !== 'ready') return <LevelsSkeleton />;
  const ladder = ladderOf(levels.data.data, own.data);
  return (
    <>
      <StandingView own={own.data} ladder={ladder} prices={levels.data.pointPrices} currency={currency} />
      <LadderView ladder={ladder} progress={own.data.progress} />
    </>
  );
}
