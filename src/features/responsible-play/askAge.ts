import { isLoggedIn, onLogin } from '#/api/session/session.store.ts';
import { closeModal, openModal } from '#/overlays/modals.store.ts';
import { countDialog } from '#/ui/openDialogs.ts';
import { ageModal } from './age.modals.ts';
import { needsAgeConsent } from './ageConsent.ts';
import { drawnGate } from './drawnGate.ts';

const mustAsk = (): boolean => !isLoggedIn() && needsAgeConsent(navigator.userAgent);

/** The drawn gate asks already: other overlays wait for its answer, and a login in another tab gives it. */
function followDrawnGate(gate: HTMLDialogElement): void {
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

/** Asks a guest once whether they are of age, where the page was not drawn with the question. */
export async function askAge(): Promise<void> {
  if (!mustAsk()) return;
  const gate = drawnGate();
  if (gate?.open) {
    followDrawnGate(gate);
    return;
  }
  // Nobody has pressed anything: a dialog that grew with its content would be a shift of the page.
  // One whose content does not come still asks, by its own way to try again.
  await ageModal.preload().catch(() => undefined);
  if (!mustAsk()) return;
  const stop = onLogin(() => closeModal(ageModal));
  openModal(ageModal, {}, { onClose: stop });
}
