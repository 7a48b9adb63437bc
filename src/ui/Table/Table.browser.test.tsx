import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { participants, type Participant } from './Table.fixtures.tsx';
import type { Column } from './columns.ts';
import { Table } from './Table.tsx';

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

/** One row of a hundred changes, fifty times a second. */
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

it('fifty updates a second draw the changed rows alone', async () => {
  await render(<Live updates={50} />);
  await expect.element(page.getByRole('table', { name: 'Live' })).toBeVisible();
  drawn.mockClear();
  await vi.waitFor(() => expect(drawn.mock.calls.some(([id]) => id === 1)).toBe(true), { timeout: 5000 });
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(50);
});
