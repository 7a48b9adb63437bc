import Coins from 'lucide-react/icons/coins';
import Lock from 'lucide-react/icons/lock';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Link } from 'react-router';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { discountOf, type Offer } from '../../model/shop.ts';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  product: CompointProduct;
  offer: Offer;
  onBuy: (product: CompointProduct) => void;
}

export function ProductCard({ product, offer, onBuy }: ProductCardProps) {
  const { title, description, image, left, bought = 0 } = product;
  const discount = discountOf(product);
  return (
    <li className={styles.card} data-locked={offer.may === 'not' || undefined}>
      <div className={styles.picture}>
        <Picture src={image} width={160} height={160} loading="lazy" />
        <span className={styles.marks}>
          {discount > 0 && (
            <Badge tone="accent">
              <FormattedMessage id="compoints.shop.discount" values={{ percent: discount }} />
            </Badge>
          )}
          {left !== undefined && left > 0 && (
            <Badge tone="warning">
              <FormattedMessage id="compoints.shop.left" values={{ count: left }} />
            </Badge>
          )}
          {bought > 0 && (
            <Badge tone="positive">
              <FormattedMessage id="compoints.shop.bought" values={{ count: bought }} />
            </Badge>
          )}
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        {description !== undefined && <p className={styles.text}>{description}</p>}
      </div>
      <Price product={product} />
      <Action product={product} offer={offer} onBuy={onBuy} />
    </li>
  );
}

function Price({ product: { price, oldPrice } }: { product: CompointProduct }) {
  const { count } = useMoney();
  const hasOld = oldPrice !== undefined && oldPrice > price;
  return (
    <p className={styles.price}>
      <Icon of={Coins} size="sm" />
      <FormattedMessage
        id="compoints.shop.price"
        values={{ price, amount: <b data-number>{count(price)}</b> }}
      />
      {hasOld && (
        <s className={styles.old} data-number>
          {count(oldPrice)}
        </s>
      )}
    </p>
  );
}

function Action({ product, offer, onBuy }: ProductCardProps) {
  const { formatMessage } = useIntl();
  if (offer.may === 'not') return <Locked offer={offer} />;
  const label = formatMessage({ id: 'compoints.shop.buyOf' }, { product: product.title });
  return (
    <div className={styles.action}>
      {offer.may === 'save' && (
        <ProgressBar
          label={formatMessage({ id: 'compoints.shop.missing' }, { count: offer.missing })}
          value={offer.percent}
        />
      )}
      <Button
        isFullWidth
        variant={offer.may === 'buy' ? 'primary' : 'secondary'}
        aria-label={label}
        onClick={() => onBuy(product)}
      >
        <FormattedMessage id="compoints.shop.buy" />
      </Button>
    </div>
  );
}

/** Why it is not sold to this player, and what opens it. */
function Locked({ offer }: { offer: Extract<Offer, { may: 'not' }> }) {
  return (
    <p className={styles.locked}>
      <Icon of={Lock} size="sm" />
      {offer.why === 'level' ? (
        <Link to={paths.profileLevels()}>
          <FormattedMessage id="compoints.shop.locked.level" values={{ limit: offer.limit }} />
        </Link>
      ) : (
        <span>
          <FormattedMessage
            id={`compoints.shop.locked.${offer.why}`}
            values={{ limit: 'limit' in offer ? offer.limit : 0 }}
          />
        </span>
      )}
    </p>
  );
}
