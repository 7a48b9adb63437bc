import { fn } from 'storybook/test';
import { gameFixture } from '#/entities/game/game.fixtures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { TodayView, type TodayViewProps } from './TodayView.tsx';

const jackpot = {
  amount: 1_284_930_55,
  // A sign that every brand's own faces have: a system's face would make the picture differ from machine to
  // machine.
  currency: 'EUR',
  updatedAt: '2026-11-20T10:00:00Z',
  drawAt: '2026-11-20T20:59:00Z',
  lastWinner: { username: 'mar***', amount: 902_100_00, wonAt: '2026-11-19T20:00:00Z' },
} as const;

const today: TodayViewProps['today'] = { kind: 'ready', data: { gameOfTheDay: gameFixture(), jackpot } };

/** Game of the day and daily jackpot. */
const meta = preview.meta({ component: TodayView, args: { viewer: 'guest' as const, today } });

export const Today = meta.story();
export const Loading = meta.story({ args: { today: { kind: 'pending' } } });
export const NothingOn = meta.story({ args: { today: { kind: 'ready', data: {} } } });
export const LargestAmount = meta.story({
  args: { today: { kind: 'ready', data: { jackpot: { ...jackpot, amount: Number.MAX_SAFE_INTEGER } } } },
});
export const Failed = meta.story({
  args: { today: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false } },
});
