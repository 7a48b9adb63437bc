import { userEvent, within } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { press } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

export const takePart = ({ root }: AtlasScreen): Promise<void> => press(root, 'promotions.step.join');

/**
 * Scrolls the lobby by half a viewport at a time, past the row of running promotions. The list is endless, so
 * there is no end to scroll to.
 */
export async function goDown({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main h2');
  for (let step = 0; step < 12; step += 1) {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

export async function openHistory({ root }: AtlasScreen): Promise<void> {
  await press(root, 'promotions.points.log');
}

export async function exchange({ root }: AtlasScreen): Promise<void> {
  const prizes = await untilThere(root, '#prizes');
  const [first] = await within(prizes).findAllByText(storyText('promotions.exchange.button'));
  if (first) await userEvent.click(first);
  const dialog = await untilDialog(root);
  await userEvent.click(
    await within(dialog).findByRole('button', { name: storyText('promotions.exchange.button') }),
  );
}

/** Retries the exchange if the dialog offers it, otherwise closes the dialog. */
export async function leaveExchange({ root }: AtlasScreen): Promise<void> {
  const dialog = within(await untilDialog(root));
  const retry = dialog.queryByRole('button', { name: storyText('common.action.retry') });
  await userEvent.click(retry ?? dialog.getByRole('button', { name: storyText('common.action.close') }));
}
