import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Pages } from './Pages.tsx';

const meta = preview.meta({
  title: 'ui/Pages',
  component: Pages,
  args: {
    label: 'Pages of the history',
    page: 1,
    pages: 12,
    onPage: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page: number) => `Page ${page}`,
  },
  render: function Paging(args) {
    const [page, setPage] = useState(args.page);
    const go = (next: number) => {
      setPage(next);
      args.onPage(next);
    };
    return <Pages {...args} page={page} onPage={go} />;
  },
});

/** Numbers and arrows change the page. Pressing the current page does nothing. */
export const First = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
});
export const Middle = meta.story({ args: { page: 6 } });
export const Few = meta.story({ args: { pages: 3, page: 2 } });
export const Thousands = meta.story({ args: { pages: 12_345, page: 6_789 } });
export const One = meta.story({
  args: { pages: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
