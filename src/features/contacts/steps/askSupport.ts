import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';

/** Opens the support dialog, from a limit and from a locked contact. */
export const askSupport = (): void => openModal(supportModal, {});
