import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import type { PlayLimit } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';
import { resetToasts, toastsStore } from '#/overlays/toasts.store.ts';
import LimitModal, { LimitFormView } from './LimitModal.tsx';

const limit: PlayLimit = {
  kind: 'deposit',
  period: 'day',
  amount: 500_000,
  least: 10_000,
  used: 0,
  currency: 'RUB',
};
const amountOf = (value: number | null, notice?: Notice) => ({
  name: 'amount',
  value,
  onChange: fn(),
  onBlur: fn(),
  ref: () => undefined,
  notice,
});

const meta = preview.meta({
  title: 'responsible-play/LimitFormView',
  component: LimitFormView,
  args: {
    limit,
    amount: amountOf(500_000),
    change: 'none' as const,
    notice: undefined,
    isSending: false,
    isEnding: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onEnd: fn(),
    onCancel: fn(),
  },
});

export const OfMoney = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.limit.end') }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.limit.save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const Lower = meta.story({ args: { amount: amountOf(300_000), change: 'atOnce' as const } });
export const Higher = meta.story({ args: { amount: amountOf(900_000), change: 'afterADay' as const } });
const withRaise = { ...limit, pending: { amount: 900_000, effectiveAt: '2099-01-01T00:00:00Z' } };
/** The toast also says that the pending raise has been cancelled. */
export const SavedOverAWaitingRaise = meta.story({
  parameters: { mock: { user: 'player' } },
  render: () => <LimitModal limit={withRaise} close={fn()} />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '3000');
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.limit.save') }));
    await waitFor(() => {
      const shown = [...toastsStore.visible, ...toastsStore.waiting].map(({ content }) => content);
      return expect(shown).toMatchObject([{ id: 'responsiblePlay.limit.savedOnly' }]);
    });
    resetToasts();
  },
});
/** Any new limit replaces a pending raise. The field's description says so. */
export const LowerThanAWaitingRaise = meta.story({
  args: {
    limit: withRaise,
    amount: amountOf(300_000),
    change: 'atOnce' as const,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/9\s000,00\s₽/);
  },
});
/** If there is no limit yet, there is no button to end it. */
export const OfTime = meta.story({
  args: {
    limit: { kind: 'time' as const, period: 'week' as const, least: 15, used: 0, currency: 'RUB' as const },
    amount: amountOf(null),
    change: 'noLimit' as const,
  },
  async play({ canvas }) {
    const least = storyText('responsiblePlay.time', { hours: 0, minutes: 15 });
    const texts = [
      storyText('responsiblePlay.limit.least', { least }),
      storyText('responsiblePlay.limit.change.noLimit'),
    ];
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(texts.join(' '));
    await expect(canvas.queryByRole('button', { name: storyText('responsiblePlay.limit.end') })).toBeNull();
  },
});
export const TooLow = meta.story({
  args: { amount: amountOf(1, { id: 'responsiblePlay.error.limit_too_low' }) },
});
export const Refused = meta.story({ args: { notice: { id: 'common.error.offline' as const } } });
export const Sending = meta.story({ args: { isSending: true } });
