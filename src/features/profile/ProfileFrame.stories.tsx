import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { ProfileFrameView } from './ProfileFrame.tsx';

const meta = preview.meta({
  title: 'profile/ProfileFrame',
  component: ProfileFrameView,
  parameters: { path: '/profile/notifications' },
  args: {
    title: 'Notices',
    player: { name: 'Lucky.Comet-7', accountId: 100_204 },
    children: <p>The page</p>,
  },
});

export const CurrentTab = meta.story({
  async play({ canvas }) {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(storyText('profile.tab.notifications'));
    await expect(current).toBeVisible();
  },
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const strip = canvas.getByRole('navigation').getBoundingClientRect();
    const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(strip.left - 1);
    await expect(tab.right).toBeLessThanOrEqual(strip.right + 1);
  },
});
export const Loading = meta.story({ args: { player: null } });
export const NoNickname = meta.story({ args: { player: { name: '', accountId: 100_204 } } });
export const LongName = meta.story({
  args: {
    title: 'Personal details of a player with a long heading',
    player: { name: 'W'.repeat(60), accountId: 999_999_999 },
  },
  globals: { viewport: { value: 'narrow' } },
});
