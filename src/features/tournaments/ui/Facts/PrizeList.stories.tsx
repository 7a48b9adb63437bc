import { expect } from 'storybook/test';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PrizeList, type PrizeListProps } from './Prizes.tsx';

const image = '/hero/aurora-desktop.svg';

const usual: PrizeListProps = { currency: 'RUB', prizes: [] };

const meta = preview.meta({
  title: 'tournaments/PrizeList',
  component: PrizeList,
  args: usual,
});

/** For a money prize, the list says that there is no wagering. For a gift, it shows worth and wagering. */
export const MoneyAndGifts = meta.story({
  args: {
    prizes: [
      { from: 1, to: 1, title: '200 000 ₽', money: { RUB: 20_000_000 }, image },
      {
        from: 2,
        to: 10,
        title: 'Bonus',
        image,
        giftType: 'deposit_bonus',
        worth: 1_000_00,
        currency: 'RUB',
        wager: 35,
      },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/200\D?000/)).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.noWager'))).toBeVisible();
    await expect(canvas.getByText(storyText('gift.terms.wagerOf', { wager: 35 }))).toBeVisible();
    await expect(canvas.getByText(/1\D?000\D/)).toBeVisible();
    await expect(canvas.getAllByRole('presentation')).toHaveLength(2);
  },
});
