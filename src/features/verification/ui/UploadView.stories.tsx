import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import type { ChosenFile, Upload, UploadActions } from '../data/useUpload.ts';
import { UploadView } from './UploadView.tsx';

const title = 'Passport';
const chosen: ChosenFile = { file: new File(['x'.repeat(2_000_000)], 'passport.jpg'), picture: null };
const at = (upload: Upload): Upload => upload;
const actions: UploadActions = { choose: fn(), send: fn(), cancel: fn(), remove: fn() };

const meta = preview.meta({
  title: 'verification/UploadView',
  component: UploadView,
  args: { title, upload: at({ step: 'waiting' }), actions },
});

export const Waiting = meta.story({
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: storyText('verification.upload.chooseFor', { title }) }),
    ).toBeVisible();
  },
});
export const Checking = meta.story({ args: { upload: at({ step: 'checking', file: chosen.file }) } });
export const Refused = meta.story({
  args: { upload: at({ step: 'refused', name: 'passport.jpg', problem: 'disguised' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('passport.jpg');
  },
});
/** Once a file has been chosen, the focus moves to the button that sends it. */
export const Chosen = meta.story({
  args: { upload: at({ step: 'chosen', ...chosen }) },
  async play({ canvas, args, userEvent }) {
    const send = canvas.getByRole('button', { name: storyText('verification.upload.sendFor', { title }) });
    await expect(send).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.send).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('verification.upload.remove', { name: 'passport.jpg' }) }),
    );
    await expect(args.actions.remove).toHaveBeenCalledOnce();
  },
});
export const Preparing = meta.story({ args: { upload: at({ step: 'sending', percent: null, ...chosen }) } });
export const Sending = meta.story({
  args: { upload: at({ step: 'sending', percent: 42, ...chosen }) },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('verification.upload.cancelFor', { title }) }),
    );
    await expect(args.actions.cancel).toHaveBeenCalledOnce();
  },
});
export const AllSent = meta.story({ args: { upload: at({ step: 'sending', percent: 100, ...chosen }) } });
export const Failed = meta.story({
  args: { upload: at({ step: 'failed', refusal: { id: 'verification.error.lost' }, ...chosen }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('verification.error.lost'));
    await expect(
      canvas.getByRole('button', { name: storyText('verification.upload.againFor', { title }) }),
    ).toHaveFocus();
  },
});
export const LongestName = meta.story({
  args: {
    upload: at({ step: 'chosen', file: new File(['x'], `${'паспорт'.repeat(30)}.jpg`), picture: null }),
  },
});
