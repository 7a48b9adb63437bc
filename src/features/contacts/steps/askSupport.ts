import { supportModal } from '#/entities/support/support.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';

/** Whom a limit and a locked contact lead to. */
export const askSupport = (): void => openModal(supportModal, {});
