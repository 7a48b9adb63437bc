import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { paths } from '../paths.ts';
import styles from './GuestActions.module.css';

/** Pages from which a login leads to Main, not back. */
const NOT_WANTED = /^\/(?:login|registration|remind|new-password|404|451|error)?(?:\/|$)/;

/** Log in and sign up. Login comes back to the page where it was asked for. */
export function GuestActions() {
  const { pathname, search } = useLocation();
  const wanted = NOT_WANTED.test(pathname) ? undefined : pathname + search;
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.login(wanted)} variant="secondary" size="sm">
        <FormattedMessage id="app.header.login" />
      </ButtonLink>
      <ButtonLink to={paths.registration()} size="sm">
        <FormattedMessage id="app.header.signUp" />
      </ButtonLink>
    </div>
  );
}
