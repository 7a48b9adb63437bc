import { expect } from 'storybook/test';
import { inHours, runningGift } from '#/entities/gift/gift.fixtures.ts';
import { deviceNow } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { GameMoneyView, type GameMoneyViewProps } from './GameMoney.tsx';

const DAY_MS = 86_400_000;
const balance: GameMoneyViewProps['balance'] = {
  user_id: 1_002,
  balance: 1_250_00,
  bonus: 4_200_00,
  wagering: 75_600_00,
  currency: 'RUB',
  compoint_balance: 0,
  winback: 0,
  is_active_bonus: true,
  updatedAt: 0,
};
const bonus: GameMoneyViewProps['bonus'] = {
  amount: 4_200_00,
  currency: 'RUB',
  left: 75_600_00,
  wagering: { wagered: 50_400_00, target: 126_000_00, left: 75_600_00, percent: 40 },
  multiplier: 30,
  endsAt: deviceNow() + 11 * DAY_MS,
  title: 'Бонус 50 ₽',
  giftId: 90_301,
  gift: runningGift({ amount: 4_200_00, wagerTarget: 126_000_00, expiredAt: inHours(11 * 24) }),
  isTooSmall: false,
};
const rounds: GameMoneyViewProps['rounds'] = { kind: 'spins', left: 12, endsAt: deviceNow() + DAY_MS };

const meta = preview.meta({
  title: 'gifts/GameMoneyView',
  component: GameMoneyView,
  args: { balance, bonus, counts: true, rounds: null as GameMoneyViewProps['rounds'] },
});

/** Shows real and bonus money separately, the amount left to wager, and the deadline. */
export const Wagering = meta.story({
  async play({ canvas }) {
    const [real, bonusMoney] = canvas.getAllByRole('definition');
    await expect(real).toHaveTextContent(/1.?250[.,]00/);
    await expect(bonusMoney).toHaveTextContent(/4.?200[.,]00/);
    await expect(canvas.getByText(/75.?600[.,]00/)).toBeVisible();
    const [deadline = ''] = storyText('gifts.time.play', { left: '@' }).split('@');
    await expect(canvas.getByText((text) => text.startsWith(deadline.trim()))).toBeVisible();
  },
});
export const NotCountingHere = meta.story({
  args: { counts: false },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.bonus.notHere'))).toBeVisible();
  },
});
/** The player has free spins but no bonus, because the spins haven't won anything yet. */
export const FreeSpins = meta.story({
  args: { bonus: null, rounds },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('gifts.game.spins'))).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.queryByText(storyText('gifts.game.bonus'))).toBeNull();
  },
});
export const SpinsAndBonus = meta.story({ args: { rounds } });
export const OneFreeBet = meta.story({
  args: { bonus: null, rounds: { kind: 'freeBets' as const, left: 1, endsAt: null } },
});
export const OnPhone = meta.story({ args: { rounds }, globals: { viewport: { value: 'phone' } } });
