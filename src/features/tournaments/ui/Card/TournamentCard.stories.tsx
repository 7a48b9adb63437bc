import { expect } from 'storybook/test';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { aheadFixture, leadersFixture, pastFixture, tournamentFixture } from '../../tournaments.fixtures.ts';
import type { EntryViewer } from '../../model/join.ts';
import { TournamentCard } from './TournamentCard.tsx';

const viewer: EntryViewer = { isGuest: false, isMultiAccount: false, compoints: 1_000 };

/** A tournament's card in each of its states. */
const meta = preview.meta({
  title: 'tournaments/TournamentCard',
  component: TournamentCard,
  args: { tournament: tournamentFixture(), currency: 'RUB', viewer },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem', minBlockSize: '26rem' }}>
        <h2 hidden>Tournaments</h2>
        <Story />
      </div>
    ),
  ],
});

export const Free = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.mechanic.1'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Friday sprint' })).toBeVisible();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/./));
    await expect(canvas.getByRole('timer')).toBeVisible();
    // Shows the prize fund, the first prize and the minimum bet.
    await expect(canvas.getByText(/500\D?000/)).toBeVisible();
    await expect(canvas.getByText(/200\D?000/)).toBeVisible();
    await expect(canvas.getByText(/^10(?:,00)?\D*$/)).toBeVisible();
    const details = canvas.getByRole('link', { name: `${storyText('event.card.details')}: Friday sprint` });
    await expect(details).toHaveAttribute('href', '/tournaments/friday-sprint');
  },
});
export const Participant = meta.story({
  args: { tournament: tournamentFixture({ isMember: true, isChosen: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.label.participant'))).toBeVisible();
  },
});
export const Crowned = meta.story({
  args: {
    tournament: tournamentFixture({ isMember: true, isSeriesLeaderMember: true, tournamentSeriesId: 51 }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.label.crown'))).toBeVisible();
  },
});
/** The coin has a tooltip that explains compoints. */
export const Paid = meta.story({
  args: { tournament: tournamentFixture({ privacyType: 4, compointMembershipPrice: 250 }) },
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('button', { name: storyText('tournaments.card.paid') }));
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByText('250')).toBeVisible();
  },
});
/**
 * A tournament with a limited number of seats isn't labelled as limited access, because anybody can take a
 * seat.
 */
export const LimitedSeats = meta.story({
  args: { tournament: tournamentFixture({ limitSeats: 100, freeSeats: 18 }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByText(/18/)).toBeVisible();
  },
});
export const Full = meta.story({
  args: { tournament: tournamentFixture({ limitSeats: 60, freeSeats: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.entry.max_member_limit_reached'))).toBeVisible();
  },
});
export const ByInvitation = meta.story({
  args: { tournament: tournamentFixture({ privacyType: 2, admissionProblem: 'closed_tournament' }) },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.entry.closed_tournament'))).toBeVisible();
  },
});
export const FromALevel = meta.story({
  args: {
    tournament: tournamentFixture({
      privacyType: 3,
      admissionProblem: 'level_required',
      requirements: { minLevel: 5 },
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.entry.level_required', { level: 5 }))).toBeVisible();
  },
});
export const MissingCompoints = meta.story({
  args: {
    tournament: tournamentFixture({ privacyType: 4, compointMembershipPrice: 4_160 }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/3\D?160/)).toBeVisible();
  },
});
export const Ahead = meta.story({ args: { tournament: aheadFixture } });
export const PaidAhead = meta.story({
  args: { tournament: { ...aheadFixture, privacyType: 4, compointMembershipPrice: 800, isMember: true } },
});
export const Past = meta.story({
  args: {
    tournament: { ...pastFixture, isMember: true, isSeriesLeaderMember: true, limitSeats: 60, freeSeats: 3 },
  },
  async play({ canvas }) {
    await expect(canvas.queryByText(storyText('tournaments.label.crown'))).toBeNull();
    await expect(canvas.queryByText(storyText('tournaments.label.participant'))).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});
/** A past tournament of a series shows its winners. */
export const PastOfSeries = meta.story({
  args: { tournament: { ...pastFixture, tournamentSeriesId: 51, leaders: leadersFixture } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});
export const BestMultiplier = meta.story({
  args: { tournament: tournamentFixture({ mechanic: { title: 'By max x', value: 4 } }) },
});
export const OtherCurrency = meta.story({ args: { currency: 'KZT' } });
export const LongTexts = meta.story({
  args: {
    tournament: tournamentFixture({
      title: 'Международныйкубокпополётамнакометахдлясамыхтерпеливыхигроков '.repeat(3),
      prizeMoney: { RUB: 9_007_199_254_740_900 },
      membersCount: 1_000_000_000,
    }),
  },
});
