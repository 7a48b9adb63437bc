import { userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { field, fill, press, send } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

const openDialog = (root: HTMLElement): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

export async function setLimit({ root }: AtlasScreen): Promise<void> {
  if (!openDialog(root)) {
    await untilThere(root, 'main section h2');
    const name = storyText('responsiblePlay.limit.set');
    const button = (await within(root).findAllByText(name))[0];
    if (!button) throw new Error('there is no limit to set');
    await userEvent.click(button);
  }
  const amount = await field(root, 'limits[0].amount');
  await fill(amount, '500');
  await send(amount);
}

async function pressInCard(root: HTMLElement, id: Parameters<typeof press>[1]): Promise<void> {
  await untilThere(root, 'main section h2');
  await press(root, id);
}

export const confirmRaise = ({ root }: AtlasScreen): Promise<void> =>
  pressInCard(root, 'responsiblePlay.limit.confirm');

async function agree(root: HTMLElement, id: Parameters<typeof press>[1]): Promise<void> {
  const dialog = await untilDialog(root);
  await userEvent.click(await within(dialog).findByRole('button', { name: storyText(id) }));
}

async function submitForm(root: HTMLElement, id: Parameters<typeof press>[1]): Promise<void> {
  const form = (await untilThere(root, 'main form [name="period"]')).closest('main') ?? root;
  await userEvent.click(within(form).getByRole('button', { name: storyText(id) }));
}

export async function startBreak({ root }: AtlasScreen): Promise<void> {
  await submitForm(root, 'responsiblePlay.timeOut.submit');
  await agree(root, 'responsiblePlay.timeOut.submit');
}

export async function excludeOneself({ root }: AtlasScreen): Promise<void> {
  const box = await field(root, 'isConfirmed');
  if (box instanceof HTMLInputElement && !box.checked) await userEvent.click(box);
  await submitForm(root, 'responsiblePlay.exclusion.submit');
  await agree(root, 'responsiblePlay.exclusion.submit');
}

export async function chooseInterval({ root }: AtlasScreen): Promise<void> {
  await untilThere(root, 'main input[name="interval"]');
  const other = root.querySelector<HTMLElement>('main input[name="interval"]:not(:checked)');
  if (!other) throw new Error('there is no other interval');
  await userEvent.click(other);
}

/** Turns the second factor on with the password. */
export async function switchOn({ root }: AtlasScreen): Promise<void> {
  if (!openDialog(root)) await pressInCard(root, 'responsiblePlay.twoFactor.switchOn');
  const password = await field(root, 'password');
  await fill(password, 'casino-2026');
  await send(password);
}

const enterCode =
  (open: (screen: AtlasScreen) => Promise<void>) =>
  async (screen: AtlasScreen): Promise<void> => {
    const { root } = screen;
    if (!openDialog(root)) await open(screen);
    const code = await field(root, 'code');
    await fill(code, '123456');
    await send(code);
  };

export const confirmCode = enterCode(switchOn);
export const switchOff = enterCode(({ root }) => pressInCard(root, 'responsiblePlay.twoFactor.switchOff'));

/** Types another value, which clears the error. */
const change =
  (name: string, text: string) =>
  async ({ root }: AtlasScreen): Promise<void> => {
    await fill(await field(root, name), text);
    await waitFor(() => {
      if (openDialog(root)?.querySelector('[role="alert"]')?.textContent) throw new Error('still refused');
    });
  };
export const changeCode = change('code', '654321');
export const changePassword = change('password', 'casino-2027');
