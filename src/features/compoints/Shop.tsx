import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { buyModal } from './compoints.modals.ts';
import { productsQuery } from './data/queries.ts';
import { usePlayerFacts } from './data/usePlayerFacts.ts';
import { ShopView } from './ui/Shop/ShopView.tsx';

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
