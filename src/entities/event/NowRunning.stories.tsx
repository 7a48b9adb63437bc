import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { EventCard } from './EventCard.tsx';
import { eventFixtures } from './event.fixtures.ts';
import { NowRunning } from './NowRunning.tsx';

const items = (['active', 'active', 'future', 'past', 'active'] as const).map((status, index) => ({
  key: String(index),
  event: eventFixtures[status],
  renderCard: () => (
    <EventCard
      to="/tournaments"
      title={`${status} ${String(index)}`}
      image={undefined}
      event={eventFixtures[status]}
      status={status}
      kind="By bet sum"
      prize="300 000 ₽"
    />
  ),
}));

const meta = preview.meta({
  title: 'entities/NowRunning',
  component: NowRunning,
  args: { items, allPath: '/tournaments' },
});

export const Running = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('event.nowRunning.title') })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});
export const NothingRuns = meta.story({ args: { items: [] } });
