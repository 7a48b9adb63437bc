import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { onPhone } from '../../../../.storybook/viewports.ts';
import type { ProviderPage } from '../data/depositMutations.ts';
import { BankPageView } from './BankPage.tsx';

const pageOf = (html: string): ProviderPage => ({
  url: `data:text/html,${encodeURIComponent(html)}`,
  method: 'GET',
  fields: [],
});
const post = (message: string): string => `<script>parent.postMessage(${message}, '*')</script>`;

const meta = preview.meta({
  title: 'cashbox/BankPage',
  component: BankPageView,
  args: { page: pageOf('<p>Enter the code from your bank'), onClose: fn() },
});

/** The frame can't navigate the page around it, and its sandbox gives it an origin other than ours. */
export const Open = meta.story({
  async play({ canvas, canvasElement, args, userEvent }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.quick.bank') })).toHaveFocus();
    const { sandbox } = canvas.getByTitle<HTMLIFrameElement>(storyText('cashbox.quick.bankPage'));
    await expect([...sandbox].toSorted()).toEqual(['allow-forms', 'allow-scripts']);
    // A message from any window but the frame is ignored.
    canvasElement.ownerDocument.defaultView?.postMessage({ type: 'finished' }, '*');
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.quick.bankDone') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const OnPhone = meta.story({ globals: onPhone });

/** The bank's page reports that it is done, whatever the result. */
export const Finished = meta.story({
  args: { page: pageOf(post("{ type: 'finished' }")) },
  async play({ args }) {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** The bank expects the fields to be sent by POST. */
export const Posted = meta.story({
  args: { page: { url: '/mock-pages/payment/', method: 'POST', fields: [['token', 'pay-1']] } },
  async play({ canvasElement }) {
    const form = canvasElement.querySelector('form');
    await expect(form?.target).toBe(canvasElement.querySelector('iframe')?.name);
  },
});
