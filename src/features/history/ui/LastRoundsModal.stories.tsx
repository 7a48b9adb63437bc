import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { rounds } from '../model/history.fixtures.ts';
import { LastRoundsView } from './LastRoundsModal.tsx';

const meta = preview.meta({
  title: 'history/LastRoundsView',
  component: LastRoundsView,
  args: { game: 'golden-harvest', rounds: { kind: 'ready' as const, data: rounds } },
});

export const Rounds = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rounds.data.length);
    const free = rounds.data.filter(({ isFree }) => isFree);
    await expect(canvas.getAllByText(storyText('history.purse.gift'))).toHaveLength(free.length);
    await expect(canvas.getByRole('link', { name: storyText('history.lastRounds.all') })).toHaveAttribute(
      'href',
      '/profile/history?game=golden-harvest',
    );
  },
});
export const None = meta.story({
  args: { rounds: { kind: 'ready' as const, data: { ...rounds, data: [], total: 0 } } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('history.bets.empty'))).toBeVisible();
  },
});
export const Loading = meta.story({ args: { rounds: { kind: 'pending' as const } } });
export const Failed = meta.story({
  args: { rounds: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
