import { expect, fn } from 'storybook/test';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tournamentFixture } from '../../tournaments.fixtures.ts';
import type { EntryProblem, Offer } from '../../model/join.ts';
import { OfferView } from './OfferView.tsx';

/** Typed explicitly, because TypeScript would infer `string` and `null` from these values. */
const shown: { readonly offer: Offer; readonly problem: EntryProblem | null } = {
  offer: 'join',
  problem: null,
};
const paid = tournamentFixture({ compointMembershipPrice: 250 });
const barred = (code: EntryProblem['code'], more: Partial<EntryProblem> = {}): EntryProblem => ({
  missing: null,
  limit: null,
  ...more,
  code,
});

const meta = preview.meta({
  title: 'tournaments/OfferView',
  component: OfferView,
  args: {
    ...shown,
    tournament: tournamentFixture(),
    currency: 'RUB',
    chosen: null,
    compoints: 100,
    isWaiting: false,
    onPress: fn(),
    onPlay: fn(),
    onSupport: fn(),
  },
});

export const Join = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.offer.join') }));
    await expect(args.onPress).toHaveBeenCalledWith('join');
  },
});
export const Buy = meta.story({ args: { tournament: paid } });
export const Sending = meta.story({ args: { isWaiting: true } });
export const Register = meta.story({
  args: { offer: 'register', compoints: null, tournament: paid },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: storyText('tournaments.offer.register') });
    await expect(link).toHaveAttribute('href', '/registration?redirect=%2Ftournaments%2Ffriday-sprint');
  },
});
/**
 * A disabled button says that the tournament is full. A second button asks to be notified of a free seat.
 */
export const AskForSeat = meta.story({
  args: { offer: 'askForSeat', problem: barred('max_member_limit_reached', { limit: 60 }) },
  async play({ canvas, userEvent, args }) {
    const full = storyText('tournaments.entry.max_member_limit_reached');
    await expect(canvas.getByRole('button', { name: full })).toBeDisabled();
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/help/tournament-refused');
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.offer.askForSeat') }));
    await expect(args.onPress).toHaveBeenCalledWith('joinWaitingList');
  },
});
export const WaitForSeat = meta.story({
  args: { offer: 'waitForSeat', problem: barred('max_member_limit_reached', { limit: 60 }) },
  async play({ canvas }) {
    const name = storyText('tournaments.offer.waitForSeat');
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
});
export const AskForInvitation = meta.story({
  args: { offer: 'askForInvitation', problem: barred('closed_tournament') },
  async play({ canvas }) {
    const name = storyText('tournaments.entry.closed_tournament');
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', '/help/tournament-refused');
  },
});
export const WaitForInvitation = meta.story({
  args: { offer: 'waitForInvitation', problem: barred('closed_tournament') },
  async play({ canvas }) {
    const name = storyText('tournaments.offer.waitForInvitation');
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByText(storyText('tournaments.offerNote.waitForInvitation'))).toBeVisible();
  },
});
export const MissingCompoints = meta.story({
  args: {
    offer: 'blocked',
    problem: barred('insufficient_compoint_balance', { missing: 3_160 }),
    tournament: tournamentFixture({ compointMembershipPrice: 5_000 }),
    compoints: 1_840,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /3\D?160/ })).toBeDisabled();
    const name = storyText('action.remedy.compoints');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/compoints');
    const why = await canvas.findByRole('link', { name: storyText('answers.how') });
    await expect(why).toHaveAttribute('href', '/help/compoints');
  },
});
export const MissingLevel = meta.story({
  args: { offer: 'blocked', problem: barred('level_required', { limit: 5 }) },
  async play({ canvas }) {
    const name = storyText('action.remedy.levels');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/profile/levels');
  },
});
export const MissingDeposit = meta.story({
  args: {
    offer: 'blocked',
    problem: barred('deposit_required'),
    tournament: tournamentFixture({ requirements: { minDeposit: { RUB: 10_000_000 } } }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /100\D?000/ })).toBeDisabled();
  },
});
export const WaitForStart = meta.story({ args: { offer: 'waitForStart' } });
export const Choose = meta.story({
  args: { offer: 'choose' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledWith('choose');
  },
});
export const Play = meta.story({
  args: { offer: 'play' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('tournaments.offer.play') }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
});
export const Over = meta.story({ args: { offer: 'over' } });
export const JoinAhead = meta.story({
  args: { offer: 'joinAhead' },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('tournaments.offerNote.joinAhead'))).toBeVisible();
  },
});
/** If the player's bets count in another tournament now, a note names it. */
export const Elsewhere = meta.story({
  args: { offer: 'choose', chosen: tournamentFixture({ slug: 'night-race', title: 'Night race' }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/Night race/)).toBeVisible();
  },
});
