import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { FormattedMessage } from 'react-intl';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { paths } from '#/paths.ts';
import { useSecondsLeft } from '#/lib/useClock.ts';
import { hasNetwork } from '#/lib/isOnline.ts';
import { accessOf } from '#/lib/routeAt.ts';
import { previousRoute } from '../history/history.store.ts';
import { describeError, type ErrorKind, needsReload, type PageError, useFailedPage } from './errorKind.ts';
import { reloadOnce } from './chunkReload.ts';
import { PageFrame } from './PageFrame.tsx';
import styles from './ErrorPage.module.css';

const RETRYABLE = new Set<ErrorKind>(['429', '503', '500', 'offline']);
/**
 * Errors that the player can resolve neither by waiting nor on another page, so the error page offers
 * support.
 */
const CONCERNS_SUPPORT = new Set<ErrorKind>(['451', '500', '503', 'other']);
const SIGNS: Record<ErrorKind, string> = {
  '404': '404',
  '429': '429',
  '451': '451',
  '503': '503',
  '500': '500',
  offline: '· · ·',
  update: '↻',
  other: '4xx',
};

export interface ErrorPageProps {
  error: PageError;
  onRetry?: (() => void) | undefined;
  backTo?: string | undefined;
}

export function ErrorPage({ error, onRetry, backTo }: ErrorPageProps) {
  const { kind, status } = error;
  const secondsLeft = useSecondsLeft(error.waitSeconds ?? 0);
  return (
    <section className={styles.page} aria-labelledby="error-title">
      <p className={styles.sign} aria-hidden>
        {kind === 'other' || kind === '500' ? (status ?? SIGNS[kind]) : SIGNS[kind]}
      </p>
      <h1 id="error-title" className={styles.title}>
        <FormattedMessage id={`app.error.${kind}.title`} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={`app.error.${kind}.text`} />
      </p>
      {secondsLeft > 0 && (
        <p className={styles.text}>
          <FormattedMessage id="app.error.429.wait" values={{ seconds: secondsLeft }} />
        </p>
      )}
      <div className={styles.actions}>
        {kind === 'update' && <Reload />}
        {RETRYABLE.has(kind) && onRetry && (
          <Button icon={<Icon of={RotateCw} />} onClick={onRetry} disabled={secondsLeft > 0}>
            <FormattedMessage id="common.action.retry" />
          </Button>
        )}
        {backTo !== undefined && (
          <ButtonLink to={backTo} variant="ghost" icon={<Icon of={ArrowLeft} />}>
            <FormattedMessage id="common.action.back" />
          </ButtonLink>
        )}
        {CONCERNS_SUPPORT.has(kind) && <Support />}
        <WaysBack isMain={!RETRYABLE.has(kind) && kind !== 'update'} />
      </div>
    </section>
  );
}

function Reload() {
  return (
    <Button icon={<Icon of={RotateCw} />} onClick={() => location.reload()}>
      <FormattedMessage id="app.error.reload" />
    </Button>
  );
}

function Support() {
  return (
    <Button variant="ghost" icon={<Icon of={LifeBuoy} />} onClick={() => openModal(supportModal, {})}>
      <FormattedMessage id="app.support.open" />
    </Button>
  );
}

function WaysBack({ isMain }: { isMain: boolean }) {
  return (
    <>
      <ButtonLink
        to={paths.categoryGames('allgames')}
        variant={isMain ? 'primary' : 'secondary'}
        icon={<Icon of={LayoutGrid} />}
      >
        <FormattedMessage id="common.action.toGames" />
      </ButtonLink>
      <ButtonLink to={paths.main()} variant="secondary" icon={<Icon of={House} />}>
        <FormattedMessage id="app.error.toHome" />
      </ButtonLink>
    </>
  );
}

/** Shows a route's error in place of the page. The URL stays, so a reload retries it. */
export function RouteError() {
  const thrown = useRouteError();
  const error = describeError(thrown);
  const navigate = useNavigate();
  const location = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const isUpdate = error.kind === 'update';
  useFailedPage();
  useEffect(() => {
    if (isUpdate) reloadOnce();
  }, [isUpdate]);
  const retry = () => {
    // Some browsers cache a failed module import until the page is reloaded, so reload. Don't reload without
    // a network: the browser would replace the casino with its own error page.
    if (needsReload(thrown) && hasNetwork()) {
      globalThis.location.reload();
      return;
    }
    // Without a network, the retry fails at once and shows the same page again. Show a message that explains
    // why nothing changes.
    if (!hasNetwork()) showMessage('common.error.offline', { tone: 'warning' });
    reset();
    // Navigate, because `revalidate()` isn't enough. The router's boundary drops a render error when the busy
    // state renders. After `revalidate()`, React skips that state if the loaders finish at once. A navigation
    // always renders it.
    void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
  };
  const comeBack = useEffectEvent(retry);
  const isOffline = error.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', comeBack);
    return () => removeEventListener('online', comeBack);
  }, [isOffline]);
  return (
    <PageFrame page="error">
      <ErrorPage
        error={error}
        onRetry={retry}
        backTo={previousRoute((path) => accessOf(path) !== 'guestsOnly')}
      />
    </PageFrame>
  );
}

/** Last-resort error boundary, for errors in the layout itself. */
export function RootError() {
  const error = describeError(useRouteError());
  return (
    <PageFrame page="error">
      <ErrorPage error={error} onRetry={() => location.reload()} />
    </PageFrame>
  );
}
