import { useState } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onNarrowest, onPhone } from '../../../.storybook/viewports.ts';
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
/** The width of a card's content on a phone. */
const inCard = (inlineSize: number): Decorator => {
  return function InCard(Story) {
    return (
      <div style={{ inlineSize }}>
        <Story />
      </div>
    );
  };
};
const onOneLine = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const canvas = within(canvasElement);
  const buttons = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
  const navigation = canvas.getByRole('navigation').getBoundingClientRect();
  await expect(new Set(buttons.map(({ top }) => Math.round(top))).size).toBe(1);
  await expect(Math.max(...buttons.map(({ right }) => right))).toBeLessThanOrEqual(navigation.right);
  await expect(Math.min(...buttons.map(({ left }) => left))).toBeGreaterThanOrEqual(navigation.left);
  await expect(canvas.getByRole('button', { current: 'page' })).toBeVisible();
};
export const EndlessOnPhone = meta.story({
  args: { pages: 10_001 },
  globals: onPhone,
  decorators: [inCard(316)],
  play: onOneLine,
});
export const EndlessMiddleOnPhone = meta.story({
  args: { page: 5_000, pages: 10_001 },
  globals: onPhone,
  decorators: [inCard(316)],
  play: onOneLine,
});
export const EndlessOnNarrowest = meta.story({
  args: { page: 5_000, pages: 10_001 },
  globals: onNarrowest,
  decorators: [inCard(246)],
  play: onOneLine,
});
export const One = meta.story({
  args: { pages: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
