import PartyPopper from 'lucide-react/icons/party-popper';
import { FormattedMessage } from 'react-intl';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import { imageUrl } from '#/lib/url.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { prizeName } from '../../model/prizes.ts';
import styles from './DrawWin.module.css';

const RAYS = 12;

export default function DrawWin({
  promo,
  prizes,
  close,
}: { promo: Promo; prizes: readonly PromoPrize[] } & Closable) {
  const [first] = prizes;
  const art = first?.image;
  return (
    <div className={styles.win}>
      <div className={styles.burst} aria-hidden>
        {Array.from({ length: RAYS }, (_, index) => (
          <span
            key={index}
            className={styles.ray}
            style={{ '--turn': `${String((360 / RAYS) * index)}deg` }}
          />
        ))}
        {art === undefined ? (
          <Icon of={PartyPopper} size="xl" />
        ) : (
          <img className={styles.prize} src={imageUrl(art)} alt="" />
        )}
      </div>
      <p className={styles.eyebrow}>{promo.title}</p>
      <h2 className={styles.title}>
        <FormattedMessage id="promotions.win.title" />
      </h2>
      <p className={styles.name}>{prizes.map(prizeName).join(' + ')}</p>
      <p className={styles.text}>
        <FormattedMessage id="promotions.win.text" />
      </p>
      <ButtonLink size="lg" to={paths.gifts()} onClick={close} data-autofocus>
        <FormattedMessage id="promotions.win.gifts" />
      </ButtonLink>
    </div>
  );
}
