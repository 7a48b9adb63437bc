import { userEvent, waitFor, within } from 'storybook/test';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import type { AtlasScreen } from './screen.ts';

type MessageId = FormatjsIntl.Message['ids'];

async function pressInDialog(root: HTMLElement, id: MessageId): Promise<void> {
  const dialog = within(await untilDialog(root));
  await userEvent.click(await dialog.findByRole('button', { name: storyText(id) }));
}

export async function takeCash({ root }: AtlasScreen): Promise<void> {
  const picture = await untilThere(root, 'main article img[src*="gift/cash."]');
  const card = picture.closest<HTMLElement>('article') ?? root;
  await userEvent.click(within(card).getByRole('button', { name: storyText('gifts.action.take') }));
}

export async function takePrize({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main h1');
  await userEvent.click(
    await within(root).findByRole('button', { name: storyText('gifts.action.takePrize') }),
  );
  await pressInDialog(root, 'gifts.terms.confirm');
}

export async function giveUp({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main h1');
  await userEvent.click(await within(root).findByRole('button', { name: storyText('gifts.cancel.open') }));
  await pressInDialog(root, 'gifts.cancel.confirm');
}

export async function leaveDialog({ root }: AtlasScreen): Promise<void> {
  await pressInDialog(root, 'common.action.close');
  await waitFor(() => {
    if (root.querySelector('dialog[open]')) throw new Error('the dialog is still there');
  });
}
