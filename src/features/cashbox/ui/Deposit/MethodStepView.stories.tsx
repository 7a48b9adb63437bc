import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { systemOf } from '../../model/cashbox.fixtures.ts';
import { groupMethods } from '../../model/methods.ts';
import { MethodStepView } from './MethodStepView.tsx';

const systems = [
  systemOf(88, { position: 0, name: 'Банковская карта', feePercent: 3, isFeeRefunded: true }),
  systemOf(77, { position: 1, name: 'Marbella', limits: [{ currency: 'RUB', min: 600_00, max: 900_00 }] }),
  systemOf(12, { position: 2, name: 'Swift Fox' }),
  systemOf(21, { position: 3, name: 'С телефона', feePercent: 5 }),
  systemOf(2, { position: 4, name: 'Tumbler' }),
  systemOf(99, { position: 5, name: 'Счёт в банке '.repeat(6).trim() }),
];
const methods = groupMethods(systems, { amount: 500_00, currency: 'RUB', general: null, withInvoice: true });

const meta = preview.meta({
  title: 'cashbox/MethodStepView',
  component: MethodStepView,
  args: {
    amount: 500_00,
    currency: 'RUB',
    methods,
    method: methods.main[0] ?? null,
    phone: null,
    paymentOption: null,
    gift: null,
    heldGift: null,
    refusal: null,
    isSending: false,
    isGiftSaving: false,
    onMethod: fn(),
    onBack: fn(),
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
});

/** "More" opens the other methods. A method that doesn't accept the amount is disabled. */
export const Usual = meta.story({
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Marbella' })).toBeDisabled();
    await expect(canvas.queryByRole('radio', { name: 'Tumbler' })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: storyText('cashbox.method.more', { count: 2 }) }),
    );
    // The "more" button disappears when pressed, so the focus moves to one of the methods that it reveals.
    await expect(document.activeElement).toHaveAttribute('name', 'method');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tumbler' }));
    await expect(args.onMethod).toHaveBeenCalledWith(2);
    // The button shows the sum that the provider charges, including the card's fee.
    await userEvent.click(canvas.getByRole('button', { name: /515[,.]00/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
const gift = {
  gift: {
    id: 90_101,
    title: '100 % к депозиту',
    type: 'deposit_bonus',
    state: 'received',
    reason: 'personal',
    percent: 100,
    amount: 30_000_00,
    wager: 30,
  },
  left: 0,
} as const;
export const WithGift = meta.story({ args: { gift } });
/** If the deposit is too small for its gift, a note says so before the payment. */
export const TooSmallForGift = meta.story({
  args: { gift: { ...gift, left: 250_00 } },
  async play({ canvas }) {
    await expect(canvas.getByText(/250,00/)).toBeVisible();
  },
});
/** The player has come back without paying a deposit. The chosen gift belongs to that deposit. */
export const GiftHeld = meta.story({
  args: { heldGift: { title: gift.gift.title, depositId: 7_000_001 } },
  async play({ canvas }) {
    const { title } = gift.gift;
    await expect(canvas.getByText(storyText('cashbox.gift.notNow', { title }))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: storyText('cashbox.gift.toHolder', { title }) }),
    ).toHaveAttribute('href', expect.stringContaining('?payment=7000001'));
  },
});
export const FeeNotRefunded = meta.story({ args: { method: methods.main[3] ?? null } });
export const Sending = meta.story({
  args: { isSending: true },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /515[,.]00/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: storyText('cashbox.method.back') })).toBeDisabled();
    await expect(canvas.getByRole('radio', { checked: true })).toBeDisabled();
  },
});
export const Refused = meta.story({
  args: { refusal: { code: 'deposit_limit_reached', limit: 300_00, retryAfterSeconds: null } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText('cashbox.error.deposit_limit_reached'),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(/300,00/);
  },
});
export const NoWays = meta.story({
  args: { methods: { main: [], more: [] }, method: null },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('cashbox.method.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /5[01][05],00/ })).toBeNull();
  },
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
