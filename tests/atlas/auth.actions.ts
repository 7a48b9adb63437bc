import { userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../../.storybook/storyText.ts';
import { untilDialog, untilThere } from '../../.storybook/play.ts';
import { field, fill, fillAndSend, press, send, untilStill } from './actions.ts';
import type { AtlasScreen } from './screen.ts';

const PASSWORD = 'seven-green-foxes';
/** An unused number from a range reserved for fiction, without its country code. */
const FREE_PHONE = '491570999';

export const logIn = (persona: string) =>
  fillAndSend({ email: `${persona}@example.test`, password: 'casino-2026' });
export const askForRestore = fillAndSend({ contact: 'player@example.test' });
export const setPassword = fillAndSend({ password: PASSWORD, passwordConfirm: PASSWORD });
export const changePassword = fillAndSend({
  oldPassword: 'casino-2026',
  password: PASSWORD,
  passwordConfirm: PASSWORD,
});
const enterCode = fillAndSend({ code: '0000' });

export async function register({ root }: AtlasScreen): Promise<void> {
  for (const name of ['isAdult', 'hasConsent']) {
    const box = await field(root, name);
    if (box instanceof HTMLInputElement && !box.checked) await userEvent.click(box);
  }
  await fillAndSend({ contact: 'green.fox@example.test', password: PASSWORD })({ root } as AtlasScreen);
}

export async function askForPhoneCode({ root }: AtlasScreen): Promise<void> {
  const country = await within(root).findByRole('combobox', { name: storyText('auth.field.country') });
  await userEvent.selectOptions(country, 'au');
  const phone = await field(root, 'contact');
  await fill(phone, FREE_PHONE);
  await send(phone);
}

const isAtCode = (root: HTMLElement): boolean => root.querySelector('form [name="code"]') !== null;

export async function enterPhoneCode(screen: AtlasScreen): Promise<void> {
  if (!isAtCode(screen.root)) await askForPhoneCode(screen);
  await enterCode(screen);
}

export async function enterRestoreCode(screen: AtlasScreen): Promise<void> {
  if (!isAtCode(screen.root)) await askForRestore(screen);
  await enterCode(screen);
}

const RESEND_WAIT_MS = 120_000;

/**
 * Requests another code after the countdown. Moves the server's clock past the countdown. The client learns
 * the new time from the next response.
 */
export async function askForAnotherCode(screen: AtlasScreen): Promise<void> {
  const { root, stage } = screen;
  if (!isAtCode(root)) {
    await askForPhoneCode(screen);
    await field(root, 'code');
    stage.backend?.clock.advance(RESEND_WAIT_MS);
    await waitFor(async () => {
      await stage.app?.client.refetchQueries({ type: 'active' });
      within(root).getByRole('button', { name: storyText('form.code.phone.resend') });
    });
  }
  await press(root, 'form.code.phone.resend');
}

/** Logs in as a player without a nickname and chooses one in the dialog. */
export async function chooseNickname(screen: AtlasScreen): Promise<void> {
  const { root } = screen;
  if (!root.querySelector('dialog[open] form')) await logIn('newcomer')(screen);
  const name = await within(await untilDialog(root)).findByRole('textbox');
  await fill(name, 'Green-Fox.7');
  await send(name);
}

/** Lets the access token expire after the page has loaded, then repeats the page's queries. */
export async function outliveToken(screen: AtlasScreen): Promise<void> {
  const { root, stage } = screen;
  await untilThere(root, 'main h1');
  await untilStill(screen);
  stage.backend?.clock.advance(16 * 60_000);
  void stage.app?.client.refetchQueries({ type: 'active' });
}
