import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { AccountCardView, type AccountCardViewProps } from './ProfileInfo.tsx';

const usual: AccountCardViewProps = {
  player: { nick_name: 'Lucky.Comet-7', currency: 'RUB', user_id: 100_204 },
  onChooseNickname: fn(),
  onSupport: fn(),
};
const meta = preview.meta({
  title: 'profile/Account',
  component: AccountCardView,
  args: usual,
});

/** Once a nickname is chosen, a note says who can change it. */
export const Locked = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText('Lucky.Comet-7')).toBeVisible();
    await expect(canvas.getByText(storyText('profile.locked.nickname'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('profile.locked.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const NoNickname = meta.story({
  args: { player: { nick_name: '', currency: 'BRL', user_id: 7 } },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('profile.account.chooseNickname') }));
    await expect(args.onChooseNickname).toHaveBeenCalledOnce();
  },
});
