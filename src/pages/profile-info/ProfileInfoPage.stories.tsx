import { expect, waitFor, within } from 'storybook/test';
import { untilDialog, untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';

/** The player's details on an isolated mock casino. Failures are in `errors/profile`. */
const meta = preview.meta({
  title: 'screens/ProfileInfo',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/profile/info' },
  parameters: { mock: { user: 'player' } },
});

const shows = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await untilHeading(canvasElement);
  await untilThere(canvasElement, 'main form [name="firstname"]');
};

export const Details = meta.story({ play: shows });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: shows });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } }, play: shows });
export const Newcomer = meta.story({ parameters: { mock: { user: 'newcomer' } }, play: shows });

/** The birthday was verified by documents, so it is locked. A text next to it says why. */
export const VerifiedBirthday = meta.story({
  parameters: { mock: { user: 'vip' } },
  async play({ canvas, canvasElement }) {
    await untilThere(canvasElement, 'main form [name="address"]');
    await expect(canvas.getAllByText(storyText('profile.locked.birthday'))).not.toHaveLength(0);
    await expect(canvasElement.querySelector('[name="firstname"]')).toBeNull();
    await expect(canvasElement.querySelector('[name="birthday"]')).toBeNull();
  },
});

/** With unsaved input, switching to another profile tab asks for confirmation. */
export const LeavingUnsaved = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await shows({ canvasElement });
    const address = await untilThere(canvasElement, 'main form [name="address"]');
    await userEvent.type(address, ' 5');
    await expect(canvas.getByText(storyText('profile.info.unsaved'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: storyText('profile.tab.balance') }));
    const dialog = await untilDialog(canvasElement);
    await userEvent.click(
      await within(dialog).findByRole('button', { name: storyText('overlays.leave.stay') }),
    );
    await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
    await expect(address).toHaveDisplayValue(/ 5$/);
  },
});

/** A link with `?change=password` opens the password dialog. */
export const ChangingThePassword = meta.story({
  args: { path: '/profile/info?change=password' },
  async play({ canvas, canvasElement, userEvent }) {
    const dialog = await untilDialog(canvasElement);
    const typeInto = async (name: string, text: string): Promise<void> => {
      const input = await untilThere(dialog, `[name="${name}"]`);
      await userEvent.type(input, text);
    };
    await typeInto('oldPassword', 'casino-2026');
    await typeInto('password', 'comet-and-fox');
    await typeInto('passwordConfirm', 'comet-and-fox');
    await userEvent.click(within(dialog).getByRole('button', { name: storyText('auth.newPassword.submit') }));
    await canvas.findByText(storyText('auth.changePassword.done'));
    await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
  },
});

const taxNumberOf = (brand: string, user: string) => ({ globals: { brand }, parameters: { mock: { user } } });

/**
 * In Brazil the form has a field for the tax number (CPF). It is masked while it is typed, and validated by
 * its check digits.
 */
export const Cpf = meta.story({
  ...taxNumberOf('samba', 'newcomer'),
  async play({ canvasElement, userEvent }) {
    const input = await untilThere(canvasElement, 'main form [name="taxNumber"]');
    await userEvent.type(input, '52998224724');
    await expect(input).toHaveDisplayValue('529.982.247-24');
    await userEvent.tab();
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(storyText('profile.error.tax_number_invalid')),
    );
    await userEvent.type(input, '{Backspace}5');
    await waitFor(() => expect(input).not.toBeInvalid());
  },
});
export const CodiceFiscale = meta.story({
  ...taxNumberOf('riviera', 'newcomer'),
  async play({ canvasElement, userEvent }) {
    const input = await untilThere(canvasElement, 'main form [name="taxNumber"]');
    await userEvent.type(input, 'rssmra85t10a562s');
    await userEvent.tab();
    await expect(input).not.toBeInvalid();
    await userEvent.type(await untilThere(canvasElement, 'main form [name="lastname"]'), 'Bianchi');
    await userEvent.click(input);
    await userEvent.tab();
    const mismatch = storyText('profile.info.taxNumberMismatch', { part: 'lastname' });
    await waitFor(() => expect(input).toHaveAccessibleDescription(mismatch));
  },
});
export const VerifiedTaxNumber = meta.story({
  ...taxNumberOf('samba', 'vip'),
  async play({ canvas, canvasElement }) {
    await untilThere(canvasElement, 'main form [name="address"]');
    const locked = canvas.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/).parentElement;
    await expect(locked).toHaveTextContent(storyText('profile.locked.name'));
    await expect(canvasElement.querySelector('[name="taxNumber"]')).toBeNull();
  },
});
/** The forms of the brands Aurora and Kometa have no field for a tax number. */
export const WithoutTaxNumber = meta.story({
  globals: { brand: 'aurora' },
  async play({ canvasElement }) {
    await shows({ canvasElement });
    await expect(canvasElement.querySelector('[name="taxNumber"]')).toBeNull();
  },
});
