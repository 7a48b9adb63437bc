import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { winnersOf } from '../../model/prizes.ts';
import { drawnFixture } from '#/entities/promo/promo.fixtures.tsx';
import DrawWin from './DrawWin.tsx';
import { WinnersView, type WinnersViewProps } from './WinnersModal.tsx';

const promo = drawnFixture();

const usual: WinnersViewProps = { promo, winners: winnersOf(promo), own: null };

const meta = preview.meta({
  title: 'promotions/WinnersView',
  component: WinnersView,
  args: usual,
});

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
    own: { name: 'fox_700', won: promo.prizes?.slice(-1) ?? [] },
    winners: winnersOf(promo)
      .slice(0, 1)
      .map(({ prize }) => ({
        prize,
        names: Array.from({ length: 1_000 }, (_, place) => `fox_${String(place)}`),
      })),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/Путешествие на двоих/, { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.winners.findMe') }));
    const own = canvas.getByText('fox_700').getBoundingClientRect();
    const list = canvas.getByRole('region', { name: storyText('promotions.winners.title') });
    await expect(list.getBoundingClientRect().height).toBeLessThan(globalThis.innerHeight);
    await waitFor(() => {
      const { top } = canvas.getByText('fox_700').getBoundingClientRect();
      const around = list.getBoundingClientRect();
      if (top < around.top || top > around.bottom) throw new Error(`still at ${String(own.top)}`);
    });
  },
});
export const NotAmongThem = meta.story({
  args: { own: { name: 'northern_fox', won: [] } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.winners.notYou'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBe(null);
  },
});
export const OwnWin = meta.story({
  render: () => <DrawWin promo={promo} prizes={promo.prizes?.slice(-1) ?? []} close={fn()} />,
  async play({ canvas }) {
    await expect(canvas.getByText('Путешествие на двоих')).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('promotions.win.gifts') })).toBeVisible();
  },
});
