import { FormattedMessage } from 'react-intl';
import type { Promo } from '#/api/generated/model/index.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { prizeName, type WinnersOfPrize } from '../../model/prizes.ts';
import styles from './WinnersView.module.css';

export type WinnersViewProps = {
  promo: Pick<Promo, 'title' | 'image' | 'imageDefault'>;
  /** The main prize first. */
  winners: readonly WinnersOfPrize[];
};

/** Head picture, title, subtitle and the names of the winners by prize (specification S2.56). */
export function WinnersView({ promo, winners }: WinnersViewProps) {
  const art = promo.image ?? promo.imageDefault?.url;
  return (
    <div className={styles.winners}>
      <Picture src={art} className={styles.art} width={640} height={360} />
      <h2 className={styles.title}>
        <FormattedMessage id="promotions.winners.title" />
      </h2>
      <p className={styles.subtitle}>{promo.title}</p>
      {winners.length === 0 && (
        <p className={styles.subtitle}>
          <FormattedMessage id="promotions.winners.none" />
        </p>
      )}
      {winners.map(({ prize, names }) => (
        <section key={prize.id} className={styles.group} aria-label={prizeName(prize)}>
          <h3 className={styles.prize}>
            {prizeName(prize)}
            <span className={styles.count}>
              <FormattedMessage id="promotions.winners.count" values={{ count: names.length }} />
            </span>
          </h3>
          <ul className={styles.names}>
            {names.map((name, place) => (
              <li key={`${String(place)} ${name}`} className={styles.name}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
