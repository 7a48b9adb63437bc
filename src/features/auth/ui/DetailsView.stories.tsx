import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { controlOf, countries, textField } from './auth.fixtures.ts';
import { AuthTypeTabs } from './fields.tsx';
import { DetailsView, type DetailsViewProps } from './DetailsView.tsx';
import { FormLink, FormQuestion } from './AuthForm.tsx';

const empty: DetailsViewProps['fields'] = {
  password: textField('password'),
  currency: textField('currency'),
  promoCode: textField('promoCode'),
  isAdult: textField('isAdult'),
  hasConsent: textField('hasConsent'),
};
const required = { id: 'common.validation.required' } as const;
const meta = preview.meta({
  title: 'auth/DetailsView',
  component: DetailsView,
  parameters: { path: '/registration' },
  args: {
    tabs: <AuthTypeTabs types={['email', 'phone']} chosen="email" />,
    footer: (
      <FormQuestion question="Уже с нами?">
        <FormLink to="/login">{'Войти'}</FormLink>
      </FormQuestion>
    ),
    email: controlOf('contact', ''),
    countries,
    phone: undefined,
    onChangePhone: undefined,
    fields: empty,
    currencies: ['RUB'],
    minimumAge: 18,
    asksPromoCode: false,
    notice: undefined,
    isSending: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

export const ByEmail = meta.story({
  async play({ canvas }) {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const inNewTab = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    await expect(inNewTab.map((link) => link.getAttribute('href'))).toEqual(['/rules', '/privacy']);
  },
});
export const PhoneConfirmed = meta.story({
  args: { tabs: null, email: undefined, phone: '+61 491 570 006', onChangePhone: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.code.changePhone') }));
    await expect(args.onChangePhone).toHaveBeenCalledOnce();
  },
});
export const SeveralCurrencies = meta.story({
  args: { currencies: ['EUR', 'BRL'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: storyText('auth.registration.currency') })).toHaveValue(
      'EUR',
    );
  },
});
export const NothingFilledIn = meta.story({
  args: {
    email: controlOf('contact', '', required),
    fields: {
      ...empty,
      password: textField('password', required),
      isAdult: textField('isAdult', { id: 'form.validation.underageDate', values: { age: 18 } }),
      hasConsent: textField('hasConsent', { id: 'auth.registration.consentMissing' }),
    },
  },
});

/** The promo code's field opens on request and takes the focus. */
export const PromoCode = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('auth.registration.hasPromoCode') }));
    await expect(
      canvas.getByRole('textbox', { name: storyText('auth.registration.promoCode') }),
    ).toHaveFocus();
  },
});
/** A variant of the form shows the promo code field at once, without moving the focus. */
export const PromoCodeAsked = meta.story({
  args: { asksPromoCode: true },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: storyText('auth.registration.promoCode') });
    await expect(field).toBeVisible();
    await expect(field).not.toHaveFocus();
  },
});
export const PromoCodeWrong = meta.story({
  args: { fields: { ...empty, promoCode: textField('promoCode', { id: 'auth.error.promo_code' }) } },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('textbox', { name: storyText('auth.registration.promoCode') }),
    ).toBeInvalid();
  },
});
export const AlreadyRegistered = meta.story({
  args: { email: controlOf('contact', '', { id: 'auth.error.user_already_exists' }) },
});
export const Failed = meta.story({ args: { notice: { id: 'auth.error.registration_failed' } } });
export const Sending = meta.story({ args: { isSending: true } });
