import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Promo, PromoTemplate } from '#/api/generated/model/index.ts';
import type { Failed } from '#/api/loadable.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { PartBoundary } from '#/entities/failure/PartBoundary.tsx';
import { profileQuery } from '#/entities/player/queries.ts';
import { lazyView } from '#/overlays/lazyView.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import type { PromoPhase } from './model/phase.ts';
import { ownedFor } from './model/prizes.ts';
import { prizesLook, type PromoSection } from './model/sections.ts';
import type { Viewer } from './model/viewer.ts';
import { DepositTasks } from './DepositTasks.tsx';
import type { DuckHuntProps } from './DuckHunt.tsx';
import type { HighFivesProps } from './HighFives.tsx';
import { Participants } from './Participants.tsx';
import { exchangeModal, pointsLogModal, winnersModal } from './promotions.modals.ts';
import { PromoTasks } from './PromoTasks.tsx';
import { AboutView } from './ui/About/AboutView.tsx';
import { PointsView } from './ui/Points/PointsView.tsx';
import { PoolView } from './ui/Pool/PoolView.tsx';
import { PrizesView } from './ui/Prizes/PrizesView.tsx';

// Only some promotions have them.
const highFives = lazyView<HighFivesProps>(async () => ({
  default: (await import('./HighFives.tsx')).HighFives,
}));
const duckHunt = lazyView<DuckHuntProps>(async () => ({
  default: (await import('./DuckHunt.tsx')).DuckHunt,
}));

export interface PromoPartProps {
  section: PromoSection;
  promo: Promo;
  template: PromoTemplate;
  phase: PromoPhase;
  viewer: Viewer;
  /** What the player has in the promotion did not come. */
  failure: Failed | null;
}

/** One part of a promotion's page; one that cannot be drawn leaves the others where they are. */
export function PromoPart(props: PromoPartProps) {
  return (
    <PartBoundary>
      <Section {...props} />
    </PartBoundary>
  );
}

function Section({ section, promo, template, phase, viewer, failure }: PromoPartProps) {
  const navigate = useNavigate();
  const currency = useCurrency();
  switch (section) {
    case 'about':
      return <AboutView html={promo.description ?? ''} onNavigate={(path) => void navigate(path)} />;
    case 'points':
      return <Points promo={promo} viewer={viewer} failure={failure} />;
    case 'pool':
      return (
        promo.prizePoolCounter && (
          <PoolView counter={promo.prizePoolCounter} currency={currency} isGrowing={phase === 'running'} />
        )
      );
    case 'prizes':
      return (
        <PrizesView
          promo={promo}
          phase={phase}
          viewer={viewer}
          look={prizesLook(template)}
          onExchange={(prize) =>
            openModal(exchangeModal, { promo, prize, owned: ownedFor(promo, prize, viewer) })
          }
          onWinners={(prize) => openModal(winnersModal, { promo, prize })}
        />
      );
    case 'tasks':
      return <PromoTasks promo={promo} />;
    case 'deposits':
      return viewer.kind === 'player' && <DepositTasks promo={promo} />;
    case 'participants':
      return <Participants promo={promo} phase={phase} viewer={viewer} />;
    case 'highFive':
      return <Suspense>{highFives.element({ promo, phase, viewer })}</Suspense>;
    default:
      return <Suspense>{duckHunt.element({ promo, viewer })}</Suspense>;
  }
}

function useCurrency() {
  return useQuery(profileQuery()).data?.data.currency ?? currentBrand().currency;
}

function Points({ promo, viewer, failure }: Pick<PromoPartProps, 'promo' | 'viewer' | 'failure'>) {
  const { pathname } = useLocation();
  return (
    <PointsView
      promo={promo}
      viewer={viewer}
      currency={useCurrency()}
      failure={failure}
      loginPath={paths.login(pathname)}
      onLog={() => openModal(pointsLogModal, { promo })}
    />
  );
}
