import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { depositGift, giftFixture, inHours, spinsGift } from '#/entities/gift/gift.fixtures.ts';
import { controlOf, payoutOrder as order, payoutRecord } from '../../model/cashbox.fixtures.ts';
import type { PayoutWay } from '../../model/payoutRules.ts';
import { CodeDialogView, LimitDialogView } from '../../parts/CodeDialog.tsx';
import { CancelDialogView } from './CancelPayout.tsx';
import { PayoutChecklistView } from './PayoutChecklistView.tsx';
import { PayoutFormView } from './PayoutFormView.tsx';
import { PayoutReviewView } from './PayoutReviewView.tsx';
import { RequestCardView } from './PayoutRequests.tsx';

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
  acceptsNewAccount: false,
  target: { kind: 'own', method: 'POST', url: '/x' },
  usualMinutes: 30,
};
const wallet: PayoutWay = { ...way, key: 'wallet', name: 'Tumbler', cards: [] };
const values = {
  way,
  cardId: 'a',
  account: controlOf('account', ''),
  amount: { ...controlOf<number | null>('amount', 1_000_00), onChange: fn() },
  onWay: fn(),
  onCard: fn(),
  onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
};

const meta = preview.meta({
  title: 'cashbox/Payout',
  component: PayoutFormView,
  args: {
    values,
    ways: [way, wallet],
    currency: 'RUB',
    real: 12_500_00,
    burntGifts: 0,
    refusal: null,
    takesFocus: false,
  },
});

/** Offers only verified cards that were used for deposits. */
export const Form = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('radio', { name: /0017/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /12[\s.]?500/ }));
    await expect(args.values.amount.onChange).toHaveBeenCalledWith(12_500_00);
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.payout.next') }));
    await expect(args.values.onSubmit).toHaveBeenCalledOnce();
  },
});
/** Before the player fills in the form, a note says that a payout burns gifts. */
export const WithGifts = meta.story({
  args: { burntGifts: 11 },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.review.gifts', { count: 11 }))).toBeVisible();
  },
});
export const WrittenAccount = meta.story({
  args: {
    values: {
      ...values,
      way: wallet,
      cardId: null,
      account: controlOf('account', '12', {
        id: 'cashbox.payout.account.too_short',
        values: { min: 16, max: 19 },
      }),
    },
  },
  async play({ canvas }) {
    const account = canvas.getByRole('textbox', { name: 'Номер карты' });
    await expect(account).toHaveAccessibleDescription(/16/);
  },
});
/** If no deposit can be paid back to its source, the player can enter the number of any card they own. */
export const NewAccount = meta.story({
  args: { values: { ...values, way: { ...way, cards: [], acceptsNewAccount: true }, cardId: null } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.payout.newAccountLead'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Номер карты' })).toHaveAccessibleDescription(
      storyText('cashbox.payout.newAccountHint'),
    );
  },
});
export const NotEnough = meta.story({
  args: {
    values: {
      ...values,
      amount: controlOf<number | null>('amount', 20_000_00, {
        id: 'cashbox.payout.notEnough',
        values: { amount: '12 500,00 ₽' },
      }),
    },
  },
});
export const NoVerifiedCard = meta.story({ args: { values: { ...values, cardId: null } } });
export const Refused = meta.story({
  args: { refusal: { code: 'insufficient_funds', missing: 500_00, retryAfterSeconds: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/500,00/);
  },
});
/**
 * When the form replaces a cancelled payout or a closed summary, the form takes the focus, so that it is
 * announced.
 */
export const FormAgain = meta.story({
  args: { takesFocus: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: storyText('cashbox.payout.title') })).toHaveFocus();
  },
});
export const FormOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

