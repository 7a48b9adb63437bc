import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Textarea } from './Textarea.tsx';

const meta = preview.meta({ title: 'ui/Textarea', component: Textarea, args: { label: 'Your question', maxLength: 40 } });

/** Near its end it counts, and takes no more than there may be. */
export const Typed = meta.story({
  async play({ canvas, userEvent }) {
    const area = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(area, 'Where is my gift?');
    await expect(canvas.queryByText(/\/ 40/)).toBeNull();
    await userEvent.type(area, ' I have waited for it since Monday');
    await expect(area).toHaveValue('Where is my gift? I have waited for it s');
    await expect(canvas.getByText('40 / 40')).toBeVisible();
  },
});
export const Filled = meta.story({ args: { defaultValue: 'Line\n'.repeat(12), maxLength: 500 } });
export const WithHint = meta.story({ args: { hint: 'We answer within an hour' } });
export const WithError = meta.story({ args: { error: 'Write at least a word' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Sent' } });
