import { expect, fn } from 'storybook/test';
import { deviceNow } from '#/lib/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { GameMoneyLine, type GameMoneyLineProps } from './BonusLine.tsx';

const bonus: GameMoneyLineProps['bonus'] = {
  amount: 4_200_00,
  currency: 'RUB',
  left: 75_600_00,
  wagering: { wagered: 50_400_00, target: 126_000_00, left: 75_600_00, percent: 40 },
  multiplier: 30,
  endsAt: deviceNow() + 86_400_000,
  title: null,
  giftId: null,
  gift: null,
  isTooSmall: false,
};
const rounds: GameMoneyLineProps['rounds'] = { kind: 'spins', left: 12, endsAt: null };

const meta = preview.meta({
  title: 'gifts/GameMoneyLine',
  component: GameMoneyLine,
  args: {
    bonus,
    counts: true,
    rounds: null as GameMoneyLineProps['rounds'],
    onOpen: fn(),
  },
});

export const ToWager = meta.story({
  async play({ args, canvas, userEvent }) {
    const line = canvas.getByRole('button');
    await expect(line).toHaveAccessibleName(new RegExp(storyText('gifts.bonus.toWager')));
    await expect(line).toHaveTextContent(/75.?600[.,]00/);
    await userEvent.click(line);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});
export const NotCounting = meta.story({ args: { counts: false } });
export const FreeSpins = meta.story({
  args: { bonus: null, rounds },
  async play({ canvas }) {
    const name = new RegExp(`${storyText('gifts.game.spins')}\\s*12`);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(name);
  },
});
export const SpinsAndBonus = meta.story({ args: { rounds }, globals: { viewport: { value: 'phone' } } });
