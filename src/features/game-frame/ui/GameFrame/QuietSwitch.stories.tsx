import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { QuietSwitch } from './QuietSwitch.tsx';

const meta = preview.meta({ title: 'game-frame/QuietSwitch', component: QuietSwitch });

/** The switch is on by default. */
export const Switched = meta.story({
  async play({ canvas, userEvent }) {
    const quiet = canvas.getByRole('button', { name: storyText('gameFrame.bar.quiet') });
    await expect(quiet).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(quiet);
    await expect(quiet).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(quiet);
    await expect(quiet).toHaveAttribute('aria-pressed', 'true');
  },
});
