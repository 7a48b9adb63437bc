import type { Closable } from '#/overlays/modals.store.ts';
import { winnersOf } from '../../model/prizes.ts';
import type { WinnersModalProps } from '../../promotions.modals.ts';
import { WinnersView } from './WinnersView.tsx';

export default function WinnersModal({ promo, prize }: WinnersModalProps & Closable) {
  const winners = winnersOf(prize ? { prizes: [prize] } : promo);
  return <WinnersView promo={promo} winners={winners} />;
}
