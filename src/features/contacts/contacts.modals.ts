// The dialogs of the player's contacts (S2.71), loaded when one is first opened.
import type { ContactType } from '#/api/generated/model/index.ts';
import { defineModal, openModal } from '#/overlays/modals.store.ts';

const contactModal = defineModal<{ type: ContactType }>('contacts', {
  load: () => import('./ContactModal.tsx'),
  options: { label: 'contacts.dialog.label', withoutClose: true },
});

/**
 * Opens the dialog for phones or for e-mails. Pages pass this function to features that need a confirmed
 * contact.
 */
export function openContact(type: ContactType): void {
  openModal(contactModal, { type });
}
