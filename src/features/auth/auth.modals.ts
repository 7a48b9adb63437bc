import { defineModal } from '#/overlays/modals.store.ts';

/**
 * Asks for the nickname, which can be chosen only once (S7.9). Only the dialog's buttons close it, so that a
 * stray press doesn't skip the question.
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

export const thanksModal = defineModal('thanks', {
  load: () => import('./steps/ThanksModal.tsx'),
  options: { label: 'auth.thanks.title', staysOnNavigation: true },
});

export interface ChangePasswordProps {
  /** True if the option to sign out the other devices is preselected. */
  endsOthers?: boolean;
  /** Name of a device that was just signed out because the player didn't recognise its login. */
  endedDevice?: string | undefined;
}

export const changePasswordModal = defineModal<ChangePasswordProps>('changePassword', {
  load: () => import('./steps/ChangePasswordModal.tsx'),
  options: { label: 'auth.changePassword.title' },
});
