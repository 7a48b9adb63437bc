import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'asc', label: 'A to Z' },
  { value: 'new', label: 'New first' },
  { value: 'never', label: 'By luck', disabled: true },
];
const meta = preview.meta({ title: 'ui/Select', component: Select, args: { label: 'Sort', options } });

export const Chosen = meta.story({
  args: { defaultValue: 'new' },
  async play({ canvas, userEvent }) {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveValue('new');
    await userEvent.selectOptions(select, 'asc');
    await expect(select).toHaveValue('asc');
  },
});
export const WithPlaceholder = meta.story({ args: { placeholder: 'Choose' } });
export const WithError = meta.story({ args: { placeholder: 'Choose', error: 'Choose one of them' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongestText = meta.story({
  args: {
    options: [{ value: 'long', label: 'The longest of all names that a payment method ever had '.repeat(4) }],
  },
});
