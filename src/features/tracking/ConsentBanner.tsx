import { useSnapshot } from 'valtio';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { openModal } from '#/overlays/modals.store.ts';
import { useDecision } from '#/overlays/overlayHost.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { paths, staticSlugs } from '#/paths.ts';
import { consentModal } from './consent.modals.ts';
import { consent, decideConsent } from './consent.store.ts';
import { type Agreed, everything, nothing } from './model/consentChoice.ts';
import styles from './ConsentBanner.module.css';

/** Asks for consent if the visitor hasn't chosen yet. Waits while another overlay asks something. */
export function ConsentBanner() {
  const isAsked = useSnapshot(consent).choice === null;
  const mayShow = useDecision('cookies') === 'now';
  if (!isAsked || !mayShow) return null;
  return <ConsentBannerView onDecide={decideConsent} onSettings={() => openModal(consentModal, {})} />;
}

interface ConsentBannerViewProps {
  onDecide: (agreed: Agreed) => void;
  onSettings: () => void;
}

export function ConsentBannerView({ onDecide, onSettings }: ConsentBannerViewProps) {
  const intl = useIntl();
  return (
    <section className={styles.banner} aria-label={intl.formatMessage({ id: 'tracking.consent.title' })}>
      <p className={styles.text}>
        <FormattedMessage id="tracking.consent.text" />{' '}
        <Link className={styles.more} to={paths.staticPage(staticSlugs.cookies)}>
          <FormattedMessage id="tracking.consent.more" />
        </Link>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => onDecide(everything)}>
          <FormattedMessage id="tracking.consent.yes" />
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onDecide(nothing)}>
          <FormattedMessage id="tracking.consent.no" />
        </Button>
        <Button variant="ghost" size="sm" onClick={onSettings}>
          <FormattedMessage id="tracking.consent.settings" />
        </Button>
      </div>
    </section>
  );
}
