import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { ChangeView } from '../steps/ChangeStep.tsx';
import { ConfirmedView, LimitView, MainView } from '../ContactModal.tsx';
import { ConfirmView, type ConfirmViewProps } from '../steps/ConfirmStep.tsx';
import {
  EMAIL,
  fieldOf,
  noPhone,
  PHONE,
  primaryEmail,
  unconfirmedPhone,
  verifiedPhone,
} from './contacts.fixtures.ts';

const main = {
  hasCode: false,
  canConfirm: true,
  isSending: false,
  notice: undefined,
  onConfirm: fn(),
  onChange: fn(),
  onSupport: fn(),
  onClose: fn(),
};
const meta = preview.meta({
  title: 'contacts/Steps',
  component: MainView,
  args: { ...main, known: unconfirmedPhone },
});
const button = (id: Parameters<typeof storyText>[0]) => ({ name: storyText(id) });

export const Look = meta.story({
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', button('contacts.action.sendCode')));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', button('contacts.phone.change')));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
export const LookSending = meta.story({ args: { isSending: true } });
export const LookRefused = meta.story({
  args: { notice: { id: 'contacts.error.contact_already_used' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText('contacts.error.contact_already_used'),
    );
  },
});
/** Only support can change a locked contact. The step has a button that opens support. */
export const LookLocked = meta.story({
  args: { known: verifiedPhone, canConfirm: false },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(storyText('contacts.phone.locked.verified'))).toBeVisible();
    await expect(canvas.queryByRole('button', button('contacts.phone.change'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', button('contacts.action.support')));
    await expect(args.onSupport).toHaveBeenCalledOnce();
  },
});
export const LookEmailWaits = meta.story({ args: { known: primaryEmail, hasCode: true } });
/** A code was already sent to the number in the list, so the button offers to use another number. */
export const LookFirstWaits = meta.story({
  args: { known: { ...noPhone, waiting: { id: 1, value: PHONE } }, hasCode: true },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.queryByRole('button', button('contacts.phone.add'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', button('contacts.phone.another')));
    await expect(args.onChange).toHaveBeenCalled();
  },
});
export const LookNothingYet = meta.story({ args: { known: noPhone, canConfirm: false } });

const change = {
  type: 'phone',
  isFirst: false,
  field: fieldOf('value', ''),
  countries: [{ country: 'au', dialCode: '61' }],
  notice: undefined,
  isSending: false,
  onSubmit: fn(),
  onBack: fn(),
} as const;
export const Change = meta.story({ render: () => <ChangeView {...change} /> });
export const ChangeFirstEmail = meta.story({
  render: () => <ChangeView {...change} type="email" isFirst />,
});
export const ChangeRefused = meta.story({
  render: () => (
    <ChangeView {...change} field={fieldOf('value', PHONE, { id: 'contacts.error.contact_already_used' })} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      storyText('contacts.error.contact_already_used'),
    );
    await expect(canvas.getByRole('button', button('contacts.action.sendCode'))).toBeDisabled();
  },
});

const resend = { seconds: 0, isSending: false, isSent: false, onResend: fn() };
const confirm: ConfirmViewProps = {
  type: 'phone',
  value: PHONE,
  code: fieldOf('code', '12'),
  notice: undefined,
  isSending: false,
  onSubmit: fn(),
  resend,
  onChange: fn(),
  onCancel: fn(),
};
/** The link that sends another code is hidden during the countdown. */
export const ConfirmWaits = meta.story({
  render: () => <ConfirmView {...confirm} resend={{ ...resend, seconds: 34 }} />,
  async play({ canvas }) {
    await expect(canvas.getByText('0:34')).toBeVisible();
    await expect(canvas.queryByRole('button', button('form.code.phone.resend'))).toBeNull();
    await expect(canvas.getByText(/\+61 491 570 006/)).toBeVisible();
  },
});
export const Confirm = meta.story({
  render: () => <ConfirmView {...confirm} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', button('form.code.phone.resend')));
    await expect(resend.onResend).toHaveBeenCalled();
  },
});
/** A validation error disables the submit button. An error of the server shows above the field. */
export const ConfirmWrong = meta.story({
  render: () => (
    <ConfirmView
      {...confirm}
      notice={{ id: 'form.error.code_expired' }}
      code={fieldOf('code', '12', { id: 'form.validation.minLength', values: { min: 4 } })}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', button('contacts.action.confirm'))).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('form.error.code_expired'));
  },
});
export const ConfirmSending = meta.story({ render: () => <ConfirmView {...confirm} isSending /> });
/** For an e-mail, the resend button stays after a resend and says that a code was sent. */
export const EmailSentAgain = meta.story({
  render: () => (
    <ConfirmView
      {...confirm}
      type="email"
      value={EMAIL}
      onChange={null}
      resend={{ ...resend, seconds: 35, isSent: true }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', button('form.code.email.resent'))).toBeDisabled();
    await expect(canvas.queryByRole('button', button('contacts.email.change'))).toBeNull();
  },
});
export const ConfirmOnPhone = meta.story({
  render: () => <ConfirmView {...confirm} resend={{ ...resend, seconds: 34 }} />,
  globals: { viewport: { value: 'narrow' } },
});

const notice = { id: 'contacts.error.phone_confirmation_limit_exceeded' } as const;
const limit = {
  limit: { code: 'phone_confirmation_limit_exceeded', notice, retryAfterSeconds: null },
  notice,
  remedy: 'support',
  onRetry: fn(),
  onSupport: fn(),
  onBack: fn(),
} as const;
/** Neither waiting nor requesting another code can help, so the step offers only support. */
export const Limit = meta.story({
  render: () => <LimitView {...limit} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', button('contacts.action.support')));
    await expect(limit.onSupport).toHaveBeenCalled();
  },
});
export const LimitNewCode = meta.story({
  render: () => (
    <LimitView {...limit} remedy="newCode" notice={{ id: 'form.error.code_attempts_exceeded' }} />
  ),
});
export const LimitWait = meta.story({
  render: () => (
    <LimitView
      {...limit}
      remedy="wait"
      limit={{ ...limit.limit, retryAfterSeconds: 298 }}
      notice={{ id: 'form.error.attempts_limit', values: { minutes: 5 } }}
    />
  ),
});
export const Confirmed = meta.story({ render: () => <ConfirmedView value={PHONE} onDone={fn()} /> });
