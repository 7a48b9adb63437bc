import Hammer from 'lucide-react/icons/hammer';
import { FormattedMessage } from 'react-intl';
import { currentBrand } from '#/brands/currentBrand.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { comingRoutes, type ComingRoute } from './comingRoutes.ts';
import styles from './ComingPage.module.css';

/** Says honestly that this section is not there yet, and where to go meanwhile, under the brand's own scenery. */
export function ComingPage({ route }: { route: ComingRoute }) {
  const { id } = currentBrand();
  return (
    <section className={styles.page} aria-labelledby="coming-title">
      <picture className={styles.scenery}>
        <source media="(width < 48rem)" srcSet={`/hero/${id}-phone.svg`} width={720} height={480} />
        <img className={styles.art} src={`/hero/${id}-desktop.svg`} alt="" width={1310} height={400} />
      </picture>
      <span className={styles.sign}>
        <Icon of={Hammer} size="lg" />
      </span>
      <p className={styles.badge}>
        <FormattedMessage id="app.coming.badge" />
      </p>
      <h1 id="coming-title" className={styles.title}>
        <FormattedMessage id={comingRoutes[route]} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="app.coming.text" />
      </p>
      <ButtonLink to="/">
        <FormattedMessage id="app.error.toHall" />
      </ButtonLink>
    </section>
  );
}
