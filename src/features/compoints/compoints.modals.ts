import type { CompointProduct } from '#/api/generated/model/index.ts';
import { defineModal } from '#/overlays/modals.store.ts';

/** The dialog for buying a product (S2.69). */
export const buyModal = defineModal<{ product: CompointProduct }>('compointsBuy', {
  load: () => import('./ui/Buy/BuyModal.tsx'),
  options: { label: 'compoints.buy.label', withoutClose: true },
});
