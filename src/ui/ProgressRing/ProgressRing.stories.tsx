import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = preview.meta({
  title: 'ui/ProgressRing',
  component: ProgressRing,
  args: { value: 64, label: 'Progress to level 8', children: 7 },
});

export const Middle = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Progress to level 8' })).toHaveAttribute(
      'value',
      '64',
    );
  },
});
export const Empty = meta.story({ args: { value: 0 } });
export const Full = meta.story({ args: { value: 250, size: 'lg' as const } });
export const AroundAPicture = meta.story({ args: { size: 'xl' as const } });
export const NotANumber = meta.story({ args: { value: Number.NaN, size: 'sm' as const } });
