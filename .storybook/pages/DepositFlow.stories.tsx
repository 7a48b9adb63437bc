import { expect, waitFor, within } from 'storybook/test';
import type { FrameReport } from '../frame.ts';
import preview from '../preview.tsx';
import { DepositFlow } from './DepositFlow.tsx';

/** The screens of a deposit in their order. */
const meta = preview.meta({
  title: 'states/Deposit',
  component: DepositFlow,
  tags: ['!autodocs'],
  args: { width: 'phone' },
  // Axe skips the frames, because they show other stories with their own checks.
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
      const href = within(figure).getByRole('link').getAttribute('href');
      await expect(href).toContain('globals=brand:samba;locale:br');
    }
    const frame = await canvas.findByTitle('Amount');
    await expect(frame).toHaveAttribute('src', expect.stringContaining('globals=brand:samba;locale:br'));
  },
});
/** Frames load a few at a time, and only near the window. A frame that fails to load shows an error. */
export const Loading = meta.story({
  tags: ['!dev'],
  async play({ canvas }) {
    const frame = await canvas.findByTitle('Amount');
    const [first, second, third] = canvas.getAllByRole('figure').map((figure) => within(figure));
    await expect(first?.getByText(/^Loading 1 of \d+$/)).toBeVisible();
    third?.getByRole('link').scrollIntoView();
    await waitFor(() => expect(canvas.getAllByText(/^Loading/)).toHaveLength(2));
    const report = (data: FrameReport): void => {
      const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
      dispatchEvent(new MessageEvent('message', { source, data }));
    };
    report({ storyPhase: 'completed' });
    await second?.findByText(/^Loading 2 of/);
    await third?.findByText(/^Loading 3 of/);
    await expect(first?.queryByText(/^Loading/)).not.toBeInTheDocument();
    report({ storyPhase: 'errored', error: 'no such button' });
    await first?.findByText('Failed: no such button');
  },
});
export const OnDesktop = meta.story({ args: { width: 'desktop' } });
