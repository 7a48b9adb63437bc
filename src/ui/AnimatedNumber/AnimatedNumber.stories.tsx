import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { AnimatedNumber } from './AnimatedNumber.tsx';

const roubles = (minor: number) =>
  new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' }).format(minor / 100);
const meta = preview.meta({
  title: 'ui/AnimatedNumber',
  component: AnimatedNumber,
  args: { value: 1_234_56, format: roubles },
});

export const Still = meta.story();

export const Counting = meta.story({
  render: function Growing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <Button onClick={() => setValue(value + 100_000_00)}>Win</Button>{' '}
        <AnimatedNumber {...args} value={value} />
      </>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }));
    await expect(await canvas.findByText(/^101\s234,56/, {}, { timeout: 3000 })).toBeVisible();
  },
});
