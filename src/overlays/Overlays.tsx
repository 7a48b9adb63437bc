import { Suspense, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { flyingStore } from './flying.store.ts';
import { closeOnBack, entryIndex } from '#/lib/back.ts';
import { modalsStore, resetModals } from './modals.store.ts';
import { CodeNotLoaded } from './CodeNotLoaded.tsx';
import { useDecision } from './overlayHost.ts';
import { toastsStore } from './toasts.store.ts';
import styles from './Overlays.module.css';
import { NavigationType, useBlocker } from 'react-router';
import { askToLeave } from './general.modals.ts';
import { discardUnsaved, hasUnsaved, isLeavingAnyway } from './leaving.ts';
import { importCode } from '#/lib/missingChunk.ts';

const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

const loadModalHost = async () => ({ default: (await import('./hosts/ModalHost.tsx')).ModalHost });
const loadToastList = async () => ({ default: (await import('./hosts/ToastList.tsx')).ToastList });

/**
 * Preloads the toasts, because a toast announces a new version. After that version is deployed, the server
 * may no longer have the old chunk.
 */
export function preloadToasts(): void {
  importCode(loadToastList).catch(() => undefined);
}

/** Loads the overlays' code on the first `pointerdown` or `keydown`: early enough for a click. */
export function preloadOverlays(): void {
  const load = (): void => {
    for (const type of FIRST_TOUCHES) removeEventListener(type, load, true);
    importCode(loadModalHost).catch(() => undefined);
    preloadToasts();
  };
  for (const type of FIRST_TOUCHES) addEventListener(type, load, { capture: true, passive: true });
}

const ModalHost = lazyPart(loadModalHost);
const ToastList = lazyPart(loadToastList);
const FlyingList = lazyPart(() =>
  import('./hosts/FlyingList.tsx').then((module) => ({ default: module.FlyingList })),
);

const drawNotLoaded = (retry: () => void) => (
  <CodeNotLoaded place="page" onRetry={retry} onClose={resetModals} />
);

/** Modals and toasts load lazily, but the live region must exist before its first toast. */
export function Overlays({ logo }: { logo: ReactNode }) {
  const intl = useIntl();
  const hasModals = useSnapshot(modalsStore).stack.length > 0;
  const hasToasts = useSnapshot(toastsStore).visible.length > 0;
  const hasFlying = useSnapshot(flyingStore).notices.length > 0;
  const isFlying = useDecision('flying') === 'now' && hasFlying;
  return (
    <>
      <LeaveGuard />
      {/* Announces only new toasts. An `output` element would be read as a whole, and HTML allows no list
          in it. */}
      <div
        role="status"
        aria-live="polite"
        aria-atomic={false}
        aria-label={intl.formatMessage({ id: 'overlays.toasts.region' })}
        className={styles.toasts}
      >
        {hasToasts && (
          <RegionBoundary>
            <Suspense>
              <ToastList />
            </Suspense>
          </RegionBoundary>
        )}
        {isFlying && (
          <RegionBoundary>
            <Suspense>
              <FlyingList />
            </Suspense>
          </RegionBoundary>
        )}
      </div>
      {hasModals && (
        <RegionBoundary fallback={drawNotLoaded}>
          <Suspense>
            <ModalHost logo={logo} />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}

/** Mount once: the router supports a single blocker. */
function LeaveGuard() {
  const wasClosed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    wasClosed.current = historyAction === NavigationType.Pop && closeOnBack();
    // Don't block Back from the copy of the first entry (`lib/backEntry.ts`). React Router doesn't know the
    // copy, so it would undo Back by `history.go(0)`, which reloads the page.
    if (currentLocation.key === nextLocation.key) {
      if (!wasClosed.current && entryIndex() === 0) history.back();
      return false;
    }
    const isLeaving = currentLocation.pathname !== nextLocation.pathname;
    return wasClosed.current || (isLeaving && hasUnsaved() && !isLeavingAnyway(nextLocation.state));
  });
  const latest = useRef(blocker);
  useLayoutEffect(() => {
    latest.current = blocker;
  });
  const ask = useEffectEvent(async () => {
    const isLeaving = !wasClosed.current && (await askToLeave());
    const present = latest.current;
    // While the dialog was open, the page may have been left in another way, such as a logout in another tab.
    if (present.state !== 'blocked') return;
    if (!isLeaving) return present.reset();
    discardUnsaved();
    present.proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
  return null;
}
