import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { payoutOrder as order, payoutRecord } from '../../model/cashbox.fixtures.ts';
import type { PayoutWay } from '../../model/payoutRules.ts';
import { CodeFormView } from './CodeFormView.tsx';
import { LimitView } from './LimitView.tsx';
import { PayoutBlockView } from './PayoutBlockView.tsx';
import { PayoutFormView } from './PayoutFormView.tsx';
import { PayoutReviewView } from './PayoutReviewView.tsx';
import { RequestCardView } from './RequestCardView.tsx';

const way: PayoutWay = {
  key: 'card',
  name: 'Банковская карта',
  image: undefined,
  limits: { min: 1_000_00, max: 600_000_00 },
  cards: [
    { id: 'a', mask: '2200 00** **** 0042', isVerified: true },
    { id: 'b', mask: '5100 00** **** 0017', isVerified: false },
  ],
  field: { name: 'account', type: 'card', label: 'Номер карты', minLength: 16, maxLength: 19 },
  send: { method: 'POST', url: '/x' },
};
const wallet: PayoutWay = { ...way, key: 'wallet', name: 'Tumbler', cards: [] };
const values = {
  way,
  cardId: 'a',
  account: '',
  amount: 1_000_00,
  amountProblem: null,
  accountProblem: null,
  setWay: fn(),
  setCard: fn(),
  setAccount: fn(),
  setAmount: fn(),
};

const meta = preview.meta({
  title: 'cashbox/Payout',
  component: PayoutFormView,
  args: {
    values,
    ways: [way, wallet],
    currency: 'RUB',
    real: 12_500_00,
    refusal: null,
    takesFocus: false,
    onNext: fn(),
  },
});

/** Only to cards that deposits came from, and only to verified ones. */
export const Form = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('radio', { name: /0017/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /12[\s.]?500/ }));
    await expect(args.values.setAmount).toHaveBeenCalledWith(12_500_00);
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.payout.next') }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});
export const WrittenAccount = meta.story({
  args: { values: { ...values, way: wallet, cardId: null, account: '12', accountProblem: 'too_short' } },
  async play({ canvas, userEvent }) {
    const account = canvas.getByRole('textbox', { name: 'Номер карты' });
    await expect(account).toHaveAccessibleDescription(/16/);
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.payout.next') }));
    await expect(account).toHaveFocus();
  },
});
export const NotEnough = meta.story({
  args: { values: { ...values, amount: 20_000_00, amountProblem: { why: 'not_enough', limit: 12_500_00 } } },
});
export const NoVerifiedCard = meta.story({ args: { values: { ...values, cardId: null } } });
export const Refused = meta.story({
  args: { refusal: { code: 'insufficient_funds', missingAmount: 500_00, retryAfterSeconds: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/500,00/);
  },
});
/** It comes by itself after a request was taken back or a summary left, so it is read. */
export const FormAgain = meta.story({
  args: { takesFocus: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.payout.title') })).toHaveFocus();
  },
});
export const FormOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

const review = { order, isSending: false, onConfirm: fn(), onBack: fn() };
/** Gifts burn, so the button says so. */
export const ReviewWithGifts = meta.story({
  render: () => <PayoutReviewView {...review} gifts={{ kind: 'ready', data: 3 }} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('note')).toHaveTextContent(storyText('cashbox.review.gifts', { count: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.review.burn') }));
    await expect(review.onConfirm).toHaveBeenCalledOnce();
  },
});
export const ReviewWithoutGifts = meta.story({
  render: () => <PayoutReviewView {...review} gifts={{ kind: 'ready', data: 0 }} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('cashbox.review.confirm') })).toBeVisible();
  },
});
export const ReviewCounting = meta.story({
  render: () => <PayoutReviewView {...review} gifts={{ kind: 'pending' }} />,
});
export const ReviewSending = meta.story({
  render: () => <PayoutReviewView {...review} isSending gifts={{ kind: 'ready', data: 1 }} />,
});

export const BlockedByWagering = meta.story({
  render: () => <PayoutBlockView block={{ why: 'wagering', missing: 240_000, currency: 'RUB' }} />,
  async play({ canvas }) {
    await expect(canvas.getByText(/2[\s.]?400,00/)).toBeVisible();
  },
});
export const BlockedByVerification = meta.story({
  render: () => <PayoutBlockView block={{ why: 'verification' }} />,
});
export const BlockedByPhone = meta.story({ render: () => <PayoutBlockView block={{ why: 'phone' }} /> });

const request = { refusal: null, isNotCancelled: false, onCancel: fn(), onSupport: fn() };
const code = {
  name: 'code',
  value: '',
  onChange: fn(),
  onBlur: fn(),
  ref: () => undefined,
  notice: undefined,
};
const codeForm = {
  phone: payoutRecord.phone,
  code,
  notice: undefined,
  isSending: false,
  onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  resend: { seconds: 35, isSending: false, isSent: false, onResend: fn() },
};
/** The code of the SMS is wanted; another one after the countdown. */
export const RequestNeedsCode = meta.story({
  render: () => (
    <RequestCardView {...request} payout={payoutRecord}>
      <CodeFormView {...codeForm} />
    </RequestCardView>
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('0:35')).toBeVisible();
    await expect(canvas.getByText('+61491570157')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.request.cancel') }));
    await expect(request.onCancel).toHaveBeenCalledOnce();
  },
});
export const RequestWrongCode = meta.story({
  render: () => (
    <RequestCardView {...request} payout={payoutRecord}>
      <CodeFormView
        {...codeForm}
        code={{ ...code, value: '1234', notice: { id: 'form.error.code_wrong' } }}
        resend={{ ...codeForm.resend, seconds: 0, isSent: true }}
      />
    </RequestCardView>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('cashbox.code.submit') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: storyText('cashbox.code.resend') })).toBeEnabled();
  },
});
export const RequestAtLimit = meta.story({
  render: () => (
    <RequestCardView {...request} payout={payoutRecord}>
      <LimitView text="Это все коды на сегодня" action={null} onSupport={fn()} />
    </RequestCardView>
  ),
});
/** A request that was just made takes the place of its summary, and the focus. */
export const RequestPending = meta.story({
  render: () => <RequestCardView {...request} takesFocus payout={{ ...payoutRecord, status: 'pending' }} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
});
export const RequestProcessing = meta.story({
  render: () => (
    <RequestCardView {...request} payout={{ ...payoutRecord, status: 'processing', isCancellable: false }} />
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: storyText('cashbox.request.cancel') })).toBeNull();
  },
});
export const RequestServerProblem = meta.story({
  render: () => <RequestCardView {...request} payout={{ ...payoutRecord, status: 'server_problem' }} />,
});
export const RequestNotCancelled = meta.story({
  render: () => (
    <RequestCardView
      {...request}
      payout={{ ...payoutRecord, status: 'pending' }}
      isNotCancelled
      refusal={{ code: 'server_problem', retryAfterSeconds: null }}
    />
  ),
});
