import { isLoggedIn, onLogin } from '#/api/session/session.store.ts';
import { closeModal, openModal } from '#/overlays/modals.store.ts';
import { ageModal } from './age.modals.ts';
import { needsAgeConsent } from './model/ageConsent.ts';

const mustAsk = (): boolean => !isLoggedIn() && needsAgeConsent(navigator.userAgent);

/** Asks a guest once whether they are of age; a login in another tab answers as well. */
export async function askAge(): Promise<void> {
  if (!mustAsk()) return;
  // Nobody has pressed anything: a dialog that grew with its content would be a shift of the page.
  // One whose content does not come still asks, by its own way to try again.
  await ageModal.preload().catch(() => undefined);
  if (!mustAsk()) return;
  const stop = onLogin(() => closeModal(ageModal));
  openModal(ageModal, {}, { onClose: stop });
}
