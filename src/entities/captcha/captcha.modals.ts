import { defineModal } from '#/ui/overlays/modals.store.ts';
import type { CaptchaModalProps } from './ui/CaptchaModal.tsx';

/** The task of version 2 (specification §2, 'Other modals'). Opened by `useCaptcha` alone. */
export const captchaModal = defineModal<CaptchaModalProps>('captcha', {
  load: () => import('./ui/CaptchaModal.tsx'),
  options: { title: 'captcha.modal.title', messages: ['captcha'] },
});
