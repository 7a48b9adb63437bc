import { expect, within } from 'storybook/test';
import { authTexts } from '#/features/auth/model/refusals.ts';
import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { storyText } from '../../.storybook/storyText.ts';
import { errorsOf } from './atlas.ts';
import {
  askForAnotherCode,
  askForPhoneCode,
  askForRestore,
  changePassword,
  chooseNickname,
  enterPhoneCode,
  enterRestoreCode,
  logIn,
  outliveToken,
  register,
  setPassword,
} from './auth.actions.ts';
import { press } from './actions.ts';
import { aboveForm, asPage, asToast, inForm, inPlaceOfForm, type ErrorPlace } from './places.ts';

const meta = preview.meta({
  title: 'errors/auth',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/login' },
});

/** The error page of a blocked region replaces the whole page (specification S8). */
const orPage =
  (inPlace: ErrorPlace) =>
  ({ name }: { readonly name: string }): ErrorPlace =>
    name === 'region_blocked' ? asPage : inPlace;
const place = orPage(inForm(authTexts));

/** `two_factor_required` isn't a refusal: the password is right, and the form asks for the second factor. */
const asSecondFactor: ErrorPlace = {
  words: () => storyText('auth.secondFactor.title'),
  isLasting: () => false,
  async see({ root }) {
    await within(root).findByRole('heading', { name: storyText('auth.secondFactor.title') });
    await expect(within(root).getByRole('textbox')).toHaveFocus();
  },
  async goOn({ root }) {
    await press(root, 'auth.secondFactor.back');
    await within(root).findByRole('heading', { name: storyText('auth.login.title') });
  },
};

export const Login = meta.story(
  errorsOf({
    operation: 'login',
    act: logIn('player'),
    place: (error) => (error.name === 'two_factor_required' ? asSecondFactor : place(error)),
  }),
);
export const RegisterPlayer = meta.story(errorsOf({ operation: 'registerPlayer', act: register, place }));
export const VerifyPhone = meta.story(errorsOf({ operation: 'verifyPhone', act: askForPhoneCode, place }));
export const ConfirmPhone = meta.story(errorsOf({ operation: 'confirmPhone', act: enterPhoneCode, place }));
export const ResendPhoneCode = meta.story(
  errorsOf({ operation: 'resendPhoneCode', act: askForAnotherCode, place: orPage(aboveForm(authTexts)) }),
);
export const RequestPasswordRestore = meta.story(
  errorsOf({ operation: 'requestPasswordRestore', act: askForRestore, place }),
);
export const CheckRestoreCode = meta.story(
  errorsOf({ operation: 'checkRestoreCode', act: enterRestoreCode, place }),
);
export const CheckRestoreLink = meta.story(
  errorsOf({
    operation: 'checkRestoreLink',
    place: orPage(inPlaceOfForm(authTexts)),
    quiet: {
      invalid_request: 'The form opens, and its own refusal says why',
      too_many_requests: 'The form opens, and its own refusal says why',
      server_error: 'The form opens, and its own refusal says why',
      service_unavailable: 'The form opens, and its own refusal says why',
    },
  }),
);
export const RestorePassword = meta.story(
  errorsOf({
    operation: 'restorePassword',
    act: setPassword,
    place: (error) => (error.name === 'restore_code_invalid' ? inPlaceOfForm(authTexts) : place(error)),
  }),
);
export const ChangePassword = meta.story(
  errorsOf({
    operation: 'changePassword',
    act: changePassword,
    place: inForm({ ...authTexts, not_done: 'auth.changePassword.failed' }),
  }),
);
export const ChooseNickname = meta.story(
  errorsOf({ operation: 'chooseNickname', act: chooseNickname, place }),
);
export const RefreshToken = meta.story(
  errorsOf({
    operation: 'refreshToken',
    act: outliveToken,
    place: {
      ...asToast({
        invalid_request: 'app.session.expired',
        refresh_token_expired: 'app.session.expired',
      }),
      isLasting: () => false,
    },
    alike: {
      invalid_request: 'Whatever is wrong with the refresh token, the session has ended (specification S8)',
    },
    quiet: {
      too_many_requests: 'The session goes on, and the next call renews it',
      server_error: 'The session goes on, and the next call renews it',
      service_unavailable: 'The session goes on, and the next call renews it',
    },
  }),
);