const review = { order, isSending: false, onConfirm: fn(), onBack: fn() };
const burning = {
  count: 4,
  gifts: [
    depositGift({ title: '100 % к депозиту', currency: 'RUB', amount: 30_000_00 }),
    spinsGift({ title: 'Фриспины', state: 'activated', amount: 64 }),
    giftFixture({ title: 'Деньги на счёт' }),
    {
      id: 90_104,
      title: 'Фирменная толстовка',
      type: 'custom',
      state: 'received',
      reason: 'personal',
    } as const,
  ],
};
/** Lists the lost gifts with their worth. The button also says that they will be lost. */
export const ReviewWithGifts = meta.story({
  render: () => <PayoutReviewView {...review} gifts={{ kind: 'ready', data: burning }} />,
  async play({ canvas, userEvent }) {
    const note = canvas.getByRole('note');
    await expect(note).toHaveTextContent(storyText('cashbox.review.gifts', { count: 4 }));
    const rows = within(note).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/100 % к депозиту.*30[\s.,]?000/);
    await expect(rows[1]).toHaveTextContent(storyText('cashbox.review.worthSpins', { count: 64 }));
    await expect(rows[2]).toHaveTextContent(/Деньги на счёт.*300[.,]00/);
    await expect(rows[3]).toHaveTextContent(/^Фирменная толстовка$/);
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.review.burn') }));
    await expect(review.onConfirm).toHaveBeenCalledOnce();
  },
});
/** Shows how long a payout usually takes. */
export const ReviewWithoutGifts = meta.story({
  render: () => <PayoutReviewView {...review} gifts={{ kind: 'ready', data: { count: 0 } }} />,
  async play({ canvas }) {
    await expect(canvas.getByText(/30/)).toBeVisible();
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(canvas.getByRole('button', { name: storyText('cashbox.review.confirm') })).toBeVisible();
  },
});
export const ReviewWithoutTime = meta.story({
  render: () => (
    <PayoutReviewView
      {...review}
      order={{ ...order, usualMinutes: null }}
      gifts={{ kind: 'ready', data: { count: 2 } }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.queryByText(storyText('cashbox.review.time'))).toBeNull();
    await expect(canvas.getByRole('note')).toHaveTextContent(storyText('cashbox.review.gifts', { count: 2 }));
  },
});
export const ReviewCounting = meta.story({
  render: () => <PayoutReviewView {...review} gifts={{ kind: 'pending' }} />,
});
export const ReviewSending = meta.story({
  render: () => <PayoutReviewView {...review} isSending gifts={{ kind: 'ready', data: { count: 1 } }} />,
});

const checklist = { bonus: null, onConfirmPhone: fn(), onSupport: fn() };
const notStaked = { why: 'wagering', missing: 240_000, currency: 'RUB', isRunning: false } as const;
/** All requirements are unmet, and each has a link or button to meet it. */
export const BlockedByAll = meta.story({
  render: () => (
    <PayoutChecklistView
      {...checklist}
      obstacles={[
        notStaked,
        { why: 'verification', isBeingChecked: false, checkEnds: null },
        { why: 'phone' },
      ]}
    />
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(storyText('cashbox.block.lead', { count: 3 }))).toBeVisible();
    await expect(canvas.getByText(/2[\s.,]?400[.,]00/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: storyText('cashbox.block.verify') })).toHaveAttribute(
      'href',
      '/profile/verification',
    );
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.block.confirmPhone') }));
    const answers = await canvas.findAllByRole('link', { name: storyText('answers.how') });
    await expect(answers.map((link) => link.getAttribute('href'))).toEqual([
      '/help/wagering',
      '/help/verification',
      '/help/contacts',
    ]);
    await expect(checklist.onConfirmPhone).toHaveBeenCalledOnce();
  },
});
/** Met requirements have a tick. Documents that are being checked need no action. */
export const BlockedByCheck = meta.story({
  render: () => (
    <PayoutChecklistView
      {...checklist}
      obstacles={[{ why: 'verification', isBeingChecked: true, checkEnds: null }]}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.done.wagering'))).toBeVisible();
    await expect(canvas.getByText(storyText('cashbox.done.phone'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: storyText('cashbox.block.verify') })).toBeNull();
  },
});
export const BlockedByAccounts = meta.story({
  render: () => <PayoutChecklistView {...checklist} obstacles={[{ why: 'multi_account' }]} />,
});

