import { userEvent, within } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { fill, field, send, untilStill } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

export async function buy(screen: AtlasScreen): Promise<void> {
  const { root } = screen;
  await untilStill(screen);
  // The button's name is known only after the page has loaded, because the page's texts load with it.
  await untilThere(root, 'main li button');
  const main = await untilThere(root, 'main');
  const [first] = await within(main).findAllByText(storyText('compoints.shop.buy'));
  if (first) await userEvent.click(first);
  const dialog = within(await untilDialog(root));
  const confirm = new RegExp(storyText('compoints.buy.confirm', { count: '.+' }));
  await userEvent.click(await dialog.findByRole('button', { name: confirm }));
}

/** Retries the purchase if the dialog offers it, otherwise closes the dialog. */
export async function leavePurchase({ root }: AtlasScreen): Promise<void> {
  const dialog = within(await untilDialog(root));
  const retry = dialog.queryByRole('button', { name: storyText('common.action.retry') });
  await userEvent.click(retry ?? dialog.getByRole('button', { name: storyText('common.action.close') }));
}

export async function exchange(screen: AtlasScreen): Promise<void> {
  await untilStill(screen);
  const input = await field(screen.root, 'compoints');
  await fill(input, '500');
  await send(input);
}
