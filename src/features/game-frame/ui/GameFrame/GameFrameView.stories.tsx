import { expect, fn, waitFor, within } from 'storybook/test';
import { monotonicNow } from '#/lib/clock.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import type { Play, Run } from '../../model/frameModel.ts';
import { GameFrameView } from './GameFrameView.tsx';
import { RealityCheckDialog } from './RealityCheck.tsx';

const play: Play = {
  mode: 'real',
  game: {
    slug: 'golden-harvest',
    name: 'Golden Harvest',
    preview: '/hero/aurora-phone.svg',
    allow_bonus_balance: true,
    active: true,
    badges: [],
    disabled: false,
    has_demo_mode: true,
    producer: { slug: 'northlight', name: 'Northlight Studio' },
  },
};
const placeholder = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Game</title><body style="margin:0;display:grid;place-items:center;height:100vh;background:#123;color:#fff;font:700 64px sans-serif"><main><h1>7 7 7</h1></main>')}`;
const run: Run = {
  url: placeholder,
  width: 1280,
  height: 720,
  token: 'run-1',
  startedAt: monotonicNow() - 754_000,
};
const running = { status: 'running', play, attempt: 1, run, isReady: true } as const;
const minimized = { status: 'minimized', play, attempt: 1, run, isReady: true } as const;
const longest: Play = {
  ...play,
  game: {
    ...play.game,
    name: 'The Extraordinarily Long Adventures of the Golden Harvest '.repeat(3),
    producer: { slug: 'n', name: 'A Producer of Many Words '.repeat(4) },
  },
};

const meta = preview.meta({
  title: 'game-frame/GameFrameView',
  component: GameFrameView,
  parameters: { path: '/play/golden-harvest' },
  args: {
    phase: running,
    placement: 'full' as const,
    onFrameLoad: fn(),
    actions: {
      onMinimize: fn(),
      onResume: fn(),
      onClose: fn(),
      onLeave: fn(),
      onStay: fn(),
      onConfirm: fn(),
      onRetry: fn(),
    },
  },
});

export const Loading = meta.story({ args: { phase: { status: 'loading', play, attempt: 1, run: null } } });

export const Running = meta.story({
  async play({ canvas, userEvent, args }) {
    const frame = within(canvas.getByRole('region', { name: /Golden Harvest/ }));
    await expect(frame.getByText(/^1[23]:\d\d$/)).toBeVisible();
    const [minimize] = frame.getAllByRole('button');
    if (minimize) await userEvent.click(minimize);
    await expect(args.actions.onMinimize).toHaveBeenCalledOnce();
  },
});

export const Demo = meta.story({ args: { phase: { ...running, play: { ...play, mode: 'demo' as const } } } });
export const StillLoadingAfterASecond = meta.story({ args: { phase: { ...running, isReady: false } } });
export const LongestNames = meta.story({
  args: { phase: { ...running, play: { ...longest, mode: 'demo' as const } } },
});

export const Minimized = meta.story({
  args: { phase: minimized, placement: 'docked' as const },
  async play({ canvas, userEvent, args }) {
    const [resume, close] = within(canvas.getByRole('region', { name: /Golden Harvest/ })).getAllByRole(
      'button',
    );
    if (resume) await userEvent.click(resume);
    await expect(args.actions.onResume).toHaveBeenCalledOnce();
    if (close) await userEvent.click(close);
    await expect(args.actions.onClose).toHaveBeenCalledOnce();
  },
});

export const MinimizedWhileLoading = meta.story({
  args: { phase: { ...minimized, run: null, isReady: false }, placement: 'docked' as const },
});
export const MinimizedWithLongestNames = meta.story({
  args: { phase: { ...minimized, play: longest }, placement: 'docked' as const },
});
export const MinimizedAndFailed = meta.story({
  args: { phase: { status: 'failed', play, code: 'cannot_run_game' }, placement: 'docked' as const },
});

/** While the game is minimised, the round with the open bet continues. */
export const MinimizedWithOpenBet = meta.story({
  args: { phase: minimized, hasOpenBet: true, placement: 'docked' as const },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(storyText('gameFrame.dock.openBet'))).toBeVisible());
  },
});

