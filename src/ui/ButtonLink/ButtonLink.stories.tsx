import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { to: '/cashbox', children: 'Cashbox' },
});

export const Primary = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Cashbox' })).toHaveAttribute('href', '/cashbox');
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' as const } });
export const Ghost = meta.story({ args: { variant: 'ghost' as const, size: 'sm' as const } });
