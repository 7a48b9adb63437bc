import { expect, fn } from 'storybook/test';
import type { EventStatus } from '#/api/generated/model/index.ts';
import type { Failed, Loadable } from '#/api/loadable.ts';
import type { ListEnd } from '#/ui/InfiniteList/InfiniteList.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { EventCard } from './EventCard.tsx';
import { EventList, type EventItem, type EventPages } from './EventList.tsx';
import { eventFixtures } from './event.fixtures.ts';

function itemOf(status: EventStatus, index: number): EventItem {
  const title = `${status} ${String(index)}`;
  return {
    key: title,
    event: eventFixtures[status],
    renderCard: () => (
      <EventCard
        to="/tournaments"
        title={title}
        image={undefined}
        event={eventFixtures[status]}
        status={status}
        kind="By bet sum"
        prize="300 000 ₽"
      />
    ),
  };
}

const mixed = (['past', 'active', 'future', 'active', 'past'] as const).map(itemOf);
const listOf = (items: readonly EventItem[], end: ListEnd = 'complete'): Loadable<EventPages> => ({
  kind: 'ready',
  data: { items, end },
});
const onMore = fn();
const onReset = fn();

const meta = preview.meta({
  title: 'entities/EventList',
  component: EventList,
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <h2 hidden>Events</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    kind: 'tournament' as const,
    list: listOf(mixed),
    onMore,
    onReset,
    renderFailure: ({ code }: Failed) => <p role="alert">{code}</p>,
  },
});

export const ActiveFutureThenPast = meta.story({
  async play({ canvas }) {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['active 1', 'active 3', 'future 2', 'past 0', 'past 4']);
  },
});
export const OfOneStatus = meta.story({
  args: { filter: 'future' as const },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});
export const NoneOfThisStatus = meta.story({
  args: { filter: 'future' as const, list: listOf([]) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('event.filter.all') }));
    await expect(onReset).toHaveBeenCalled();
  },
});
export const AllFinished = meta.story({
  args: { list: listOf([itemOf('past', 1), itemOf('past', 2)]) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('event.allFinished.tournament'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('event.otherWays.promotions') })).toBeVisible();
  },
});
export const AllPromotionsFinished = meta.story({
  args: { kind: 'action' as const, list: listOf([itemOf('past', 1)]) },
});
export const Empty = meta.story({
  args: { list: listOf([]) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('event.list.empty.tournament'))).toBeVisible();
  },
});
export const EmptyOfBoth = meta.story({
  args: { kind: 'all' as const, list: listOf([]) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('event.list.empty.all'))).toBeVisible();
  },
});
export const Loading = meta.story({ args: { list: { kind: 'pending' as const } } });
export const DidNotCome = meta.story({
  args: {
    list: { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('server_error');
  },
});
export const MoreFailed = meta.story({
  args: { list: listOf(mixed, 'failed') },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(onMore).toHaveBeenCalled();
  },
});
