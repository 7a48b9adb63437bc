import { expect } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import preview from '../../.storybook/preview.tsx';
import { WhyLink } from './WhyLink.tsx';

const meta = preview.meta({ component: WhyLink, args: { code: 'payout_in_progress' } });

/** The link opens a new tab, so that a form keeps its values. */
export const Why = meta.story({
  async play({ canvas }) {
    const link = await canvas.findByRole('link');
    await expect(link).toHaveTextContent(storyText('answers.why'));
    await expect(link).toHaveAttribute('href', '/help/payout-blocked');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
export const What = meta.story({
  args: { code: 'code_expired' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toHaveTextContent(storyText('answers.what'));
  },
});
export const How = meta.story({
  args: { code: 'deposit_limit_reached' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link')).toHaveTextContent(storyText('answers.how'));
  },
});
