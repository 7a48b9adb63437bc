import { expect, fn } from 'storybook/test';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { noFilter } from './model/listFilter.ts';
import { NoMatch, TournamentFilter } from './TournamentList.tsx';

const meta = preview.meta({
  title: 'tournaments/TournamentFilter',
  component: TournamentFilter,
  args: { filter: noFilter, onFilter: fn() },
});

export const Unfiltered = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.filter.free') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noFilter, price: 'free' });
  },
});
/**
 * Each group of filters is one row that scrolls sideways, so that both groups are visible. A filter that gets
 * the keyboard focus scrolls into view.
 */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, canvasElement }) {
    const chips = canvas.getAllByRole('button');
    const tops = chips.map((chip) => Math.round(chip.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(2);
    const last = chips.at(-1);
    last?.focus();
    // Browsers don't scroll to a focused control if at least 32 px of it are already visible.
    await expect(last?.getBoundingClientRect().left).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().right - 32,
    );
  },
});
/** Filters can be combined. A second press on the compoints filter removes only that filter. */
export const Combined = meta.story({
  args: { filter: { status: 'active', price: 'compoints', isByInvitation: true } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await expect(canvas.getByText(storyText('tournaments.filter.byStatus'))).toBeVisible();
    await expect(canvas.getByText(storyText('tournaments.filter.byEntry'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.filter.compoints') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      status: 'active',
      price: null,
      isByInvitation: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: storyText('event.filter.all') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      status: null,
      price: 'compoints',
      isByInvitation: true,
    });
  },
});
const onClear = fn();
export const NothingMatches = meta.story({
  render: () => <NoMatch onClear={onClear} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.filter.clear') }));
    await expect(onClear).toHaveBeenCalled();
  },
});
