// The modals that greet a new player, loaded when first opened.
import { defineModal } from '#/overlays/modals.store.ts';

/**
 * Choosing the nickname, once (specification S7.9). Only its own buttons close it: a slip beside it must not.
 */
export const nicknameModal = defineModal('nickname', {
  load: () => import('./steps/NicknameModal.tsx'),
  options: {
    label: 'auth.nickname.title',
    onlyButtonClose: true,
    withoutClose: true,
    staysOnNavigation: true,
  },
});

/** Thanks after the first login (specification S2.48). */
export const thanksModal = defineModal('thanks', {
  load: () => import('./steps/ThanksModal.tsx'),
  options: { label: 'auth.thanks.title', staysOnNavigation: true },
});
