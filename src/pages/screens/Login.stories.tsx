import { expect, screen, within } from 'storybook/test';
import { untilHeading, untilThere } from '../../../.storybook/play.ts';
import preview from '../../../.storybook/preview.tsx';
import { Screen } from '../../../.storybook/Screen.tsx';
import { storyText } from '../../../.storybook/storyText.ts';

const meta = preview.meta({
  title: 'screens/Login',
  component: Screen,
  tags: ['!autodocs'],
  args: { path: '/login' },
});

const shows = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await untilHeading(canvasElement);
};

export const Default = meta.story({ play: shows });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: shows });
export const OnTablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: shows });
/**
 * Switching the login method keeps the password. The other forms of guests take over the contact, so moving
 * between them asks nothing. A registration with more input asks before it is left.
 */
export const KeepsContact = meta.story({
  async play({ canvasElement, userEvent }) {
    await untilHeading(canvasElement);
    const main = within(canvasElement.querySelector('main') ?? canvasElement);
    const address = () => main.findByRole('textbox', { name: storyText('auth.login.email') });
    const password = main.getByLabelText(storyText('auth.login.password'), { selector: 'input' });
    await userEvent.type(await address(), 'me@example.test');
    await userEvent.type(password, 'casino-2026');
    await userEvent.click(main.getByRole('link', { name: storyText('auth.type.phone') }));
    await expect(await main.findByRole('textbox', { name: storyText('auth.field.phone') })).toHaveValue('');
    await expect(password).toHaveValue('casino-2026');
    await userEvent.click(main.getByRole('link', { name: storyText('auth.type.email') }));
    await expect(await address()).toHaveValue('me@example.test');
    await userEvent.click(main.getByRole('link', { name: storyText('auth.login.forgot') }));
    await untilThere(canvasElement, 'main[data-page="remind"]');
    await expect(await address()).toHaveValue('me@example.test');
    await userEvent.click(main.getByRole('link', { name: storyText('auth.remind.toLogin') }));
    await untilThere(canvasElement, 'main[data-page="login"]');
    await userEvent.click(main.getByRole('link', { name: storyText('auth.login.signUp') }));
    await untilThere(canvasElement, 'main[data-page="registration"]');
    await expect(await address()).toHaveValue('me@example.test');
    await userEvent.click(main.getByRole('checkbox', { name: /18/ }));
    await userEvent.click(main.getByRole('link', { name: storyText('auth.login.submit') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', { name: storyText('overlays.leave.stay') }));
    await expect(await address()).toHaveValue('me@example.test');
  },
});
export const Player = meta.story({
  parameters: { mock: { user: 'player' } },
  async play({ canvasElement }) {
    await untilThere(canvasElement, 'main[data-page="main"]');
  },
});
export const BlockedRegion = meta.story({
  parameters: { mock: { scenario: 'state.region_blocked' } },
  async play({ canvasElement }) {
    await untilHeading(canvasElement, storyText('app.error.451.title'));
  },
});
export const Kometa = meta.story({ parameters: { mock: { brand: 'kometa' } }, play: shows });
export const Riviera = meta.story({ parameters: { mock: { brand: 'riviera' } }, play: shows });
export const Samba = meta.story({ parameters: { mock: { brand: 'samba' } }, play: shows });
