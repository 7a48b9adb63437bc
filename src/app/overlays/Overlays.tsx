import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { requireMessages } from '#/i18n/locale.store.ts';
import { flyingStore } from '#/ui/overlays/flying.store.ts';
import { modalsStore } from '#/ui/overlays/modals.store.ts';
import { toastsStore } from '#/ui/overlays/toasts.store.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import styles from './Overlays.module.css';

const ModalHost = lazy(() => import('./ModalHost.tsx').then((module) => ({ default: module.ModalHost })));
const ToastList = lazy(() => import('./ToastList.tsx').then((module) => ({ default: module.ToastList })));
const FlyingList = lazy(async () => {
  const [module] = await Promise.all([import('./FlyingList.tsx'), requireMessages(['overlays'])]);
  return { default: module.FlyingList };
});

/** Places for modals, toasts and what flies by. Their code comes with the first of them; the live region must be there before. */
export function Overlays() {
  const intl = useIntl();
  const hasModals = useSnapshot(modalsStore).stack.length > 0;
  const hasToasts = useSnapshot(toastsStore).visible.length > 0;
  const isFlying = useSnapshot(flyingStore).notices.length > 0;
  return (
    <>
      <output aria-live="polite" aria-label={intl.formatMessage({ id: 'app.toast.region' })} className={styles.toasts}>
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
      </output>
      {hasModals && (
        <RegionBoundary>
          <Suspense>
            <ModalHost />
          </Suspense>
        </RegionBoundary>
      )}
    </>
  );
}
