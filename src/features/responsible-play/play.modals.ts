import type { PlayLimit } from '#/api/generated/model/index.ts';
import { defineModal } from '#/overlays/modals.store.ts';

export const limitModal = defineModal<{ limit: PlayLimit }>('playLimit', {
  load: () => import('./ui/LimitModal.tsx'),
  options: { title: 'responsiblePlay.limit.title', withoutClose: true },
});

/** Only a button closes this dialog, so that a stray click can't make the recovery codes disappear. */
export const twoFactorModal = defineModal('twoFactor', {
  load: () => import('./ui/TwoFactorModal.tsx'),
  options: { title: 'responsiblePlay.twoFactor.title', onlyButtonClose: true, withoutClose: true },
});

export const twoFactorOffModal = defineModal('twoFactorOff', {
  load: () => import('./ui/TwoFactorOffModal.tsx'),
  options: { title: 'responsiblePlay.twoFactor.off.title', withoutClose: true },
});
