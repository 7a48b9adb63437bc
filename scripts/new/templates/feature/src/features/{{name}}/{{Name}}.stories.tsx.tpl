import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { {{Name}}View } from './{{Name}}.tsx';

const items = [
  { id: 1, title: 'First' },
  { id: 2, title: 'Second' },
];
const meta = preview.meta({ title: '{{name}}/{{Name}}View', component: {{Name}}View, args: { items } });

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
export const Empty = meta.story({
  args: { items: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('{{camel}}.empty'))).toBeVisible();
  },
});
export const LongestText = meta.story({
  args: { items: [{ id: 1, title: 'Longest title of all '.repeat(7).trim() }] },
});
