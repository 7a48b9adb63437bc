import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MaskedField } from './MaskedField.tsx';

const meta = preview.meta({
  title: 'ui/MaskedField',
  component: MaskedField,
  args: { label: 'Code from the SMS', mask: '##-##', inputMode: 'numeric' as const, onChange: fn() },
});

export const Typed = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox', { name: 'Code from the SMS' });
    await userEvent.type(input, '1a2345');
    await expect(input).toHaveValue('12-34');
  },
});

export const Pasted = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('code: 98 76 54 32');
    await expect(input).toHaveValue('98-76');
  },
});

export const EditedInTheMiddle = meta.story({
  args: { mask: '##.##.####', label: 'Date of birth' },
  render: function Controlled(args) {
    const [value, setValue] = useState('12.0');
    return <MaskedField {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '3', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('13.20');
    await expect(input.selectionStart).toBe(2);
  },
});
export const Filled = meta.story({ args: { defaultValue: '12-34' } });
export const WithError = meta.story({ args: { defaultValue: '12', error: 'The code has four digits' } });
export const Disabled = meta.story({ args: { defaultValue: '12-34', disabled: true } });
