import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useRestriction } from '#/entities/player/restriction.ts';
import { gameFrame } from '#/features/game-frame/gameFrame.store.ts';
import { useGameCoversPage } from '#/features/game-frame/GameFrameOverlay.tsx';
import { consent } from '#/features/tracking/consent.store.ts';
import { setPlace } from '#/overlays/overlayHost.ts';

/** Tells the overlay host about restrictions, consent and the game frame. The router reports the page. */
export function usePlace(): void {
  const isResting = useRestriction().kind !== 'none';
  const isConsentAsked = useSnapshot(consent).choice === null;
  const isGameOpen = useSnapshot(gameFrame).model.phase.status !== 'idle';
  const isGameMinimised = !useGameCoversPage() && isGameOpen;
  useEffect(() => {
    setPlace({ isResting, isConsentAsked, isGameOpen, isGameMinimised });
  }, [isResting, isConsentAsked, isGameOpen, isGameMinimised]);
}
