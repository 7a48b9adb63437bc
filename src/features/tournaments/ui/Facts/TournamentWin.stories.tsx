import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import TournamentWin, { type TournamentWinProps } from './TournamentWin.tsx';

const money: TournamentWinProps = {
  title: 'Night race',
  position: 3,
  prize: { kind: 'money', amount: 120_000_00, currency: 'RUB' },
};

const meta = preview.meta({
  title: 'tournaments/TournamentWin',
  component: TournamentWin,
  args: { ...money, close: fn() },
});

export const Money = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/120.?000[.,]00/)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/profile/balance');
  },
});
/** The text says that the gift is now in the list of the player's gifts. */
export const Gift = meta.story({
  args: { position: 42, prize: { kind: 'gift', title: '20 free spins' } },
  async play({ canvas }) {
    await expect(canvas.getByText('20 free spins')).toBeVisible();
    await expect(canvas.getByText(storyText('tournaments.result.gift'))).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/profile/gifts');
  },
});
