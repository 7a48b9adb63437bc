import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { giftFixture, runningGift, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import TakenOverlay from './TakenOverlay.tsx';

const meta = preview.meta({
  title: 'gifts/TakenOverlay',
  component: TakenOverlay,
  args: { gift: giftFixture({ state: 'used' }), close: fn() },
});

export const Money = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText(storyText('gifts.taken.money'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: storyText('gifts.taken.more') }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
});
export const Spins = meta.story({
  args: { gift: spinsGift({ state: 'activated' }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('gifts.action.play') })).toHaveAttribute(
      'href',
      '/play/northern-foxes',
    );
  },
});
export const Bonus = meta.story({
  args: { gift: runningGift({ wagered: 0 }) },
  async play({ canvas }) {
    // Shows the bonus of R$50 and the required bets.
    await expect(canvas.getByText(/50,00.*x30.*1.?500,00/)).toBeVisible();
  },
});
export const Compoints = meta.story({
  args: { gift: giftFixture({ type: 'compoint', title: '500 compoints' }) },
});
export const Experience = meta.story({ args: { gift: giftFixture({ type: 'xp', title: '200 XP' }) } });
export const Thing = meta.story({ args: { gift: giftFixture({ type: 'custom', title: 'Una felpa' }) } });
/** If the picture's URL can't be trusted, the celebration shows a fallback. */
export const WithoutPicture = meta.story({
  args: { gift: giftFixture({ image: 'javascript:alert(1)' }) },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeInTheDocument();
  },
});
export const LongOnNarrowest = meta.story({
  args: { gift: giftFixture({ type: 'group', title: 'Набор'.repeat(30) }) },
  globals: { viewport: { value: 'narrow' } },
});
