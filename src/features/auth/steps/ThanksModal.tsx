import { currentBrand } from '#/brands/currentBrand.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { ThanksView } from '../ui/ThanksView.tsx';

/** The welcome bonus is in the cashbox (S2.61). */
export default function ThanksModal({ close }: Closable) {
  return <ThanksView brand={currentBrand()} onLeave={close} />;
}
