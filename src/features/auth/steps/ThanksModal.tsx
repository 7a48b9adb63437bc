import { FormattedMessage } from 'react-intl';
import type { Brand } from '#/brands/brand.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths, staticSlugs } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import styles from './ThanksModal.module.css';

/** Thanks a new player and points to the welcome bonus in the cashbox (S2.61). */
export default function ThanksModal({ close }: Closable) {
  return <ThanksView brand={currentBrand()} onLeave={close} />;
}

interface ThanksViewProps {
  brand: Pick<Brand, 'id' | 'currency' | 'welcomeOffer'>;
  /** Called when the player presses a link, before the navigation. */
  onLeave: () => void;
}

export function ThanksView({ brand, onLeave }: ThanksViewProps) {
  const amount = useMoney().roundMoney(brand.welcomeOffer.upToMinor, brand.currency);
  return (
    <div className={styles.thanks}>
      <div className={styles.picture}>
        <img className={styles.hero} src={`/hero/${brand.id}-phone.svg`} alt="" width={720} height={480} />
      </div>
      <h2 className={styles.title}>
        <FormattedMessage id="auth.thanks.title" />
      </h2>
      <p className={styles.sum}>
        <FormattedMessage id="auth.welcome.sum" values={{ amount }} />
      </p>
      <p className={styles.text}>
        <FormattedMessage id="auth.thanks.text" values={{ deposits: brand.welcomeOffer.deposits }} />
      </p>
      <div className={styles.actions}>
        <ButtonLink
          to={`${paths.cashbox()}?gift=welcome`}
          size="lg"
          isFullWidth
          onClick={onLeave}
          data-autofocus
        >
          <FormattedMessage id="auth.thanks.bonus" />
        </ButtonLink>
        <ButtonLink
          to={paths.staticPage(staticSlugs.welcomeBonus)}
          variant="secondary"
          size="lg"
          isFullWidth
          onClick={onLeave}
        >
          <FormattedMessage id="auth.thanks.details" />
        </ButtonLink>
      </div>
    </div>
  );
}
