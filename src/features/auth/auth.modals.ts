import { defineModal } from '#/overlays/modals.store.ts';

/** Asks for a nickname once (S7.9). Only its buttons close it, so that a stray press doesn't skip it. */
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
  /** Preselects signing out the other devices. */
  endsOthers?: boolean;
  /** A device that was just signed out because its login wasn't the player's. */
  endedDevice?: string | undefined;
}

export const changePasswordModal = defineModal<ChangePasswordProps>('changePassword', {
  load: () => import('./steps/ChangePasswordModal.tsx'),
  options: { label: 'auth.changePassword.title' },
});
