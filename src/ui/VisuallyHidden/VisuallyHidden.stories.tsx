import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only heard' },
});

export const Heard = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Only heard').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
