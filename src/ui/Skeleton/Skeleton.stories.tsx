import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../../.storybook/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'ui/Skeleton', component: Skeleton });

export const Shapes = meta.story({
  render: () => (
    <Stack>
      <Skeleton width="10rem" ratio="3 / 4" />
      <Skeleton shape="text" width="12ch" />
      <Skeleton shape="circle" width="3rem" />
      <Skeleton height="6rem" />
    </Stack>
  ),
});

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' }, args: { height: '6rem' } });
