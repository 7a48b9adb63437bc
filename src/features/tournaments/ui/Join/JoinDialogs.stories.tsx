import { expect, fn, within } from 'storybook/test';
import { TournamentErrorCode } from '#/api/generated/model/index.ts';
import { untilDialog } from '../../../../../.storybook/play.ts';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { JoinFacts, JoinModel } from '../../model/join.machine.ts';
import { tournamentFixture } from '../../tournaments.fixtures.ts';
import { JoinDialogs } from './JoinDialogs.tsx';

const facts: JoinFacts = {
  call: 'join',
  slug: 'night-race',
  title: 'Night race',
  tournamentSeriesId: null,
  price: 250,
  isGuest: false,
  isActive: true,
  entry: null,
  chosen: tournamentFixture({ isMember: true, isChosen: true }),
  path: '/tournaments/night-race',
};
const buying = (): JoinModel => ({ step: 'confirming', question: 'buy', facts });
const refused = (code: string, missing: number | null = null, limit: number | null = null): JoinModel => ({
  step: 'refused',
  facts,
  refusal: { code, missing, limit, retryAfterSeconds: null },
});

const meta = preview.meta({
  title: 'tournaments/JoinDialogs',
  component: JoinDialogs,
  args: {
    model: buying(),
    currency: 'RUB',
    onConfirm: fn(),
    onDismiss: fn(),
  },
});

export const Buy = meta.story({
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/250/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: storyText('tournaments.join.buyConfirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const Change = meta.story({
  args: { model: { step: 'confirming', question: 'change', facts: { ...facts, price: 0 } } },
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/Friday sprint/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: storyText('common.action.back') }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
});
export const ChangeAndBuy = meta.story({
  args: { model: { step: 'confirming', question: 'change', facts } },
});
export const Unanswered = meta.story({ args: { model: { step: 'unanswered', facts } } });
export const MissingCompoints = meta.story({
  args: { model: refused('insufficient_compoint_balance', 220) },
  async play({ canvasElement }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/220/)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/compoints');
  },
});
export const MissingDeposit = meta.story({
  args: { model: refused('deposit_required', 100_000) },
  async play({ canvasElement }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/1\D?000,00/)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/cashbox');
  },
});
export const MissingLevel = meta.story({
  args: { model: refused('level_required', null, 5) },
  async play({ canvasElement }) {
    await expect(within(await untilDialog(canvasElement)).getByText(/5/)).toBeVisible();
  },
});
export const NoSeats = meta.story({
  args: { model: refused('max_member_limit_reached', null, 100) },
  async play({ canvasElement }) {
    const name = storyText('tournament.errors.max_member_limit_reached');
    await expect(await untilDialog(canvasElement)).toHaveAccessibleName(name);
  },
});
export const SeriesHolds = meta.story({
  args: { model: refused('tournament_series_member') },
  async play({ canvasElement }) {
    const name = storyText('tournament.errors.tournament_series_member');
    await expect(await untilDialog(canvasElement)).toHaveAccessibleName(name);
  },
});
export const ServerFailed = meta.story({ args: { model: refused('server_error') } });
/** Every code of the description has words; one that nobody knows is asked to be tried later. */
export const UnknownCode = meta.story({
  args: { model: refused('constructor') },
  async play({ canvasElement }) {
    await expect(Object.values(TournamentErrorCode).length).toBeGreaterThan(17);
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByRole('heading', { name: storyText('common.error.tryLater') })).toBeVisible();
  },
});
