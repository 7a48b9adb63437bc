import { defineModal } from '#/overlays/modals.store.ts';
import type { CaptchaModalProps } from './ui/CaptchaModal.tsx';

/** The task of version 2 (specification S2.68). Opened by `useCaptcha` alone. */
export const captchaModal = defineModal<CaptchaModalProps>('captcha', {
  load: () => import('./ui/CaptchaModal.tsx'),
  options: { title: 'captcha.modal.title' },
});
