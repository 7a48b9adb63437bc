import { FormattedMessage } from 'react-intl';
import { currentBrand, currentFlags } from '#/brands/currentBrand.ts';
import { LoginForm } from '#/features/auth/LoginForm.tsx';
import styles from './LoginPage.module.css';

const links = { remind: '/remind', registration: '/registration' };

/** `/login`: the brand's picture beside the form. */
export function Component() {
  const { art, name } = currentBrand();
  // Some hosts show the neutral mark in the logo's place (specification §1).
  const logo = currentFlags().censoredLoginLogo ? { src: art.mark, alt: '' } : { src: art.logo, alt: name };
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <img className={styles.mark} src={art.mark} alt="" width={320} height={320} />
        <img className={styles.logo} src={logo.src} alt={logo.alt} height={40} />
        <p className={styles.motto}>
          <FormattedMessage id="auth.login.art" />
        </p>
      </div>
      <div className={styles.form}>
        <LoginForm links={links} />
      </div>
    </div>
  );
}
