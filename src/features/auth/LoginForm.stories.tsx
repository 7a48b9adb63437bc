import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { controlOf, countries, textField } from './ui/auth.fixtures.ts';
import { AuthTypeTabs, ContactInput } from './ui/fields.tsx';
import { LoginView } from './LoginForm.tsx';

const types = ['email', 'phone'] as const;
const meta = preview.meta({
  title: 'auth/LoginView',
  component: LoginView,
  parameters: { path: '/login' },
  args: {
    tabs: <AuthTypeTabs types={types} chosen="email" />,
    contact: <ContactInput authType="email" field={controlOf('contact', '')} countries={countries} />,
    password: textField('password'),
    notice: undefined,
    isSending: false,
    areCookiesBlocked: false,
    links: { remind: '/remind', registration: '/registration' },
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

export const ByEmail = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('link', { name: storyText('auth.type.email') })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: storyText('auth.login.email') }),
      'me@example.test{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const ByPhone = meta.story({
  args: {
    tabs: <AuthTypeTabs types={types} chosen="phone" />,
    contact: (
      <ContactInput authType="phone" field={controlOf('contact', '61491570006')} countries={countries} />
    ),
  },
});
export const OneTypeOnly = meta.story({ args: { tabs: <AuthTypeTabs types={['email']} chosen="email" /> } });
export const NothingFilledIn = meta.story({
  args: {
    contact: (
      <ContactInput
        authType="email"
        field={controlOf('contact', '', { id: 'common.validation.required' })}
        countries={countries}
      />
    ),
    password: textField('password', { id: 'common.validation.required' }),
  },
});
const refusedWith = (text: string, language = 'ru') => ({
  notice: { id: 'auth.error.wrong_credentials', serverText: { text, language } } as const,
});
export const Refused = meta.story({
  args: refusedWith('Пароль не подошёл, проверь раскладку'),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Пароль не подошёл, проверь раскладку');
  },
});
/** The server's text is in the language of the request, so after a change of language, our own text replaces it. */
export const RefusedBeforeLanguageChange = meta.story({
  args: refusedWith('Login ou senha incorretos', 'pt-BR'),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('auth.error.wrong_credentials'));
  },
});
/** After a self-exclusion, the player may log in only to withdraw the remaining money. */
export const Excluded = meta.story({
  args: { payoutOnly: <button type="submit">To my money</button> },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toHaveTextContent(storyText('auth.login.closedTitle'));
    await expect(canvas.getByRole('button', { name: 'To my money' })).toBeVisible();
    await expect(canvas.queryByText(storyText('auth.login.lead'))).toBeNull();
    await expect(canvas.queryByRole('link', { name: storyText('auth.login.signUp') })).toBeNull();
  },
});
export const Sending = meta.story({
  args: { isSending: true },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('button', { name: new RegExp(storyText('auth.login.submit')) }),
    ).toHaveAttribute('aria-busy', 'true');
  },
});
export const CookiesBlocked = meta.story({ args: { areCookiesBlocked: true } });
export const LongestText = meta.story({
  args: refusedWith('Очень длинный ответ сервера без пробелов: '.repeat(10) + 'x'.repeat(200)),
});
