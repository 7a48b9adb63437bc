import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { levelsQuery } from '#/entities/levels/queries.ts';
import { BonusesOff } from '#/entities/player/BonusesOffView.tsx';
import { balanceQuery, userLevelQuery } from '#/entities/player/queries.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { ladderOf } from './model/ladder.ts';
import { LadderView } from './ui/LadderView.tsx';
import { StandingView } from './ui/StandingView.tsx';

const HEIGHTS = ['16rem', '8rem', '8rem', '8rem'];

export function Levels() {
  return (
    <>
      <BonusesOff onSupport={() => openModal(supportModal, {})} />
      <Ladder />
    </>
  );
}

function Ladder() {
  const levels = loadable(useQuery(levelsQuery()));
  const own = loadable(useQuery(userLevelQuery()), ({ data }) => data);
  const currency = useQuery(balanceQuery()).data?.data.currency ?? currentBrand().currency;
  return (
    <Part of={own} skeleton={HEIGHTS} failed="levels.own.failed">
      {(standing) => (
        <Part of={levels} skeleton={HEIGHTS} failed="levels.list.failed">
          {({ data, pointPrices }) => {
            const ladder = ladderOf(data, standing);
            return (
              <>
                <StandingView own={standing} ladder={ladder} prices={pointPrices} currency={currency} />
                <LadderView ladder={ladder} progress={standing.progress} />
              </>
            );
          }}
        </Part>
      )}
    </Part>
  );
}
