import { expect, fn } from 'storybook/test';
import type { GameSheet } from '#/api/generated/model/index.ts';
import { gameFixture, gameFixtures } from '#/entities/game/game.fixtures.ts';
import { GameTile } from '#/entities/game/GameTile.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { GameSheetView, type GameSheetViewProps } from './GameSheetModal.tsx';

const sheet: GameSheet = {
  game: gameFixture(),
  returnToPlayer: 9432,
  volatility: 'medium',
  lines: 5,
  minBet: 10_00,
  maxBet: 1_000_00,
  currency: 'RUB',
  topWin: 100_000,
  features: ['wilds', 'demo', 'bonus_money'],
  similar: gameFixtures(6),
};

const usual: GameSheetViewProps = {
  sheet,
  viewer: 'player',
  platform: 'desktop',
  renderTile: (game) => <GameTile game={game} viewer="player" />,
  onGo: fn(),
};

const meta = preview.meta({ title: 'game-sheet/GameSheetView', component: GameSheetView, args: usual });

export const Slot = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/94[.,]32/)).toBeVisible();
    await expect(canvas.getByText(storyText('gameSheet.volatility.medium'))).toBeVisible();
    await expect(canvas.getByText(/10[.,]00.*1.?000[.,]00/)).toBeVisible();
    await expect(canvas.getByText(storyText('gameSheet.bonus.yes'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Northlight Studio/ })).toHaveAttribute(
      'href',
      '/producers/northlight-studio',
    );
    await expect(canvas.getByRole('link', { name: storyText('gameSheet.play') })).toHaveAttribute(
      'href',
      '/play/golden-harvest',
    );
    await expect(canvas.getAllByRole('link', { name: /Golden Harvest \d/ })).toHaveLength(6);
  },
});
/** The sheet shows the prices of a bonus buy and of a jackpot ticket. */
export const JackpotAndBonusBuy = meta.story({
  args: {
    sheet: {
      ...sheet,
      features: ['wilds', 'jackpot', 'bonus_buy', 'demo'],
      jackpotTicket: 100_00,
      bonusBuy: { price: 30, spins: 10, multiplier: 3 },
    },
  },
  async play({ canvas }) {
    const offer = { price: 30, spins: 10, multiplier: 3 };
    await expect(canvas.getByText(storyText('gameSheet.bonusBuy.offer', offer))).toBeVisible();
    await expect(canvas.getByText(/100[.,]00/)).toBeVisible();
    await expect(canvas.getAllByText(storyText('gameFacts.feature.jackpot'))).toHaveLength(2);
  },
});
/** The sheet was opened from the running game, so there are no buttons to start the game. */
export const InTheGame = meta.story({
  args: { isRunning: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/94[.,]32/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: storyText('gameSheet.play') })).toBeNull();
    await expect(canvas.queryByRole('link', { name: storyText('gameSheet.demo') })).toBeNull();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
/** The volatility of roulette depends on the player's bets, so the sheet says that instead of a level. */
export const Roulette = meta.story({
  args: {
    sheet: {
      game: gameFixture({ allow_bonus_balance: false, has_demo_mode: false }),
      returnToPlayer: 9730,
      minBet: 10_00,
      placeLimits: [
        { place: 'number', maxBet: 4_000_00, payout: 36 },
        { place: 'dozen', maxBet: 20_000_00, payout: 3 },
        { place: 'half', maxBet: 40_000_00, payout: 2 },
      ],
      currency: 'RUB',
      topWin: 3_600,
      features: ['many_bets'],
      similar: [],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gameSheet.volatility.own'))).toBeVisible();
    await expect(canvas.getByText(storyText('gameSheet.bonus.no'))).toBeVisible();
    await expect(canvas.queryByText(storyText('gameSheet.lines'))).toBeNull();
    await expect(canvas.getByText(/4\s?000,00.*35/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: storyText('gameSheet.demo') })).toBeNull();
  },
});
/** A guest has to log in for real play. */
export const Guest = meta.story({
  args: { viewer: 'guest' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: storyText('gameSheet.login') })).toHaveAttribute(
      'href',
      expect.stringContaining('redirect='),
    );
  },
});
export const Disabled = meta.story({
  args: { sheet: { ...sheet, game: gameFixture({ disabled: true }) } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('game.tile.refused.disabled'))).toBeVisible();
  },
});
export const LongestTexts = meta.story({
  args: {
    sheet: {
      ...sheet,
      game: gameFixture({
        name: 'The Extraordinarily Long Adventures of the Golden Harvest Deluxe Megaways',
        producer: { slug: 'p', name: 'A producer with a very long name indeed' },
      }),
    },
  },
  globals: { viewport: { value: 'phone' } },
});
