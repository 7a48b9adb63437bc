import { expect, waitFor, within } from 'storybook/test';
import { untilDialog, untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';

/** The player's details on an isolated mock casino. Failures are in `errors/profile`. */
const meta = preview.meta({
  title: 'screens/ProfileInfo',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/profile/info' },
  parameters: { mock: { user: 'player' } },
});

const shows = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await untilHeading(canvasElement);
  await untilThere(canvasElement, 'main form [name="firstname"]');
};

export const Details = meta.story({ play: shows });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: shows });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } }, play: shows });
export const Newcomer = meta.story({ parameters: { mock: { user: 'newcomer' } }, play: shows });

/** A birthday verified by documents is locked and says why. */
export const VerifiedBirthday = meta.story({
  parameters: { mock: { user: 'vip' } },
  async play({ canvas, canvasElement }) {
    await untilThere(canvasElement, 'main form [name="address"]');
    await expect(canvas.getAllByText(storyText('profile.locked.birthday'))).not.toHaveLength(0);
    await expect(canvasElement.querySelector('[name="firstname"]')).toBeNull();
    await expect(canvasElement.querySelector('[name="birthday"]')).toBeNull();
  },
});

/** Unsaved input asks before switching to another profile tab. */
export const LeavingUnsaved = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await shows({ canvasElement });
    const address = await untilThere(canvasElement, 'main form [name="address"]');
    await userEvent.type(address, ' 5');
    await expect(canvas.getByText(storyText('profile.info.unsaved'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: storyText('profile.tab.balance') }));
    const dialog = await untilDialog(canvasElement);
    await userEvent.click(
      await within(dialog).findByRole('button', { name: storyText('overlays.leave.stay') }),
    );
    await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
    await expect(address).toHaveDisplayValue(/ 5$/);
  },
});
