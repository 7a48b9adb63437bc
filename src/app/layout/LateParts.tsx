import { Suspense, useEffect } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { ConsentBanner } from '#/features/tracking/ConsentBanner.tsx';
import { useTracking } from '#/features/tracking/useTracking.ts';
import { useSnapshot } from 'valtio';
import { useRestriction } from '#/entities/player/restriction.ts';
import { gameFrame } from '#/features/game-frame/gameFrame.store.ts';
import { gameSheetModal } from '#/features/game-sheet/gameSheet.modals.ts';
import { isPlayedHere, useGameCoversPage } from '#/features/game-frame/GameFrameOverlay.tsx';
import { onLogout } from '#/api/session/session.store.ts';
import { consent } from '#/features/tracking/consent.store.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { setPlace } from '#/overlays/overlayHost.ts';
import { registerGameSheet } from '#/entities/game/registered.ts';
import { CHAT_PARAMETER, registerSupportChat, takeDraftForChat } from '#/entities/support/supportChat.ts';
import { hasChatOf, openChat } from '#/features/chat/openChat.ts';
import { Breadcrumbs, SearchTags } from '../seo/SearchTags.tsx';

const PlayerPromotions = lazyPart(() =>
  import('./PlayerPromotions.tsx').then((module) => ({ default: module.PlayerPromotions })),
);

export interface LatePartsProps {
  isPlayer: boolean;
}

/**
 * Parts that load after the first view: search tags, cookie consent, tracking, support chat and promotions.
 */
export function LateParts({ isPlayer }: LatePartsProps) {
  useReportPlace();
  useTracking();
  useSupportChat();
  useGameSheet();
  return (
    <>
      <SearchTags />
      <Breadcrumbs />
      <RegionBoundary>
        <ConsentBanner />
      </RegionBoundary>
      {isPlayer && (
        <RegionBoundary>
          <Suspense>
            <PlayerPromotions />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}

/**
 * Reports restrictions, cookie consent and the state of the game frame to the overlay host. The router's
 * subscription reports the page.
 */
function useReportPlace(): void {
  const isResting = useRestriction().kind !== 'none';
  const isConsentAsked = useSnapshot(consent).choice === null;
  const isGameOpen = useSnapshot(gameFrame).model.phase.status !== 'idle';
  const isGameMinimised = !useGameCoversPage() && isGameOpen;
  useEffect(() => {
    setPlace({ isResting, isConsentAsked, isGameOpen, isGameMinimised });
  }, [isResting, isConsentAsked, isGameOpen, isGameMinimised]);
}

/** Registers the modal that shows a game's info sheet, whether a tile or the game opens it. */
function useGameSheet(): void {
  useEffect(
    () => registerGameSheet((slug) => openModal(gameSheetModal, { slug, isRunning: isPlayedHere(slug) })),
    [],
  );
}

/** Registers the support chat, and opens it if the URL asks for it. */
function useSupportChat(): void {
  useEffect(() => {
    registerSupportChat({ open: (draft) => void openChat(draft), hasProvider: hasChatOf });
    if (new URLSearchParams(location.search).has(CHAT_PARAMETER)) void openChat(takeDraftForChat());
    // Deletes the draft of a message at logout, so that the next player can't see it.
    return onLogout(() => void takeDraftForChat());
  }, []);
}
