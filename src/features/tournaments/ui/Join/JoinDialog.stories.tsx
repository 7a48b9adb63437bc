import { expect, fn, within } from 'storybook/test';
import { TournamentErrorCode } from '#/api/generated/model/index.ts';
import type { Refused } from '#/api/ApiError.ts';
import { untilDialog } from '../../../../../.storybook/play.ts';
import { storyText } from '../../../../../.storybook/storyText.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { JoinRequest } from '../../model/join.ts';
import { tournamentFixture } from '../../tournaments.fixtures.ts';
import { JoinDialog, type JoinDialogProps } from './JoinDialog.tsx';

const request: JoinRequest = {
  call: 'join',
  slug: 'night-race',
  title: 'Night race',
  tournamentSeriesId: null,
  price: 250,
  isBlocking: false,
  isActive: true,
  isMember: false,
  entry: null,
  chosen: tournamentFixture({ isMember: true, isChosen: true }),
};
const refused = (code: string, more: Partial<Refused> = {}) =>
  ({
    question: null,
    state: { step: 'failed', refused: { code, ...more }, isUncertain: false },
  }) as const satisfies Partial<JoinDialogProps>;
const usual: JoinDialogProps = {
  request,
  question: 'buy',
  state: { step: 'question' },
  currency: 'RUB',
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'tournaments/JoinDialog', component: JoinDialog, args: usual });

export const Buy = meta.story({
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/250/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: storyText('tournaments.join.buyConfirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const Change = meta.story({
  args: { question: 'change', request: { ...request, price: 0 } },
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/Friday sprint/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: storyText('common.action.back') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
/** Warns the player before a switch that can't be undone while the tournament is running. */
export const ChangeWithoutReturn = meta.story({
  args: { question: 'change', request: { ...request, price: 0, isBlocking: true } },
  async play({ canvasElement }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(new RegExp(storyText('tournaments.join.noWayBack')))).toBeVisible();
  },
});
export const ChangeAndBuy = meta.story({ args: { question: 'change' } });
/** A second press does nothing while the request is in flight. */
export const Waiting = meta.story({
  args: { state: { step: 'waiting' } },
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    const name = new RegExp(storyText('tournaments.join.buyConfirm'));
    await userEvent.click(dialog.getByRole('button', { name }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
/** If the player is offline, nothing was sent, so they can press the same button again. */
export const Offline = meta.story({
  args: refused('offline'),
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const NoAnswer = meta.story({
  args: { question: null, state: { step: 'failed', refused: { code: 'timeout' }, isUncertain: true } },
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(storyText('tournaments.join.uncertain'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const MissingCompoints = meta.story({
  args: refused('insufficient_compoint_balance', { missing: 220 }),
  async play({ canvasElement }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/220/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: storyText('action.remedy.compoints') })).toHaveAttribute(
      'href',
      '/compoints',
    );
  },
});
export const MissingDeposit = meta.story({
  args: refused('deposit_required', { missing: 100_000 }),
  async play({ canvasElement }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(/1\D?000,00/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: storyText('action.remedy.deposit') })).toHaveAttribute(
      'href',
      '/cashbox',
    );
  },
});
export const MissingPromotion = meta.story({
  args: { ...refused('promotion_required'), promoSlug: 'comet-night' },
  async play({ canvasElement }) {
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByRole('link', { name: storyText('action.remedy.promotion') })).toHaveAttribute(
      'href',
      '/promo/comet-night',
    );
  },
});
export const SeveralAccounts = meta.story({
  args: refused('user_is_blocked_for_multi_account'),
  async play({ canvasElement, userEvent, args }) {
    const dialog = within(await untilDialog(canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: storyText('action.remedy.support') }));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const MissingLevel = meta.story({
  args: refused('level_required', { limit: 5 }),
  async play({ canvasElement }) {
    await expect(within(await untilDialog(canvasElement)).getByText(/5/)).toBeVisible();
  },
});
export const NoSeats = meta.story({
  args: refused('max_member_limit_reached', { limit: 100 }),
  async play({ canvasElement }) {
    const name = storyText('tournament.errors.max_member_limit_reached');
    await expect(await untilDialog(canvasElement)).toHaveAccessibleName(name);
  },
});
export const SeriesHolds = meta.story({
  args: refused('tournament_series_member'),
  async play({ canvasElement }) {
    const name = storyText('tournament.errors.tournament_series_member');
    await expect(await untilDialog(canvasElement)).toHaveAccessibleName(name);
  },
});
export const ServerFailed = meta.story({ args: refused('server_error') });
/** Every documented error code has a text. For an unknown code, the text says to try again later. */
export const UnknownCode = meta.story({
  args: refused('constructor'),
  async play({ canvasElement }) {
    await expect(Object.values(TournamentErrorCode).length).toBeGreaterThan(17);
    const dialog = within(await untilDialog(canvasElement));
    await expect(dialog.getByText(storyText('common.error.tryLater'))).toBeVisible();
  },
});
