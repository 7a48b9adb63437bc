import { isLoggedIn, onLogin } from '#/api/session/session.store.ts';
import { closeModal, openModal } from '#/overlays/modals.store.ts';
import { countDialog } from '#/ui/openDialogs.ts';
import { ageModal } from './age.modals.ts';
import { needsAgeConsent } from './ageConsent.ts';
import { staticAgeGate } from './staticAgeGate.ts';

const mustAsk = (): boolean => !isLoggedIn() && needsAgeConsent(navigator.userAgent);

/**
 * Keeps other overlays waiting until the static page's age gate closes. A login in another tab removes the
 * gate.
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

/** Asks guests for their age, unless the static page's age gate already asks. */
export async function askAge(): Promise<void> {
  if (!mustAsk()) return;
  const gate = staticAgeGate();
  if (gate?.open) {
    followStaticAgeGate(gate);
    return;
  }
  // A dialog that opened before its content would cause a layout shift.
  // If loading fails, the dialog offers a retry.
  await ageModal.preload().catch(() => undefined);
  if (!mustAsk()) return;
  const stop = onLogin(() => closeModal(ageModal));
  openModal(ageModal, {}, { onClose: stop });
}
