import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import type { BetList } from '#/api/generated/model/index.ts';
import { allBets } from '../model/lists.ts';
import { longestRounds, rounds } from '../model/history.fixtures.ts';
import { BetsView } from './Bets.tsx';

const ready = (list: BetList) => ({ kind: 'ready' as const, data: list });
const none: BetList = { data: [], total: 0, sums: { stake: 0, win: 0, currency: 'RUB' }, games: [] };

const meta = preview.meta({
  title: 'history/BetsView',
  component: BetsView,
  args: { filter: allBets, bets: ready(rounds), isTurning: false, onFilter: fn() },
});

export const Rounds = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rounds.data.length);
    await expect(canvas.getByRole('cell', { name: storyText('history.purse.gift') })).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: storyText('history.bet.running') })).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'golden-harvest');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allBets, game: 'golden-harvest' });
    await userEvent.click(canvas.getByRole('button', { name: storyText('history.result.lost') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allBets, result: 'lost' });
    await userEvent.click(canvas.getByRole('button', { name: storyText('history.pages.next') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allBets, page: 2 });
  },
});
/** A player who has never played for money sees no button to clear the filter. */
export const Empty = meta.story({
  args: { bets: ready(none) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('history.bets.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: storyText('history.bets.all') })).toBeNull();
  },
});
export const NoneMatch = meta.story({
  args: { bets: ready(none), filter: { ...allBets, game: 'unknown-game' } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(storyText('history.bets.otherGame'));
    await userEvent.click(canvas.getByRole('button', { name: storyText('history.bets.all') }));
    await expect(args.onFilter).toHaveBeenCalledWith(allBets);
  },
});
export const Loading = meta.story({ args: { bets: { kind: 'pending' as const } } });
export const Turning = meta.story({ args: { isTurning: true } });
export const Failed = meta.story({
  args: { bets: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false } },
});
export const LongestTexts = meta.story({ args: { bets: ready(longestRounds) } });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
