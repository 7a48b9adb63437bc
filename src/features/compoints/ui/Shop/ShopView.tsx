import Store from 'lucide-react/icons/store';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CompointProduct } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
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
