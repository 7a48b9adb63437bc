import preview from '../../../../../.storybook/preview.tsx';
import { PoolView, type PoolViewProps } from './PoolView.tsx';

const usual: PoolViewProps = { counter: { id: 1, prizePool: 154_285_792, currency: 'RUB' }, currency: 'RUB' };

const meta = preview.meta({
  title: 'promotions/PoolView',
  component: PoolView,
  args: usual,
});

export const Growing = meta.story();
export const Largest = meta.story({ args: { counter: { id: 1, prizePool: Number.MAX_SAFE_INTEGER } } });
