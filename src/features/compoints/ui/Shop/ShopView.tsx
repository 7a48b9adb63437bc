import Store from 'lucide-react/icons/store';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { offerOf, type Buyer } from '../../model/shop.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ShopView.module.css';

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

const SKELETONS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

function Shelf({ products, buyer, isOpen, onBuy }: ShopViewProps) {
  const { formatMessage } = useIntl();
  if (products.kind === 'failed')
    return (
      <FailureView size="area" text={formatMessage({ id: 'compoints.shop.failed' })} failure={products} />
    );
  if (products.kind === 'pending')
    return (
      <div
        className={styles.shelf}
        aria-busy
        aria-label={formatMessage({ id: 'compoints.shop.title' })}
        role="status"
      >
        {SKELETONS.map((key) => (
          <Skeleton key={key} height="23rem" />
        ))}
      </div>
    );
  if (!isOpen || products.data.length === 0)
    return (
      <EmptyState
        icon={Store}
        title={formatMessage({ id: isOpen ? 'compoints.shop.empty' : 'compoints.shop.closed' })}
      >
        <FormattedMessage id="compoints.shop.emptyHint" />
      </EmptyState>
    );
  return (
    <ul className={styles.shelf}>
      {products.data.map((product) => (
        <ProductCard key={product.id} product={product} offer={offerOf(product, buyer)} onBuy={onBuy} />
      ))}
    </ul>
  );
}
