import { fn } from 'storybook/test';
import { gameFixture } from '#/entities/game/game.fixtures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { TodayView, type TodayViewProps } from './TodayView.tsx';

const jackpot = {
  amount: 1_284_930_55,
  // A sign that every brand's own faces have: a system's face would make the picture differ from machine to machine.
  currency: 'EUR',
  updatedAt: '2026-11-20T10:00:00Z',
  drawAt: '2026-11-20T20:59:00Z',
  lastWinner: { username: 'mar***', amount: 902_100_00, wonAt: '2026-11-19T20:00:00Z' },
} as const;

const state: TodayViewProps['state'] = { kind: 'today', block: { gameOfTheDay: gameFixture(), jackpot } };

/** Game of the day and daily jackpot. */
const meta = preview.meta({ component: TodayView, args: { viewer: 'guest' as const, state } });

export const Today = meta.story();
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const NothingOn = meta.story({ args: { state: { kind: 'today', block: {} } } });
export const LargestAmount = meta.story({ args: { state: { kind: 'today', block: { jackpot: { ...jackpot, amount: Number.MAX_SAFE_INTEGER } } } } });
export const Failed = meta.story({ args: { state: { kind: 'error', retry: fn(), isRetrying: false } } });
