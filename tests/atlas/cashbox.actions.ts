import { userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import { untilThere } from '../../.storybook/play.ts';
import { fill, press, send } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

async function toMethods(root: HTMLElement): Promise<void> {
  await untilThere(root, 'main form');
  if (root.querySelector('main input[name="method"]')) return;
  await press(root, 'cashbox.amount.next');
}

export const chooseWay =
  (id: number) =>
  async ({ root }: AtlasScreen): Promise<void> => {
    await toMethods(root);
    const way = await untilThere(root, `main input[name="method"][value="${id}"]`);
    if (way instanceof HTMLInputElement && !way.checked) await userEvent.click(way);
  };

export const payBy =
  (id: number) =>
  async (screen: AtlasScreen): Promise<void> => {
    await chooseWay(id)(screen);
    await send(await untilThere(screen.root, `main input[name="method"][value="${id}"]`));
  };

export async function chooseGift({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main input[name="gift"]');
  const other = root.querySelector<HTMLElement>('main input[name="gift"]:not(:checked)');
  if (!other) throw new Error('there is no other gift');
  await userEvent.click(other);
}

export async function reviewPayout({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main [name="way"]');
  await press(root, 'cashbox.payout.next');
  await within(root).findByRole('heading', { name: storyText('cashbox.review.title') });
}

export async function askForPayout(screen: AtlasScreen): Promise<void> {
  await reviewPayout(screen);
  await waitFor(() => {
    const burn = within(screen.root).getByRole('button', { name: storyText('cashbox.review.burn') });
    if (burn.getAttribute('aria-busy') === 'true') throw new Error('the gifts are still being counted');
  });
  await press(screen.root, 'cashbox.review.burn');
}

async function openCode(root: HTMLElement): Promise<HTMLElement> {
  await untilThere(root, 'main article');
  await press(root, 'cashbox.request.enterCode');
  return untilThere(root, 'dialog form [name="code"]');
}

export async function confirmPayout({ root }: AtlasScreen): Promise<void> {
  const code = await openCode(root);
  await fill(code, '0000');
  await send(code);
}

export async function resendCode({ root }: AtlasScreen): Promise<void> {
  await openCode(root);
  await press(root, 'form.code.phone.resend');
}

export async function cancelRequest({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main article');
  await press(root, 'cashbox.request.cancel');
  const question = await within(root).findByRole('alertdialog');
  await press(question, 'cashbox.request.cancel');
}

export async function cancelOpenDeposit({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main section li button');
  await press(root, 'cashbox.status.cancel');
  const question = await within(root).findByRole('alertdialog');
  await press(question, 'cashbox.status.cancel');
}
