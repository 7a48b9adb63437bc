import { expect, fn, waitFor, within } from 'storybook/test';
import { gameFixture } from '#/entities/game/game.fixtures.ts';
import { serverNow, toDate } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { TodayView, type TodayViewProps } from './TodayBlock.tsx';

const jackpot = {
  amount: 1_284_930_55,
  currency: 'EUR',
  updatedAt: '2026-11-20T10:00:00Z',
  drawAt: '2026-11-20T20:59:00Z',
  lastWinner: { username: 'mar***', amount: 902_100_00, wonAt: '2026-11-19T20:00:00Z' },
} as const;

const today: TodayViewProps['today'] = { kind: 'ready', data: { gameOfTheDay: gameFixture(), jackpot } };

const meta = preview.meta({ component: TodayView, args: { viewer: 'guest' as const, today } });

export const Today = meta.story({
  async play({ canvas }) {
    const card = within(canvas.getByRole('region', { name: storyText('lobby.today.title') }));
    await expect(card.getByText('Golden Harvest')).toBeVisible();
    await expect(
      card.getByRole('link', { name: storyText('game.tile.demoNamed', { name: 'Golden Harvest' }) }),
    ).toHaveAttribute('href', '/play/golden-harvest?mode=demo');
  },
});
/** The jackpot grows by one unit a second while the page is open. */
export const JackpotGrows = meta.story({
  args: {
    today: {
      kind: 'ready',
      data: {
        jackpot: { ...jackpot, updatedAt: toDate(serverNow()).toISOString(), growthPerHour: 3_600_00 },
      },
    },
  },
  async play({ canvas }) {
    const card = canvas.getByRole('region', { name: storyText('lobby.jackpot.title') });
    const shown = (): number =>
      Number(card.querySelector('[data-number]')?.textContent.replaceAll(/\D/g, ''));
    const before = shown();
    await expect(before).toBeGreaterThanOrEqual(jackpot.amount);
    await waitFor(() => expect(shown()).toBeGreaterThan(before), { timeout: 5_000 });
  },
});
export const Loading = meta.story({ args: { today: { kind: 'pending' } } });
export const NothingOn = meta.story({
  args: { today: { kind: 'ready', data: {} } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('lobby.today.empty'))).toBeVisible();
  },
});
export const LargestAmount = meta.story({
  args: { today: { kind: 'ready', data: { jackpot: { ...jackpot, amount: Number.MAX_SAFE_INTEGER } } } },
});
export const Failed = meta.story({
  args: { today: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
