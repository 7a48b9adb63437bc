import { FormattedMessage } from 'react-intl';
import type { Gift } from '#/api/generated/model/index.ts';
import { imageUrl } from '#/lib/url.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { takenTexts } from '../../model/takenTexts.ts';
import { BONUS_GAMES } from '../../model/links.ts';
import { isBonusMoney } from '../../model/kinds.ts';
import styles from './TakenOverlay.module.css';

const RAYS = 14;
const SPARKS = 10;

export default function TakenOverlay({ gift, close }: { gift: Gift } & Closable) {
  return (
    <div className={styles.taken}>
      <div className={styles.burst} aria-hidden>
        {Array.from({ length: RAYS }, (_, index) => (
          <span
            key={index}
            className={styles.ray}
            style={{ '--turn': `${String((360 / RAYS) * index)}deg` }}
          />
        ))}
        {Array.from({ length: SPARKS }, (_, index) => (
          <span
            key={`spark-${String(index)}`}
            className={styles.spark}
            style={{ '--turn': `${String((360 / SPARKS) * index + 18)}deg` }}
          />
        ))}
        <img className={styles.object} src={imageUrl(gift.image)} alt="" width={240} height={240} />
      </div>
      <h2 className={styles.title}>
        <FormattedMessage id="gifts.taken.title" />
      </h2>
      <p className={styles.name}>{gift.title}</p>
      <p className={styles.text}>
        <FormattedMessage id={takenTexts[gift.type]} values={{ wager: gift.wager ?? 0 }} />
      </p>
      <WayOn gift={gift} onGo={close} />
    </div>
  );
}

/** To the game of its spins, to the games where a bonus counts, or to what else is there. */
function WayOn({ gift, onGo }: { gift: Gift; onGo: () => void }) {
  const usual = { size: 'lg', onClick: onGo, 'data-autofocus': true } as const;
  if (gift.gameSlug !== undefined)
    return (
      <ButtonLink {...usual} to={paths.gameItem(gift.gameSlug)}>
        <FormattedMessage id="gifts.action.play" />
      </ButtonLink>
    );
  if (isBonusMoney(gift.type))
    return (
      <ButtonLink {...usual} to={BONUS_GAMES}>
        <FormattedMessage id="gifts.action.playBonus" />
      </ButtonLink>
    );
  return (
    <ButtonLink {...usual} to={paths.gifts()}>
      <FormattedMessage id="gifts.taken.more" />
    </ButtonLink>
  );
}
