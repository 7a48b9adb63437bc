import type { PlayLimit, TwoFactorSetup } from '#/api/generated/model/index.ts';
import { defineModal } from '#/overlays/modals.store.ts';

export const limitModal = defineModal<{ limit: PlayLimit }>('playLimit', {
  load: () => import('./ui/Limits/LimitModal.tsx'),
  options: { title: 'responsiblePlay.limit.title', withoutClose: true },
});

/** The new secret, its code, and the recovery codes. A slip beside it must not lose the codes. */
export const twoFactorModal = defineModal<{ setup: TwoFactorSetup }>('twoFactor', {
  load: () => import('./ui/Security/TwoFactorModal.tsx'),
  options: { title: 'responsiblePlay.twoFactor.title', onlyButtonClose: true, withoutClose: true },
});

export const twoFactorOffModal = defineModal('twoFactorOff', {
  load: () => import('./ui/Security/TwoFactorOffModal.tsx'),
  options: { title: 'responsiblePlay.twoFactor.off.title', withoutClose: true },
});
