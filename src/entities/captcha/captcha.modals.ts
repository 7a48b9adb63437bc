import { defineModal } from '#/overlays/modals.store.ts';
import type { CaptchaModalProps } from './ui/CaptchaModal.tsx';

/** The version 2 challenge. Open it through `useCaptcha` only (specification S2.68). */
export const captchaModal = defineModal<CaptchaModalProps>('captcha', {
  load: () => import('./ui/CaptchaModal.tsx'),
  options: { title: 'captcha.modal.title' },
});
