import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useMatch } from 'react-router';
import { currentBrand, currentFlags } from '#/brands/currentBrand.ts';
import type { Brand } from '#/brands/brand.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted } from '#/entities/player/restriction.ts';
import { paths } from '#/paths.ts';
import styles from './AuthScreen.module.css';

/**
 * The layout of the pages for guests: the brand's picture, beside the form on wide screens and above it on
 * phones. Registration also shows the welcome offer.
 */
export function AuthScreen() {
  const isRegistration = useMatch(paths.registration()) !== null;
  return (
    <AuthScreenView
      brand={currentBrand()}
      hasNeutralLogo={currentFlags().censoredLoginLogo}
      offer={isRegistration}
    >
      <Outlet />
    </AuthScreenView>
  );
}

interface AuthScreenViewProps {
  brand: Pick<Brand, 'id' | 'name' | 'art' | 'currency' | 'welcomeOffer'>;
  /** Some hosts show a neutral mark instead of the logo (S1.27). */
  hasNeutralLogo: boolean;
  offer: boolean;
  children: ReactNode;
}

export function AuthScreenView({ brand, hasNeutralLogo, offer, children }: AuthScreenViewProps) {
  const { art, name } = brand;
  const logo = hasNeutralLogo ? { src: art.mark, alt: '' } : { src: art.logo, alt: name };
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <img className={styles.hero} src={`/hero/${brand.id}-phone.svg`} alt="" width={720} height={480} />
        <img className={styles.logo} src={logo.src} alt={logo.alt} height={40} />
        <p className={styles.motto}>
          {offer ? (
            <Offer brand={brand} />
          ) : (
            <Unrestricted>
              <FormattedMessage id="auth.login.art" />
            </Unrestricted>
          )}
        </p>
        {offer && (
          <p className={styles.more}>
            <FormattedMessage id="auth.welcome.text" values={{ deposits: brand.welcomeOffer.deposits }} />
          </p>
        )}
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}

function Offer({ brand }: Pick<AuthScreenViewProps, 'brand'>) {
  const amount = useMoney().roundMoney(brand.welcomeOffer.upToMinor, brand.currency);
  return <FormattedMessage id="auth.welcome.sum" values={{ amount }} />;
}
