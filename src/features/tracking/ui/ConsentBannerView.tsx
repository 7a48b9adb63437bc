import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Button } from '#/ui/Button/Button.tsx';
import { paths, staticSlugs } from '#/paths.ts';
import { everything, nothing, type Agreed } from '../model/consentChoice.ts';
import styles from './ConsentBannerView.module.css';

export interface ConsentBannerViewProps {
  onDecide: (agreed: Agreed) => void;
  onSettings: () => void;
}

/** Over the page's lower edge, beside what one does there: yes and no are equally easy. */
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