const request = { cancelFailure: null, onCode: null, onCancel: fn(), onSupport: fn() };
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
  sum: '1 500,00 ₽',
  code,
  notice: undefined,
  isSending: false,
  onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  resend: { seconds: 35, isSending: false, isSent: false, onResend: fn() },
  onClose: fn(),
};
const onCode = fn();
export const RequestNeedsCode = meta.story({
  render: () => (
    <RequestCardView {...request} onCode={onCode} payout={{ ...payoutRecord, confirmBy: inHours(24) }} />
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.request.enterCode') }));
    await expect(onCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.request.cancel') }));
    await expect(request.onCancel).toHaveBeenCalledOnce();
  },
});
export const Code = meta.story({
  render: () => <CodeDialogView {...codeForm} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('0:35')).toBeVisible();
    await expect(canvas.getByText('+61491570157')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.code.later') }));
    await expect(codeForm.onClose).toHaveBeenCalledOnce();
  },
});
export const CodeWithoutPhone = meta.story({
  render: () => <CodeDialogView {...codeForm} phone={undefined} />,
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.code.leadUnknown'), { exact: false })).toBeVisible();
  },
});
export const WrongCode = meta.story({
  render: () => (
    <CodeDialogView
      {...codeForm}
      code={{ ...code, value: '1234', notice: { id: 'form.error.code_wrong' } }}
      resend={{ ...codeForm.resend, seconds: 0, isSent: true }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: storyText('cashbox.code.submit') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: storyText('form.code.phone.resend') })).toBeEnabled();
  },
});
export const CodeOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <CodeDialogView {...codeForm} />,
});
const atLimit = {
  limit: {
    code: 'request_limit_exceeded',
    notice: { id: 'form.error.request_limit_exceeded' },
    retryAfterSeconds: null,
  },
  onRetry: fn(),
  onSupport: fn(),
  onClose: fn(),
} as const;
export const CodeAtLimit = meta.story({ render: () => <LimitDialogView {...atLimit} remedy="support" /> });
export const CodeWrongTooOften = meta.story({
  render: () => <LimitDialogView {...atLimit} remedy="newCode" />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('form.limit.newCode') }));
    await expect(atLimit.onRetry).toHaveBeenCalledOnce();
  },
});
/** A new code can be requested only after the countdown, because the server would refuse it earlier. */
export const CodeWrongTooOftenWaits = meta.story({
  render: () => <LimitDialogView {...atLimit} remedy="newCode" resendSeconds={34} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /0:34/ })).toBeDisabled();
  },
});
/** The card of a new payout takes the focus, because it replaces the summary. */
export const RequestPending = meta.story({
  render: () => <RequestCardView {...request} takesFocus payout={{ ...payoutRecord, status: 'pending' }} />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
});
export const RequestProcessing = meta.story({
  render: () => (
    <RequestCardView
      {...request}
      payout={{ ...payoutRecord, status: 'processing', isCancellable: false, expectedAt: inHours(0.4) }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: storyText('cashbox.request.cancel') })).toBeNull();
    const current = canvas
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveTextContent(storyText('steps.payout.pay'));
    await expect(current).toHaveTextContent(/\d{1,2}:\d{2}/);
  },
});
export const RequestServerProblem = meta.story({
  render: () => <RequestCardView {...request} payout={{ ...payoutRecord, status: 'server_problem' }} />,
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('steps.block.providerFailed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('cashbox.request.cancel') })).toBeVisible();
  },
});
/** The card says that the code has expired, and its dialog sends a new one. */
export const RequestCodeExpired = meta.story({
  render: () => (
    <RequestCardView {...request} onCode={onCode} payout={{ ...payoutRecord, codeExpiresAt: inHours(-1) }} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('steps.block.codeExpired'))).toBeVisible();
  },
});
export const RequestNotCancelled = meta.story({
  render: () => (
    <RequestCardView
      {...request}
      payout={{ ...payoutRecord, status: 'pending' }}
      cancelFailure={{ code: 'server_problem', retryAfterSeconds: null }}
    />
  ),
});

const cancel = {
  payout: { ...payoutRecord, burntGifts: 2 },
  state: { step: 'question' } as const,
  onConfirm: fn(),
  onSupport: fn(),
  onClose: fn(),
};
/** The confirmation says how much money and how many gifts will be returned. */
export const CancelQuestion = meta.story({
  render: () => <CancelDialogView {...cancel} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/1[\s.,]?500[.,]00.*2/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.cancel.keep') }));
    await expect(cancel.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('cashbox.request.cancel') }));
    await expect(cancel.onConfirm).toHaveBeenCalledOnce();
  },
});
/** The success step says how much money was returned to the balance. */
export const CancelDone = meta.story({
  render: () => <CancelDialogView {...cancel} state={{ step: 'done', answer: null }} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(storyText('cashbox.cancel.done'))).toBeVisible();
    await expect(canvas.getByText(/1[\s.,]?500[.,]00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('common.action.close') }));
    await expect(cancel.onClose).toHaveBeenCalledOnce();
  },
});
export const CancelRefused = meta.story({
  render: () => (
    <CancelDialogView
      {...cancel}
      state={{ step: 'failed', refused: { code: 'payout_not_cancellable' }, isUncertain: false }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.error.payout_not_cancellable'))).toBeVisible();
  },
});
export const CancelUnanswered = meta.story({
  render: () => (
    <CancelDialogView
      {...cancel}
      state={{ step: 'failed', refused: { code: 'network_error' }, isUncertain: true }}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.cancel.uncertain'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: storyText('common.action.retry') })).toBeVisible();
  },
});
