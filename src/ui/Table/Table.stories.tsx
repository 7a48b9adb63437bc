import { useState } from 'react';
import Users from 'lucide-react/icons/users';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { participantColumns, participants, type Participant } from './Table.fixtures.tsx';
import { type Sort, Table } from './Table.tsx';

function sorted(rows: readonly Participant[], { key, direction }: Sort): Participant[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted(
    (a, b) => sign * (key === 'name' ? a.name.localeCompare(b.name) : a.points - b.points),
  );
}

const meta = preview.meta({
  title: 'ui/Table',
  component: Table<Participant>,
  args: {
    caption: 'Participants',
    columns: participantColumns,
    rows: participants(10),
    rowKey: ({ id }: Participant) => id,
    isOwn: ({ id }: Participant) => id === 3,
    empty: <EmptyState icon={Users} title="Nobody takes part yet" />,
    failure: (
      <ErrorState title="The participants did not load" retryLabel="Try again" onRetry={() => undefined} />
    ),
  },
});

export const Plain = meta.story({
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'Participants' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(within(table).getByRole('rowheader', { name: 'nightowl' })).toBeVisible();
  },
});

/** A second press reverses the order. The heading exposes the order to assistive technology. */
export const Sorted = meta.story({
  args: { isCaptionShown: true },
  render: function Sorting(args) {
    const [sort, setSort] = useState<Sort>({ key: 'points', direction: 'descending' });
    return <Table {...args} rows={sorted(args.rows, sort)} sort={sort} onSort={setSort} />;
  },
  async play({ canvas, userEvent }) {
    const points = canvas.getByRole('columnheader', { name: 'Points' });
    await expect(points).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const name = canvas.getByRole('columnheader', { name: 'Nickname' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await expect(points).not.toHaveAttribute('aria-sort');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('ace.of.clubs');
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveAttribute('aria-sort', 'descending');
  },
});

/** On narrow screens each row is a card. The sort buttons stay. */
export const AsCards = meta.story({
  args: {
    rows: participants(3),
    sort: { key: 'points', direction: 'descending' as const },
    onSort: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const [cell] = canvas.getAllByRole('cell');
    await expect(cell && getComputedStyle(cell, '::before').content).toContain('Points');
    await expect(canvas.getByRole('button', { name: 'Points' })).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { status: 'loading' as const, rows: [] },
  async play({ canvas }) {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
});
export const Empty = meta.story({ args: { rows: [] } });
export const Failed = meta.story({ args: { status: 'failed' as const, rows: [] } });
export const LongestText = meta.story({
  args: {
    rows: [{ id: 3, name: 'x'.repeat(150), points: Number.MAX_SAFE_INTEGER, fives: 0 }, ...participants(2)],
  },
});
