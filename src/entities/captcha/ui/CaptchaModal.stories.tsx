import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Dialog } from '#/ui/Dialog/Dialog.tsx';
import CaptchaModal from './CaptchaModal.tsx';

const meta = preview.meta({
  title: 'entities/Captcha',
  component: CaptchaModal,
  args: { siteKey: 'site-key-aurora', onToken: fn(), onUnavailable: fn() },
  decorators: [
    (Story) => (
      <Dialog title="Captcha" closeLabel="Close" onClose={fn()}>
        <Story />
      </Dialog>
    ),
  ],
});

export const Task = meta.story({
  async play({ canvasElement, args }) {
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')).toHaveAttribute('sandbox', 'allow-scripts'),
    );
    await expect(args.onUnavailable).not.toHaveBeenCalled();
  },
});
