import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '#/api/generated/model/index.ts';
import { openGame } from './useGamePage.ts';
import { gameFrame, attachEffects, resetGameFrame, dispatchFrame } from './gameFrame.store.ts';
import type { Effect } from './model/frameModel.ts';

const game: Game = {
  slug: 'golden-harvest',
  name: 'Golden Harvest',
  preview: '/media/games/golden-harvest.svg',
  allow_bonus_balance: true,
  active: true,
  badges: [],
  disabled: false,
  has_demo_mode: true,
};
const open = () =>
  openGame({
    game,
    mode: 'demo',
    viewer: 'guest',
    platform: 'desktop',
    hasGiftRounds: false,
    hasBonusMoney: true,
    restriction: 'none',
  });

afterEach(resetGameFrame);

describe('effects of the frame', () => {
  it('are queued until the first handler is attached, and run once', () => {
    const done: Effect[] = [];
    open();
    const stop = attachEffects((effect) => done.push(effect));
    expect(done).toEqual([{ type: 'requestRun', attempt: 1, play: { game, mode: 'demo' }, exitPath: '/' }]);
    stop();
    attachEffects((effect) => done.push(effect))();
    expect(done).toHaveLength(1);
  });
  it('run at once if a handler is attached', () => {
    const done: string[] = [];
    attachEffects(() => done.push('former'))();
    const stop = attachEffects(({ type }) => done.push(type));
    open();
    dispatchFrame({ type: 'closeAsked' });
    stop();
    expect(done).toEqual(['requestRun', 'abandonRun', 'goTo']);
  });
});

describe('the store', () => {
  it('applies events to the state machine, and can be reset', () => {
    open();
    expect(gameFrame.model.phase.status).toBe('loading');
    resetGameFrame();
    expect(gameFrame.model.phase.status).toBe('idle');
  });
});
