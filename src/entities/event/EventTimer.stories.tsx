import preview from '../../../.storybook/preview.tsx';
import { EventTimer } from './EventTimer.tsx';
import { eventFixtures } from './event.fixtures.ts';

const meta = preview.meta({
  title: 'entities/EventTimer',
  component: EventTimer,
  args: { event: eventFixtures.active, status: 'active' as const },
});

export const Active = meta.story();
export const Future = meta.story({ args: { event: eventFixtures.future, status: 'future' as const } });
export const Past = meta.story({ args: { event: eventFixtures.past, status: 'past' as const } });
export const Large = meta.story({ args: { size: 'lg' as const } });
