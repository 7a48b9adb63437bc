import type { ReactNode } from 'react';
import Hammer from 'lucide-react/icons/hammer';
import { FormattedMessage } from 'react-intl';
import { currentBrand } from '#/brands/currentBrand.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './ComingPage.module.css';

/**
 * Says honestly that this section is not there yet, and where to go meanwhile, under the brand's own scenery.
 */
export function ComingPage({ title }: { title: ReactNode }) {
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
        <FormattedMessage id="coming.page.badge" />
      </p>
      <h1 id="coming-title" className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="coming.page.text" />
      </p>
      <ButtonLink to={paths.main()}>
        <FormattedMessage id="common.action.toGames" />
      </ButtonLink>
    </section>
  );
}
