import { isLoggedIn, onLogin } from '#/api/session/session.store.ts';
import { closeModal, openModal } from '#/overlays/modals.store.ts';
import { ageModal } from './age.modals.ts';
import { needsAgeConsent } from './model/ageConsent.ts';

/** Asks a guest once whether they are of age; a login in another tab answers as well. */
export function askAge(): void {
  if (isLoggedIn() || !needsAgeConsent(navigator.userAgent)) return;
  const stop = onLogin(() => closeModal(ageModal));
  openModal(ageModal, {}, { onClose: stop });
}
