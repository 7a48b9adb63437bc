import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'ui/SearchField',
  component: SearchField,
  args: {
    label: 'Search games',
    placeholder: 'Game or provider',
    clearLabel: 'Clear',
    value: '',
    onSearch: () => undefined,
  },
  render: function Searching(args) {
    const [query, setQuery] = useState(args.value);
    return <SearchField {...args} value={query} onSearch={setQuery} />;
  },
});

export const Empty = meta.story();
export const Filled = meta.story({
  args: { value: 'book of' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Escaped = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(field, 'wild');
    await expect(field).toHaveValue('wild');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
});
