import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { winnersOf } from '../../model/prizes.ts';
import { drawnFixture } from '../../promotions.fixtures.ts';
import DrawWin from './DrawWin.tsx';
import { WinnersView, type WinnersViewProps } from './WinnersView.tsx';

const promo = drawnFixture();

const usual: WinnersViewProps = { promo, winners: winnersOf(promo) };

const meta = preview.meta({
  title: 'promotions/WinnersView',
  component: WinnersView,
  args: usual,
});

/** The main prize first, then the names of each. */
export const Whole = meta.story({
  async play({ canvas }) {
    const prizes = canvas.getAllByRole('heading', { level: 3 });
    await expect(prizes[0]).toHaveTextContent('Путешествие на двоих');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(37);
  },
});
export const Nobody = meta.story({ args: { winners: [] } });
export const Thousand = meta.story({
  args: {
    winners: winnersOf(promo)
      .slice(0, 1)
      .map(({ prize }) => ({
        prize,
        names: Array.from({ length: 1_000 }, (_, place) => `fox_${String(place)}`),
      })),
  },
});
export const OwnWin = meta.story({
  render: () => <DrawWin promo={promo} prizes={promo.prizes?.slice(-1) ?? []} close={fn()} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Путешествие на двоих')).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('promotions.win.gifts') })).toBeVisible();
  },
});
