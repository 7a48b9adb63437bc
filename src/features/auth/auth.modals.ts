import { defineModal } from '#/overlays/modals.store.ts';

/** Shown once (S7.9). Closes only by its own buttons, so that a stray press beside it doesn't skip it. */
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

export const changePasswordModal = defineModal<{ endsOthers?: boolean }>('changePassword', {
  load: () => import('./steps/ChangePasswordModal.tsx'),
  options: { label: 'auth.changePassword.title' },
});
