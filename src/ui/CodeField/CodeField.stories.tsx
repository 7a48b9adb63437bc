import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Kept({ value: first, ...props }: CodeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <CodeField {...props} value={value} onChange={setValue} />
      <output aria-label="value">{value}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'ui/CodeField',
  component: CodeField,
  args: { label: 'Code of the SMS', value: '', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
});

export const Empty = meta.story({
  async play({ canvas }) {
    const input = canvas.getByRole('textbox', { name: 'Code of the SMS' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
});
export const HalfFilled = meta.story({ args: { value: '12' } });
export const Filled = meta.story({ args: { value: '4821' } });
export const WithError = meta.story({
  args: { value: '4821', error: 'That is not the code' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('That is not the code');
  },
});
export const Disabled = meta.story({ args: { value: '48', disabled: true } });

export const Typing = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1a2345678');
    await expect(input).toHaveValue('12-34');
    await expect(canvas.getByLabelText('value')).toHaveTextContent('1234');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('12');
  },
});

export const Pasting = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox');
    for (const text of ['12-34', '12 34', '1234', 'Code: 12 34 56']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(canvas.getByLabelText('value')).toHaveTextContent('1234');
    }
  },
});
