import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DuckHuntFlight, DuckHuntGame, Promo } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { prefersReducedMotion } from '#/ui/motion.ts';
import type { PracticeReason } from '../../model/duckHunt.machine.ts';
import { HuntView } from './HuntView.tsx';
import { useHunt } from './useHunt.ts';

export interface HuntGameProps {
  game: DuckHuntGame;
  flight: DuckHuntFlight;
  promo: Promo;
  /** Why shots do not count; null where they do. */
  practice: PracticeReason | null;
}

/** A hunt that runs. Whoever wants no motion begins with ducks that sit still. */
export function HuntGame({ game, flight, promo, practice }: HuntGameProps) {
  const { pathname } = useLocation();
  const { model, tell } = useHunt({ gameId: game.id, promoId: promo.id });
  const [isCalm, setCalm] = useState(prefersReducedMotion);
  return (
    <HuntView
      game={game}
      flight={flight}
      currency={promo.currency}
      practice={practice}
      model={model}
      isCalm={isCalm}
      loginPath={paths.login(pathname)}
      onCalm={setCalm}
      onFire={(aim) => tell({ type: 'fired', aim, flight, isPractice: practice !== null })}
      onRetry={() => tell({ type: 'retryAsked' })}
      onGoOn={() => tell({ type: 'rested' })}
    />
  );
}
