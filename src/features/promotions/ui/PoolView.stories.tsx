import { expect } from 'storybook/test';
import { storyText } from '../../../../.storybook/storyText.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PoolView, type PoolViewProps } from './Section.tsx';

const usual: PoolViewProps = {
  counter: { id: 1, prizePool: 154_285_792, currency: 'RUB' },
  currency: 'RUB',
  isGrowing: true,
};

const meta = preview.meta({
  title: 'promotions/PoolView',
  component: PoolView,
  args: usual,
});

export const Growing = meta.story();
export const Largest = meta.story({ args: { counter: { id: 1, prizePool: Number.MAX_SAFE_INTEGER } } });
export const Final = meta.story({
  args: { isGrowing: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('promotions.pool.final') })).toBeVisible();
  },
});
