import { expect } from 'storybook/test';
import { storyText } from '../../../.storybook/storyText.ts';
import preview from '../../../.storybook/preview.tsx';
import { seriesFixture } from './tournaments.fixtures.ts';
import { SeriesCard } from './useTournamentLists.tsx';

const meta = preview.meta({
  title: 'tournaments/SeriesCard',
  component: SeriesCard,
  args: { series: seriesFixture(), currency: 'RUB' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem', minBlockSize: '26rem' }}>
        <h2 hidden>Series</h2>
        <Story />
      </div>
    ),
  ],
});

export const Running = meta.story();
export const PaidAndJoined = meta.story({
  args: { series: seriesFixture({ isPaid: true, isMember: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.series.paid'))).toBeVisible();
  },
});
export const WithoutStages = meta.story({ args: { series: seriesFixture({ numberOfTournaments: 0 }) } });
export const Past = meta.story({
  args: { series: seriesFixture({ status: 'past', finishedAt: '2026-01-01T00:00:00Z' }) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
