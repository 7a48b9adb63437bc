import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DuckHuntPrize } from '#/api/generated/model/index.ts';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './HuntFrame.module.css';

export interface HuntFrameProps {
  shots?: { readonly left: number; readonly total: number };
  prizes?: readonly DuckHuntPrize[];
  children: ReactNode;
}

export function HuntFrame({ shots, prizes = [], children }: HuntFrameProps) {
  return (
    <PromoSection
      id="duck-hunt"
      title={<FormattedMessage id="duckHunt.title" />}
      aside={shots && <Shots {...shots} />}
    >
      {children}
      {prizes.length > 0 && <Prizes prizes={prizes} />}
    </PromoSection>
  );
}

/** Above this number, shots are shown as text only. */
const MOST_DRAWN = 12;

function Shots({ left, total }: { left: number; total: number }) {
  return (
    <span className={styles.shots}>
      {total <= MOST_DRAWN && (
        <span className={styles.shells} aria-hidden>
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={styles.shell} data-used={index >= left || undefined} />
          ))}
        </span>
      )}
      <span className={styles.count} data-number>
        <FormattedMessage id="duckHunt.shots" values={{ left, total }} />
      </span>
    </span>
  );
}

function Prizes({ prizes }: { prizes: readonly DuckHuntPrize[] }) {
  return (
    <div className={styles.prizes}>
      <h3 className={styles.title}>
        <FormattedMessage id="duckHunt.prizes" />
      </h3>
      <ul className={styles.list}>
        {prizes.map(({ id, title, image, isWon }) => (
          <li key={id} className={styles.prize} data-won={isWon || undefined}>
            <Picture src={image} className={styles.picture} width={64} height={64} loading="lazy" />
            <span className={styles.name}>{title}</span>
            {isWon && (
              <span className={styles.won}>
                <Icon of={Check} size="sm" />
                <FormattedMessage id="duckHunt.won" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
