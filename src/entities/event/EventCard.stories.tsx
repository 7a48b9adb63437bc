import { expect } from 'storybook/test';
import { Badge } from '#/ui/Badge/Badge.tsx';
import preview from '../../../.storybook/preview.tsx';
import { EventCard } from './EventCard.tsx';
import { endlessFixture, eventFixtures } from './event.fixtures.ts';

const meta = preview.meta({
  title: 'entities/EventCard',
  component: EventCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem', padding: '1rem' }}>
        <h2 hidden>Events</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    to: '/tournaments/night-race',
    title: 'Night race',
    image: '/mock-assets/banner/aurora/night-race-desktop.webp',
    event: eventFixtures.active,
    status: 'active' as const,
    kind: 'By best multiplier',
    prize: '1 000 000 ₽',
    children: '18 of 100 seats are free',
  },
});

export const Active = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/tournaments/night-race');
    await expect(canvas.getByRole('presentation')).toHaveAttribute('width', '754');
  },
});
export const Future = meta.story({ args: { event: eventFixtures.future, status: 'future' as const } });
export const Past = meta.story({
  args: { event: eventFixtures.past, status: 'past' as const },
  async play({ canvas }) {
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});
export const Endless = meta.story({
  args: { event: endlessFixture },
  async play({ canvas }) {
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});
export const Labelled = meta.story({
  args: {
    labels: (
      <>
        <Badge tone="accent">You are in</Badge>
        <Badge tone="warning">250</Badge>
      </>
    ),
  },
});
export const LongTexts = meta.story({
  args: {
    title: 'Международныйкубокпополётамнакометахдлясамыхтерпеливыхигроков '.repeat(3),
    kind: 'A kind of event that has a great deal to say about itself '.repeat(2),
    prize: '9 007 199 254 740 991,00 ₽',
    children: 'Facts that go on and on, '.repeat(8),
  },
});
export const PictureRefused = meta.story({ args: { image: 'javascript:alert(1)' } });
