import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { PhoneCountry } from './phone.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const country = (id: string, dialCode: string): PhoneCountry => ({ country: id, dialCode });
const countries: PhoneFieldProps['countries'] = [
  country('ru', '7'),
  country('kz', '7'),
  country('az', '994'),
  country('nl', '31'),
  country('am', '374'),
  country('au', '61'),
  country('br', '55'),
  country('it', '39'),
  country('fo', '298'),
];

/** Keeps the value in state and shows it below, as a form would send it. */
function Kept({ value: first, ...props }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <PhoneField {...props} value={value} onChange={setValue} />
      <output aria-label="value">{value}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'ui/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', countryLabel: 'Country', countries, value: '', onChange: () => undefined },
  render: (args) => <Kept {...args} />,
});

export const Empty = meta.story();
export const Filled = meta.story({
  args: { value: '61491570006' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('491 570 006');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('au');
  },
});
export const WithError = meta.story({
  args: { value: '7912', error: 'The number is too short' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The number is too short');
  },
});
export const Disabled = meta.story({ args: { value: '61491570006', disabled: true } });
export const CountryWithoutFlag = meta.story({ args: { value: '298211234' } });

/** Accepts digits only, in the country's format. Excess digits stay visible. */
export const Typing = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '9a1b2c3456789000');
    await expect(input).toHaveValue('912 345-67-89 000');
    await expect(canvas.getByLabelText('value')).toHaveTextContent('79123456789000');
    await userEvent.clear(input);
    await expect(canvas.getByLabelText('value')).toBeEmptyDOMElement();
  },
});

/** A typed plus starts a country code, which then selects the country. */
export const TypingWithPlus = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+61491570006');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('au');
    await expect(canvas.getByLabelText('value')).toHaveTextContent('61491570006');
  },
});

/** A complete foreign number is recognised by its country code, even without a plus. */
export const TypingAnotherCode = meta.story({
  args: { current: '61491570006' },
  async play({ canvas, userEvent }) {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('au');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '5511912345678');
    await expect(country).toHaveValue('br');
    await expect(canvas.getByLabelText('value')).toHaveTextContent('5511912345678');
  },
});

export const EditingInTheMiddle = meta.story({
  args: { value: '61491570006' },
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}2');
    await expect(input).toHaveValue('492 570 006');
    await expect(input.selectionStart).toBe(3);
  },
});

/** A pasted international number selects its country. Changing the country keeps the digits. */
export const PasteAndChange = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.click(input);
    await userEvent.paste('+61 (491) 570-006');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('au');
    await expect(canvas.getByLabelText('value')).toHaveTextContent('61491570006');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'nl');
    await expect(canvas.getByLabelText('value')).toHaveTextContent('31491570006');
  },
});
