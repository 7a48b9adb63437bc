import { useState } from 'react';
import Inbox from 'lucide-react/icons/inbox';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const notices: InfiniteListProps<number> = {
  label: 'Notices',
  items: numbers(10),
  itemKey: (item: number) => item,
  renderItem: (item: number) => <p style={{ padding: '1.5rem' }}>{`Notice ${item}`}</p>,
  end: 'complete',
  onMore: fn(),
  placeholder: <Skeleton height="4.5rem" />,
  empty: <EmptyState icon={Inbox} title="No notices yet" />,
  failedText: 'The next notices did not load',
  retryLabel: 'Try again',
  completeText: 'That is all',
};

const meta = preview.meta({ title: 'ui/InfiniteList', component: InfiniteList<number>, args: notices });

/** Scrolling loads one page at a time. The first short page ends the list. */
export const Growing = meta.story({
  render: function Growing(args) {
    const [items, setItems] = useState(numbers(10));
    const more = () => {
      args.onMore();
      setItems(numbers(Math.min(25, items.length + 10)));
    };
    return (
      <InfiniteList {...args} items={items} end={items.length < 25 ? 'more' : 'complete'} onMore={more} />
    );
  },
  async play({ canvas, args }) {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(canvas.getByText('Notice 25')).toBeInTheDocument();
    });
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('That is all')).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
});

export const FarFromEnd = meta.story({
  args: { items: numbers(60), end: 'more' as const },
  async play({ canvas, args }) {
    await canvas.findByText('Notice 1');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({
  args: { items: null, end: 'more' as const },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('list', { name: 'Notices' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onMore).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { end: 'failed' as const },
  async play({ canvas, userEvent, args }) {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
});
export const Empty = meta.story({ args: { items: [] } });
export const Short = meta.story({ args: { items: numbers(2) } });
