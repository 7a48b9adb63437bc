import { defineModal } from '#/overlays/modals.store.ts';
import type { CaptchaModalProps } from './ui/CaptchaModal.tsx';

/**
 * The dialog with the captcha's version 2 challenge. Open it only through `useCaptcha` (specification
 * S2.68).
 */
export const captchaModal = defineModal<CaptchaModalProps>('captcha', {
  load: () => import('./ui/CaptchaModal.tsx'),
  options: { title: 'captcha.modal.title' },
});
