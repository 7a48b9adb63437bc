import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Remind me of the time',
    name: 'interval',
    options: [
      { value: '15', label: 'Every 15 minutes' },
      { value: '30', label: 'Every half an hour', hint: 'Most players choose this' },
      { value: '60', label: 'Every hour', disabled: true },
    ],
    onChange: fn(),
  },
});

/** The whole line is clickable, arrow keys move the selection, and the hint describes its radio. */
export const Empty = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByText('Every 15 minutes'));
    await expect(canvas.getByRole('radio', { name: 'Every 15 minutes' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Every half an hour' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Every half an hour' })).toHaveAccessibleDescription(
      'Most players choose this',
    );
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});
export const Chosen = meta.story({ args: { defaultValue: '30' } });
export const Controlled = meta.story({ args: { value: '15' } });
export const WithImages = meta.story({
  args: {
    label: 'Card',
    options: [1, 2].map((at) => ({ value: String(at), label: `•••• 424${at}`, image: <Badge>Card</Badge> })),
    defaultValue: '1',
  },
});
export const WithError = meta.story({
  args: { error: 'Choose one of them' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one of them');
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '15' } });
export const LongestText = meta.story({
  args: {
    options: [
      { value: 'x', label: 'The longest name of all payment methods '.repeat(5), hint: 'x'.repeat(90) },
    ],
  },
});
