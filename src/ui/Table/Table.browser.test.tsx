import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { participants, type Participant } from './Table.fixtures.tsx';
import { type Column, Table } from './Table.tsx';

const drawn = vi.fn<(id: number) => void>();
const columns: Column<Participant>[] = [
  { key: 'name', title: 'Nickname', render: ({ name }) => name, isRowHeader: true },
  {
    key: 'points',
    title: 'Points',
    render: ({ id, points }) => {
      drawn(id);
      return points;
    },
  },
];

/** A table of a hundred rows that updates one row at a time, fifty times a second. */
function Live({ updates }: { updates: number }) {
  const [rows, setRows] = useState(() => participants(100));
  useEffect(() => {
    let left = updates;
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0) clearInterval(timer);
      setRows((now) =>
        now.map((row) => (row.id === (left % 100) + 1 ? { ...row, points: row.points + 1 } : row)),
      );
    }, 20);
    return () => clearInterval(timer);
  }, [updates]);
  return <Table caption="Live" columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />;
}

it('only the changed rows are rendered, even at fifty updates a second', async () => {
  await render(<Live updates={50} />);
  await expect.element(page.getByRole('table', { name: 'Live' })).toBeVisible();
  drawn.mockClear();
  await vi.waitFor(() => expect(drawn.mock.calls.some(([id]) => id === 1)).toBe(true), { timeout: 5000 });
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(50);
});

it('the table is never empty when its rows replace the placeholders', async () => {
  const table = (status: 'loading' | 'ready') => (
    <Table
      caption="Late"
      columns={columns}
      rows={status === 'ready' ? participants(3) : []}
      rowKey={({ id }) => id}
      status={status}
      empty={null}
    />
  );
  const screen = await render(table('loading'));
  const body = page.getByRole('table', { name: 'Late' }).element().querySelector('tbody');
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(body?.rows.length ?? 0));
  if (body) observer.observe(body, { childList: true });
  await screen.rerender(table('ready'));
  await vi.waitFor(() => expect(body?.rows).toHaveLength(3));
  observer.disconnect();
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});
