import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { flight, freeSpin, landed, table, wheel } from '../model/history.fixtures.ts';
import BetModal from './BetModal.tsx';

const meta = preview.meta({
  title: 'history/BetModal',
  component: BetModal,
  args: { bet: freeSpin, currency: 'RUB' },
});

export const Slot = meta.story({
  async play({ canvas }) {
    await expect(
      canvas.getAllByRole('img', { name: storyText('history.record.symbol', { name: 'cherry' }) }),
    ).toHaveLength(4);
    await expect(canvas.getByText('R-2')).toBeVisible();
    await expect(canvas.getByText(storyText('history.purse.gift'))).toBeVisible();
  },
});
/** A round in which the player bought free spins lists each of the spins. */
export const BonusBuy = meta.story({
  args: {
    bet: {
      ...freeSpin,
      isFree: false,
      stake: 30_000,
      record: {
        kind: 'slot',
        freeSpins: Array.from({ length: 10 }, (_, index) => ({
          reels: freeSpin.record?.reels ?? [],
          lines: index === 3 ? [{ line: 1, symbol: 'cherry', win: 6_000 }] : [],
        })),
      },
    },
  },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('heading', { name: storyText('history.record.freeSpin', { number: 10 }) }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('group', { name: storyText('history.record.reels') })).toHaveLength(10);
  },
});
export const Roulette = meta.story({
  args: { bet: wheel },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('history.record.bet.number', { value: 17 }))).toBeVisible();
    await expect(canvas.getAllByText(storyText('history.bet.bonusPart'))).toHaveLength(2);
  },
});
export const Cards = meta.story({
  args: { bet: table },
  async play({ canvas }) {
    await expect(canvas.getByText('J♦')).toBeVisible();
    await expect(canvas.getByText(storyText('history.record.points.player', { points: 20 }))).toBeVisible();
  },
});
export const Flight = meta.story({
  args: { bet: landed },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('history.record.cashedOut'))).toBeVisible();
    await expect(canvas.getByText(/2[,.]04/)).toBeVisible();
  },
});
/** The round isn't over, so there is no result yet. */
export const InTheAir = meta.story({
  args: { bet: flight },
  async play({ canvas }) {
    await expect(canvas.getAllByText(storyText('history.bet.running'))).toHaveLength(2);
    await expect(canvas.queryByText(storyText('history.record.title'))).toBeNull();
  },
});
