import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'ui/NumberField',
  component: NumberField,
  parameters: { locale: 'ru' },
  args: { label: 'Compoints', value: null, onValue: fn() },
  render: function Entering(args) {
    const [value, setValue] = useState(args.value);
    const enter = (next: number | null) => {
      setValue(next);
      args.onValue(next);
    };
    return <NumberField {...args} value={value} onValue={enter} />;
  },
});

export const Whole = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Compoints' }), '1.5e2-');
    await expect(canvas.getByRole('textbox')).toHaveValue('152');
    await expect(args.onValue).toHaveBeenLastCalledWith(152);
  },
});

/** A typed decimal gives exactly the same float as the literal in code. */
export const Decimal = meta.story({
  args: { label: 'Multiplier', digits: 3 },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '1.005');
    await expect(canvas.getByRole('textbox')).toHaveValue('1,005');
    await expect(args.onValue).toHaveBeenLastCalledWith(1.005);
  },
});
export const Negative = meta.story({
  args: { label: 'Offset', digits: 1, allowsNegative: true, value: -0.5 },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('-0,5');
  },
});
export const WithError = meta.story({ args: { value: 5, error: 'You have only 3' } });
export const Disabled = meta.story({ args: { value: 5, disabled: true } });
