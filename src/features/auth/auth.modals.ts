import { defineModal } from '#/overlays/modals.store.ts';

/** Once (specification S7.9). Only its own buttons close it: a slip beside it must not. */
export const nicknameModal = defineModal('nickname', {
  load: () => import('./steps/NicknameModal.tsx'),
  options: {
    label: 'auth.nickname.title',
    onlyButtonClose: true,
    withoutClose: true,
    staysOnNavigation: true,
  },
});

export const thanksModal = defineModal('thanks', {
  load: () => import('./steps/ThanksModal.tsx'),
  options: { label: 'auth.thanks.title', staysOnNavigation: true },
});
