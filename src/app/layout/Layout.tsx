import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useEffect, useState, type ReactNode, useRef } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router';
import { useSnapshot } from 'valtio';
import { serverDataQuery } from '#/api/queries.ts';
import { session } from '#/api/session/session.store.ts';
import { isClosed, useRestriction } from '#/entities/player/restriction.ts';
import { GameFrameOverlay, useGameCoversPage } from '#/features/game-frame/GameFrameOverlay.tsx';
import { CONTENT_ID } from '../boundaries/contentId.ts';
import { NearEnd } from '#/ui/NearEnd/NearEnd.tsx';
import { watchLostFocus } from '#/ui/watchLostFocus.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { Overlays } from '#/overlays/Overlays.tsx';
import { afterFirstView, isLobbyDrawn } from '../firstView/afterFirstView.ts';
import { gameFrame } from '#/features/game-frame/gameFrame.store.ts';
import { routeAt } from '#/lib/routeAt.ts';
import { useHead } from '../seo/useHead.ts';
import { BrandLogo } from './HeaderBar.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import styles from './Layout.module.css';
import { describeError, useFailedPage } from '../boundaries/errorKind.ts';
import { ErrorPage } from '../boundaries/ErrorPage.tsx';
import { PageFrame, PagePlaceholder } from '../boundaries/PageFrame.tsx';
import { pageBlock } from './pageBlock.store.ts';

const LateParts = lazyPart(() => import('./LateParts.tsx').then((module) => ({ default: module.LateParts })));
const Footer = lazyPart(() => import('./Footer.tsx').then((module) => ({ default: module.Footer })));

const GameLines = lazyPart(() => import('./GameLines.tsx').then((module) => ({ default: module.GameLines })));
const RestBanner = lazyPart(() =>
  import('#/features/responsible-play/RestBanner.tsx').then((module) => ({ default: module.RestBanner })),
);
const BackToGame = lazyPart(() =>
  import('#/features/game-frame/BackToGame.tsx').then((module) => ({ default: module.BackToGame })),
);
const RestScreen = lazyPart(() =>
  import('#/features/responsible-play/RestScreen.tsx').then((module) => ({ default: module.RestScreen })),
);

const renderGameLines = (gameSlug: string) => (
  <RegionBoundary>
    <Suspense>
      <GameLines gameSlug={gameSlug} />
    </Suspense>
  </RegionBoundary>
);

function ServerNavigation() {
  return <Navigation flags={useQuery(serverDataQuery()).data?.data.flags} />;
}

export function Layout() {
  const location = useLocation();
  const { pathname } = location;
  const isCovered = useGameCoversPage();
  useFocusOnNavigation(location, isCovered);
  const { status } = useSnapshot(session);
  const isGameHidden = useDecision('miniGame') !== 'now';
  const [isFooterNear, setFooterNear] = useState(false);
  const [isLate, setLate] = useState(false);
  // In a prerendered lobby, don't move a lost focus until React has taken over the markup.
  const isFocusWatched = isLate || !isLobbyDrawn;
  useEffect(() => (isFocusWatched ? watchLostFocus() : undefined), [isFocusWatched]);
  // Mount the remaining parts after the first view. The prerendered markup doesn't contain them. A transition,
  // because an urgent update makes React replace the header and rows that it hasn't hydrated yet. The first
  // key press would then lose the focused control.
  useEffect(() => afterFirstView(() => startTransition(() => setLate(true))), []);
  return (
    <>
      <Head />
      <div className={styles.covered} inert={isCovered}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          <FormattedMessage id="app.skip" />
        </a>
        <RegionBoundary resetKey={pathname}>
          <Header />
        </RegionBoundary>
        <RegionBoundary resetKey={pathname}>
          <ServerNavigation />
        </RegionBoundary>
        <div className={styles.body}>
          <RegionBlock>
            <RestrictedPages>
              {isGameHidden && <BackToGameLine />}
              <Outlet />
            </RestrictedPages>
          </RegionBlock>
          <div className={styles.footer}>
            <RegionBoundary resetKey={pathname}>
              {isFooterNear ? (
                <Suspense>
                  <Footer />
                </Suspense>
              ) : (
                <NearEnd onNear={() => startTransition(() => setFooterNear(true))} />
              )}
            </RegionBoundary>
          </div>
        </div>
      </div>
      <div className={styles.game} hidden={isGameHidden}>
        <RegionBoundary>
          <GameFrameOverlay renderAside={renderGameLines} />
        </RegionBoundary>
      </div>
      <RegionBoundary>
        <ConnectionNotice />
      </RegionBoundary>
      {isLate && (
        <RegionBoundary>
          <Suspense>
            <LateParts isPlayer={status === 'player'} />
          </Suspense>
        </RegionBoundary>
      )}
      <Overlays logo={<BrandLogo />} />
      <ScrollRestoration />
    </>
  );
}

/** The way back to a minimised game on pages that hide it. The cashbox has a link of its own, in its column. */
function BackToGameLine() {
  const hasGame = useSnapshot(gameFrame).model.phase.status === 'minimized';
  const isCashbox = routeAt(useLocation().pathname)?.name === 'cashbox';
  if (!hasGame || isCashbox) return null;
  return (
    <RegionBoundary>
      <Suspense>
        <BackToGame />
      </Suspense>
    </RegionBoundary>
  );
}

/** During a break or self-exclusion: a banner on every page, and a notice in place of closed pages. */
function RestrictedPages({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const restriction = useRestriction();
  if (isClosed(pathname, restriction))
    return (
      <Suspense fallback={<PagePlaceholder />}>
        <PageFrame page="rest">
          <RestScreen />
        </PageFrame>
      </Suspense>
    );
  return (
    <>
      {restriction.kind !== 'none' && (
        <RegionBoundary>
          <Suspense>
            <RestBanner />
          </Suspense>
        </RegionBoundary>
      )}
      {children}
    </>
  );
}

const blocked = { ...describeError(undefined), kind: '451', status: 451 } as const;

/** Shows the error page for 451 in place of a page whose API call was answered with 451 (S8.6). */
function RegionBlock({ children }: { children: ReactNode }) {
  const { isRegionBlocked } = useSnapshot(pageBlock);
  return isRegionBlocked ? <BlockedPage /> : children;
}

function BlockedPage() {
  useFailedPage();
  return (
    <PageFrame page="error">
      <ErrorPage error={blocked} />
    </PageFrame>
  );
}

/**
 * Focuses the main landmark on a new page, and when a retry or closing a game has removed the focused
 * control. Does nothing on the first page, or while the user types in a field.
 */
function useFocusOnNavigation(
  { pathname, key }: Pick<Location, 'pathname' | 'key'>,
  isCovered: boolean,
): void {
  const last = useRef({ pathname, key, isCovered });
  useEffect(() => {
    const { activeElement, body } = document;
    const before = last.current;
    last.current = { pathname, key, isCovered };
    const isNewPage = before.pathname !== pathname;
    const isFocusLost = activeElement === body && (before.key !== key || before.isCovered);
    if (isCovered || (!isNewPage && !isFocusLost) || activeElement instanceof HTMLInputElement) return;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname, key, isCovered]);
}

/**
 * The title and the robots tag. React hoists them into `<head>`. `SearchTags` adds the other tags after the
 * first view.
 */
export function Head() {
  const { title, robots } = useHead();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content={robots} />
    </>
  );
}
