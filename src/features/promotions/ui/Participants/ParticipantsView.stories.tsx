import { useIntl } from 'react-intl';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { wholeTable } from '../../model/tableQuery.ts';
import { participantsFixture, promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { participantColumns } from '../../Participants.tsx';
import { ParticipantsView, type ParticipantsViewProps } from './ParticipantsView.tsx';

const promo = promoFixture();
const onFind = fn();

const usual: ParticipantsViewProps = {
  columns: [],
  table: { kind: 'ready', data: { items: participantsFixture(), totalItems: 100_000 } },
  query: wholeTable,
  search: '',
  onSearch: fn(),
  onQuery: fn(),
  own: { rank: 5, onFind },
  isTurning: false,
};

function Localised(props: ParticipantsViewProps) {
  return <ParticipantsView {...props} columns={participantColumns(promo, useIntl())} />;
}

const meta = preview.meta({
  title: 'promotions/ParticipantsView',
  component: ParticipantsView,
  render: (args) => <Localised {...args} />,
  args: usual,
});

/** A change of the sorting returns to the first page. Only ten of the 100,000 rows are rendered. */
export const Whole = meta.story({
  async play({ args, canvas, canvasElement, userEvent }) {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(storyText('promotions.table.player')) }),
    );
    await expect(args.onQuery).toHaveBeenCalledWith({ ...wholeTable, field: 'username' });
    await userEvent.type(canvas.getByRole('searchbox'), 'f');
    await expect(args.onSearch).toHaveBeenCalledWith('f');
    await userEvent.click(canvas.getByRole('button', { name: storyText('promo.pages.page', { page: 2 }) }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...wholeTable, page: 2 });
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400);
  },
});
export const ElsewhereInIt = meta.story({
  args: {
    table: { kind: 'ready', data: { items: participantsFixture(null), totalItems: 100_000 } },
    own: { rank: 53_250, onFind },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /53\D?250/ }));
    await expect(onFind).toHaveBeenCalledOnce();
  },
});
export const Guest = meta.story({
  args: { table: { kind: 'ready', data: { items: participantsFixture(null), totalItems: 12 } }, own: null },
});
export const Nobody = meta.story({
  args: {
    table: { kind: 'ready', data: { items: [], totalItems: 0 } },
    query: { ...wholeTable, q: 'zz' },
    search: 'zz',
  },
});
export const Loading = meta.story({ args: { table: { kind: 'pending' } } });
export const Turning = meta.story({ args: { isTurning: true } });
export const Failed = meta.story({
  args: { table: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.getBoundingClientRect().height).toBeLessThan(84);
  },
});
/** While the whole table loads after a search without results, the search field stays and nothing is claimed. */
export const SearchCleared = meta.story({
  args: { table: { kind: 'ready', data: { items: [], totalItems: 0 } }, isTurning: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByText(storyText('promotions.table.nobody'))).toBe(null);
  },
});
export const Empty = meta.story({
  args: { table: { kind: 'ready', data: { items: [], totalItems: 0 } }, own: null },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.table.nobody'))).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBe(null);
  },
});
