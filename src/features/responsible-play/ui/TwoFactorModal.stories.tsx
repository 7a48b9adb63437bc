import { expect, fn, spyOn } from 'storybook/test';
import { hasUnsaved } from '#/overlays/leaving.ts';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { RecoveryCodes } from './TwoFactorModal.tsx';

const meta = preview.meta({
  title: 'responsible-play/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: ['k7m2p-9xw4d', 'harbr-lamps', 'quiet-otter', 'salty-finch'], onDone: fn() },
});

export const Shown = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(hasUnsaved(), 'another page asks before they are gone').toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.recovery.done') }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
});
/** The browser refuses to copy. The player still has the codes on the screen and the download. */
export const CopyRefused = meta.story({
  beforeEach() {
    const refusing = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    return () => refusing.mockRestore();
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.copy') }));
    await expect(await canvas.findByText(storyText('responsiblePlay.copyFailed'))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('responsiblePlay.copyFailed'));
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
