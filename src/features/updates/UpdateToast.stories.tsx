import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { UpdateToast } from './startUpdates.tsx';

const meta = preview.meta({
  title: 'updates/UpdateToast',
  component: UpdateToast,
  args: { onAccept: fn(), onPostpone: fn() },
});

/** In the tab order, "Update" comes before "Later". */
export const Offered = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: storyText('updates.accept') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPostpone).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
