import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ title: 'ui/Checkbox', component: Checkbox, args: { label: 'I am over 18' } });

export const Empty = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('I am over 18'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
export const Checked = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithError = meta.story({
  args: { error: 'You must be over 18 to play' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('You must be over 18 to play');
  },
});
export const LongestText = meta.story({
  args: {
    label:
      'I have read the rules, the privacy policy and the rules of each promotion and agree to all of them. '.repeat(
        4,
      ),
  },
});
