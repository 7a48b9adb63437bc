import { currentBrand } from '#/brands/currentBrand.ts';
import { closeModal } from '#/ui/overlays/modals.store.ts';
import { thanksModal } from '../auth.modals.ts';
import { ThanksView } from '../ui/ThanksView.tsx';

/** Thanks after the first login: the bonus waits in the cashbox (specification §2, 'Thanks/welcome modal'). */
export default function ThanksModal() {
  return <ThanksView brand={currentBrand()} onLeave={() => closeModal(thanksModal)} />;
}
