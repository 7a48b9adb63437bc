import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { CodeNotLoaded } from '#/overlays/CodeNotLoaded.tsx';
import { importCode } from '#/lib/missingChunk.ts';
import { whenCalm } from '#/lib/schedule.ts';
import { dispatchFrame, dispatchRoute, gameFrame, reloadedGame } from './gameFrame.store.ts';
import { coversPage, isFrameShown } from './model/placement.ts';
import type { GameFrameProps } from './ui/GameFrame/GameFrame.tsx';

const CALM_MS = 5000;

const loadGameFrame = () => import('./ui/GameFrame/GameFrame.tsx');
const loadFrameControl = async () => ({ default: (await import('./control/FrameControl.ts')).FrameControl });
const GameFrame = lazyPart(loadGameFrame);
const FrameControl = lazyPart(loadFrameControl);

function useRouteOfFrame(): void {
  const { pathname, search, hash } = useLocation();
  // The page's effects can report `pageFailed`, and the route must be reported before that. So use a layout
  // effect: it runs before the page's effects.
  useLayoutEffect(() => {
    dispatchRoute({ pathname, search, hash });
  }, [pathname, search, hash]);
}

function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true), reloadedGame ? 0 : CALM_MS), []);
  return isCalm;
}

/**
 * Renders the open game over all pages. `GameFrame` loads when a game is opened. `FrameControl` loads when a
 * game or its page is opened, on the first user input, or after five seconds, whichever comes first.
 */
export function GameFrameOverlay(props: GameFrameProps) {
  const { pathname } = useLocation();
  useRouteOfFrame();
  const isCalm = useCalm();
  const { model } = useSnapshot(gameFrame);
  const isOpen = model.phase.status !== 'idle';
  // `FrameControl` is needed on a game's page even if no game is open, because it sends guests to the login.
  const isControlled = isCalm || isOpen || model.route.kind === 'game';
  const drawFailed = (retry: () => void) =>
    coversPage(model) && (
      <CodeNotLoaded place="page" onRetry={retry} onClose={() => dispatchFrame({ type: 'closeAsked' })} />
    );
  return (
    <>
      {isControlled && (
        <RegionBoundary resetKey={`${pathname} ${isOpen}`}>
          <Suspense>
            <FrameControl />
          </Suspense>
        </RegionBoundary>
      )}
      {isFrameShown(model) && (
        <RegionBoundary resetKey={pathname} fallback={drawFailed}>
          <Suspense>
            <GameFrame {...props} />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}

/** Whether this game is open and fills the whole page, that is, isn't minimised. */
export function isPlayedHere(slug: string): boolean {
  const { model } = gameFrame;
  return model.phase.status !== 'idle' && model.phase.play.game.slug === slug && coversPage(model);
}

/** Whether the page must be `inert`, so that Tab can't leave the game. */
export function useGameCoversPage(): boolean {
  return coversPage(useSnapshot(gameFrame).model);
}

/** Errors of this preload are ignored on purpose: opening a game tries to load the chunks again. */
export function preloadGameFrame(): void {
  importCode(loadGameFrame).catch(() => undefined);
  importCode(loadFrameControl).catch(() => undefined);
}
