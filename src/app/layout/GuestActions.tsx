import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { guestLinks } from './guestLinks.ts';
import styles from './GuestActions.module.css';

export function GuestActions() {
  const { login, registration } = guestLinks(useLocation());
  return (
    <div className={styles.actions}>
      <ButtonLink to={login} variant="secondary" size="sm">
        <FormattedMessage id="app.header.login" />
      </ButtonLink>
      <ButtonLink to={registration} size="sm">
        <FormattedMessage id="app.header.signUp" />
      </ButtonLink>
    </div>
  );
}
