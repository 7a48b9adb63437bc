import { useQuery } from '@tanstack/react-query';
import Store from 'lucide-react/icons/store';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import Coins from 'lucide-react/icons/coins';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { openModal, defineModal } from '#/overlays/modals.store.ts';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { OfferedWorth } from '#/entities/gift/OfferedTerms.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { productsQuery } from './data/queries.ts';
import { type Buyer, discountOf, type Offer, offerOf, usePlayerFacts } from './model/rules.ts';
import styles from './Shop.module.css';

/** The dialog for buying a product (S2.69). */
const buyModal = defineModal<{ product: CompointProduct }>('compointsBuy', {
  load: () => import('./ui/Buy/BuyModal.tsx'),
  options: { label: 'compoints.buy.label', withoutClose: true },
});

export function Shop() {
  const buyer = usePlayerFacts();
  const config = useQuery(compointsConfigQuery()).data?.data;
  const products = loadable(useQuery(productsQuery()), ({ data }) => data);
  return (
    <ShopView
      products={products}
      buyer={buyer}
      isOpen={config?.isShopEnabled !== false}
      onBuy={(product) => openModal(buyModal, { product })}
    />
  );
}

export interface ShopViewProps {
  products: Loadable<readonly CompointProduct[]>;
  buyer: Buyer;
  isOpen: boolean;
  onBuy: (product: CompointProduct) => void;
}

export function ShopView(props: ShopViewProps) {
  const heading = useId();
  return (
    <section className={styles.shop} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="compoints.shop.title" />
      </h2>
      <Shelf {...props} />
    </section>
  );
}

const CARDS = Array.from({ length: 8 }, () => '23rem');

function Shelf({ products, buyer, isOpen, onBuy }: ShopViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Part of={products} skeleton={CARDS} layout={styles.shelf} failed="compoints.shop.failed">
      {(all) =>
        !isOpen || all.length === 0 ? (
          <EmptyState
            icon={Store}
            title={formatMessage({ id: isOpen ? 'compoints.shop.empty' : 'compoints.shop.closed' })}
          >
            <FormattedMessage id="compoints.shop.emptyHint" />
          </EmptyState>
        ) : (
          <ul className={styles.shelf}>
            {all.map((product) => (
              <ProductCard key={product.id} product={product} offer={offerOf(product, buyer)} onBuy={onBuy} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

interface ProductCardProps {
  product: CompointProduct;
  offer: Offer;
  onBuy: (product: CompointProduct) => void;
}

function ProductCard({ product, offer, onBuy }: ProductCardProps) {
  const { title, description, image, left, bought = 0 } = product;
  const { roundMoney } = useMoney();
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
        <OfferedWorth gift={product} money={roundMoney} />
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
      {offer.may === 'saveUp' && (
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

/** Says why the player can't buy the product, and what would make it available. */
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
