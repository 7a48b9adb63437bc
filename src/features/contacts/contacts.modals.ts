// The dialogs of the player's contacts (specification S2.71), loaded when first opened.
import type { ContactType } from '#/api/generated/model/index.ts';
import { defineModal, openModal } from '#/overlays/modals.store.ts';

const contactModal = defineModal<{ type: ContactType }>('contacts', {
  load: () => import('./ContactModal.tsx'),
  options: { label: 'contacts.dialog.label', withoutClose: true },
});

/** Pages hand it to whatever asks for a confirmed contact. */
export function openContact(type: ContactType): void {
  openModal(contactModal, { type });
}