export const BonusWarning = meta.story({
  args: { phase: { status: 'confirming', play } },
  parameters: { mock: { user: 'player' } },
  async play({ canvas, userEvent, args }) {
    const warning = within(canvas.getByRole('alertdialog'));
    await expect(warning.getByRole('link')).toHaveAttribute('href', '/games/otygrat_bonus');
    const [go] = warning.getAllByRole('button');
    if (go) await userEvent.click(go);
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The player has no real money left, so the first button offers games that accept bonus money. */
export const BonusWarningWithoutMoney = meta.story({
  args: { phase: { status: 'confirming', play } },
  parameters: { mock: { user: 'broke' } },
  async play({ canvas }) {
    const warning = within(canvas.getByRole('alertdialog'));
    const deposit = storyText('gameFrame.warning.deposit');
    await expect(await warning.findByRole('link', { name: deposit })).toHaveAttribute('href', '/cashbox');
    await expect(
      warning.queryByRole('button', { name: storyText('gameFrame.warning.continue') }),
    ).not.toBeInTheDocument();
  },
});

/** A bet can still be cashed out, so the player must confirm that the game is to be closed. */
export const OpenBet = meta.story({
  args: { isLeaving: true },
  async play({ canvas, userEvent, args }) {
    const [stay, leave] = within(canvas.getByRole('alertdialog')).getAllByRole('button');
    if (leave) await userEvent.click(leave);
    await expect(args.actions.onLeave).toHaveBeenCalledOnce();
    if (stay) await userEvent.click(stay);
    await expect(args.actions.onStay).toHaveBeenCalledOnce();
  },
});

export const Redirecting = meta.story({ args: { phase: { status: 'redirecting', play } } });
export const Blocked = meta.story({ args: { phase: { status: 'blocked', play } } });
export const BlockedWhileMinimized = meta.story({
  args: { phase: { status: 'blocked', play }, placement: 'docked' as const },
});

const activity: PlayActivity = {
  from: '2026-01-14T11:00:00Z',
  deposits: 0,
  payouts: 0,
  netDeposits: 0,
  bets: 1_250_00,
  wins: 900_00,
  net: -350_00,
  currency: 'RUB',
};
const reminder = (shown: Loadable<PlayActivity>) => ({
  children: <RealityCheckDialog minutes={60} activity={shown} onContinue={fn()} onLeave={fn()} />,
});

/** Shows the time played, the bets, the wins and the result. Both buttons have the same look. */
export const RealityCheck = meta.story({
  args: reminder({ kind: 'ready', data: activity }),
  async play({ canvas }) {
    const dialog = canvas.getByRole('alertdialog');
    await expect(within(dialog).getByText(storyText('playSession.net'))).toBeVisible();
    await expect(dialog).toHaveTextContent('350');
    const [leave, stay] = within(dialog).getAllByRole('button');
    if (leave && stay)
      await expect(getComputedStyle(stay).backgroundColor).toBe(getComputedStyle(leave).backgroundColor);
  },
});
export const RealityCheckLoading = meta.story({ args: reminder({ kind: 'pending' }) });
export const RealityCheckWithoutFigures = meta.story({
  args: reminder({ kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false }),
});

const failed = (code: string) => ({ phase: { status: 'failed' as const, play, code } });

export const CannotRun = meta.story({
  args: failed('cannot_run_game'),
  async play({ canvas, userEvent, args }) {
    const [retry] = within(canvas.getByRole('alertdialog')).getAllByRole('button');
    if (retry) await userEvent.click(retry);
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});
export const NothingToWager = meta.story({ args: failed('dont_have_wager') });
export const DeviceNotSupported = meta.story({ args: failed('device_not_supported') });
export const UnavailableInCountry = meta.story({ args: failed('unavailable_in_country') });
export const RegionBlocked = meta.story({ args: failed('region_blocked') });
export const NoDemo = meta.story({ args: failed('no_demo_mode') });
export const GameNotFound = meta.story({ args: failed('game_not_found') });
export const GameDisabled = meta.story({ args: failed('game_disabled') });
export const ProviderUnavailable = meta.story({ args: failed('provider_unavailable') });
export const AccountBlocked = meta.story({ args: failed('account_blocked') });
export const SelfExcluded = meta.story({ args: failed('self_excluded') });
export const TimeOut = meta.story({ args: failed('time_out_active') });
export const TooManyRequests = meta.story({ args: failed('too_many_requests') });
export const SessionEnded = meta.story({ args: failed('unauthorized') });
export const NeverLoaded = meta.story({ args: failed('frame_timeout') });
export const Offline = meta.story({ args: failed('offline') });
