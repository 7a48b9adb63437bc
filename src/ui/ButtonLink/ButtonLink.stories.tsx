import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { to: '/cashbox', children: 'Cashbox' },
});

/** Styles that a button and a link must share. */
const LOOK = ['backgroundColor', 'backgroundImage', 'color', 'borderRadius', 'fontSize', 'height'] as const;

export const Primary = meta.story({
  render: (args) => (
    <>
      <ButtonLink {...args} />
      <Button>{args.children}</Button>
    </>
  ),
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Cashbox' });
    await expect(link).toHaveAttribute('href', '/cashbox');
    const lookOf = (element: Element) => LOOK.map((property) => getComputedStyle(element)[property]);
    await expect(lookOf(link)).toEqual(lookOf(canvas.getByRole('button', { name: 'Cashbox' })));
  },
});
export const Secondary = meta.story({ args: { variant: 'secondary' as const } });
export const Ghost = meta.story({ args: { variant: 'ghost' as const, size: 'sm' as const } });
