import ArrowLeft from 'lucide-react/icons/arrow-left';
import House from 'lucide-react/icons/house';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { FormattedMessage } from 'react-intl';
import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { paths } from '#/paths.ts';
import type { ErrorKind, PageError } from './errorKind.ts';
import { useSecondsLeft } from '#/lib/useClock.ts';
import styles from './ErrorPage.module.css';

const RETRYABLE = new Set<ErrorKind>(['429', '503', '500', 'offline']);
/** Errors that neither waiting nor another page resolves, so the page offers support. */
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
