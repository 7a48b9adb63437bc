import { userEvent, within } from 'storybook/test';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { storyText } from '../../.storybook/storyText.ts';
import { fill, send } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

async function open(root: HTMLElement, title: 'phone' | 'email'): Promise<HTMLElement> {
  if (root.querySelector('dialog[open]')) return untilDialog(root);
  // The button's name is known only after the page has loaded, because the page's texts load with it.
  await untilThere(root, 'main h1');
  const kind = storyText(`contacts.${title}.title`);
  await userEvent.click(await within(root).findByRole('button', { name: new RegExp(`: ${kind}$`) }));
  return untilDialog(root);
}

export async function namePhone({ root }: AtlasScreen): Promise<void> {
  const dialog = await open(root, 'phone');
  if (!dialog.querySelector('[name="value"]'))
    await userEvent.click(
      await within(dialog).findByRole('button', { name: storyText('contacts.phone.change') }),
    );
  const phone = await untilThere(root, 'dialog form [name="value"]');
  await fill(phone, '+61491571804');
  await send(phone);
}

export async function sendEmailAgain({ root }: AtlasScreen): Promise<void> {
  const dialog = await open(root, 'email');
  await userEvent.click(
    await within(dialog).findByRole('button', { name: storyText('form.code.email.resend') }),
  );
}

export async function enterEmailCode({ root }: AtlasScreen): Promise<void> {
  await open(root, 'email');
  const code = await untilThere(root, 'dialog form [name="code"]');
  await fill(code, '0000');
  await send(code);
}
