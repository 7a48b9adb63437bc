import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'ui/Spinner', component: Spinner });

export const Decoration = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
export const Named = meta.story({
  args: { label: 'The game is loading', size: 'lg' as const },
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: 'The game is loading' })).toBeVisible();
  },
});
export const Small = meta.story({ args: { size: 'sm' as const } });
