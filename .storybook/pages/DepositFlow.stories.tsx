import { expect, within } from 'storybook/test';
import preview from '../preview.tsx';
import { DepositFlow } from './DepositFlow.tsx';

/** The screens of a deposit in their order. */
const meta = preview.meta({
  title: 'states/Deposit',
  component: DepositFlow,
  tags: ['!autodocs'],
  args: { width: 'phone' },
  // The frames load other documents, which have their own checks.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
});

export const Deposit = meta.story({
  async play({ canvas }) {
    const steps = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(steps[0]).toBe('1. The amount');
    await expect(steps.at(-1)).toBe('5. The result');
    const stories = canvas.getAllByRole('figure').map((figure) => figure.dataset['story']);
    await expect(stories[0]).toBe('screens-cashbox--amount');
    await expect(stories).toContain('cashbox-depositstatusview--paid');
  },
});
/** The frames have the toolbar's brand and language. */
export const InAnotherBrand = meta.story({
  tags: ['!dev'],
  globals: { brand: 'samba', locale: 'br' },
  async play({ canvas }) {
    for (const figure of canvas.getAllByRole('figure')) {
      const address = within(figure).getByTitle(/./).getAttribute('src');
      await expect(address).toContain('globals=brand:samba;locale:br');
    }
  },
});
export const OnDesktop = meta.story({ args: { width: 'desktop' } });
