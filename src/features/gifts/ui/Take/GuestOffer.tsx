import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { TakePoster } from './TakePoster.tsx';
import styles from './TakeView.module.css';

/** A guest is let in first and comes back to the gift. @param wanted path and query of this page */
export function GuestOffer({ wanted }: { wanted: string }) {
  const registration = `${paths.registration()}?redirect=${encodeURIComponent(wanted)}`;
  return (
    <TakePoster
      image={undefined}
      eyebrow={<FormattedMessage id="gifts.take.eyebrow" />}
      title={<FormattedMessage id="gifts.take.guestTitle" />}
    >
      <p className={styles.text}>
        <FormattedMessage id="gifts.take.guestText" />
      </p>
      <div className={styles.actions}>
        <ButtonLink size="lg" to={registration}>
          <FormattedMessage id="gifts.take.signUp" />
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" to={paths.login(wanted)}>
          <FormattedMessage id="gifts.take.login" />
        </ButtonLink>
      </div>
    </TakePoster>
  );
}
