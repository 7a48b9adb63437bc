import { isLoggedIn, onLogin } from '#/api/session/session.store.ts';
import { closeModal, openModal, defineModal } from '#/overlays/modals.store.ts';
import { countDialog } from '#/ui/openDialogs.ts';
import { needsAgeConsent } from './ageConsent.ts';
import { staticAgeGate } from './staticAgeGate.ts';

/** The dialog that asks guests to confirm their age (S1.7). */
const ageModal = defineModal('age', {
  load: () => import('./ui/AgeGateView.tsx'),
  options: {
    label: 'responsiblePlay.age.title',
    onlyButtonClose: true,
    withoutClose: true,
    withLogo: true,
    staysOnNavigation: true,
  },
});

const mustAsk = (): boolean => !isLoggedIn() && needsAgeConsent(navigator.userAgent);

/**
 * Makes other overlays wait until the static page's age gate closes. Removes the gate if the player logs in in
 * another tab.
 */
function followStaticAgeGate(gate: HTMLDialogElement): void {
  const stop = onLogin(() => {
    gate.remove();
    follow();
  });
  const countOut = countDialog();
  const follow = () => {
    if (gate.isConnected && gate.open) return;
    gate.removeEventListener('close', follow);
    stop();
    countOut();
  };
  gate.addEventListener('close', follow);
}

/** Asks guests to confirm their age, unless the static page's age gate is already open. */
export async function askAge(): Promise<void> {
  if (!mustAsk()) return;
  const gate = staticAgeGate();
  if (gate?.open) {
    followStaticAgeGate(gate);
    return;
  }
  // Load the content before the dialog opens, to avoid a layout shift. If loading fails, the dialog opens
  // and offers a retry.
  await ageModal.preload().catch(() => undefined);
  if (!mustAsk()) return;
  const stop = onLogin(() => closeModal(ageModal));
  openModal(ageModal, {}, { onClose: stop });
}
