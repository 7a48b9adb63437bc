import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { {{Name}}View, type {{Name}}ViewProps } from './{{Name}}View.tsx';

// Declared with the prop's type, so that a story may show another state.
const list: {{Name}}ViewProps['list'] = {
  kind: 'ready',
  data: [
    { id: 1, title: 'First' },
    { id: 2, title: 'Second' },
  ],
};
const meta = preview.meta({ title: '{{name}}/{{Name}}View', component: {{Name}}View, args: { list } });

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
export const Pending = meta.story({
  args: { list: { kind: 'pending' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: storyText('{{camel}}.title') })).toBeVisible();
  },
});
const retry = fn();
export const Failed = meta.story({
  args: { list: { kind: 'failed', code: 'server_error', retry, isRetrying: false } },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(storyText('{{camel}}.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});
export const Empty = meta.story({
  args: { list: { kind: 'ready', data: [] } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('{{camel}}.empty'))).toBeVisible();
  },
});
export const LongestText = meta.story({
  args: { list: { kind: 'ready', data: [{ id: 1, title: 'Longest title of all '.repeat(7).trim() }] } },
});
