import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import type { PlayLimit } from '#/api/generated/model/index.ts';
import { LimitsView } from './Limits.tsx';

const NOW = Date.UTC(2026, 0, 14, 12);
const HOUR_MS = 3_600_000;

const kinds = ['deposit', 'loss', 'time'] as const;
const periods = ['day', 'week', 'month'] as const;
const none: readonly PlayLimit[] = kinds.flatMap((kind) =>
  periods.map((period): PlayLimit => ({ kind, period, least: 10_000, used: 0, currency: 'RUB' })),
);

/** The default limits, with one of them replaced. */
const withLimit = (changed: PlayLimit): readonly PlayLimit[] =>
  none.map((limit) => (limit.kind === changed.kind && limit.period === changed.period ? changed : limit));

const day: PlayLimit = {
  kind: 'deposit',
  period: 'day',
  amount: 500_000,
  least: 10_000,
  used: 120_000,
  currency: 'RUB',
};
const raised = (hours: number): PlayLimit => ({
  ...day,
  pending: { amount: 800_000, effectiveAt: new Date(NOW + hours * HOUR_MS).toISOString() },
});

const meta = preview.meta({
  title: 'responsible-play/LimitsView',
  component: LimitsView,
  args: { limits: none, now: NOW, isWaiting: false, onEdit: fn(), onConfirm: fn(), onKeep: fn() },
});

export const None = meta.story({
  async play({ canvas, userEvent, args }) {
    const name = storyText('responsiblePlay.limit.edit', {
      isSet: 'no',
      kind: storyText('responsiblePlay.limits.time.title'),
      period: storyText('responsiblePlay.period.week'),
    });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onEdit).toHaveBeenCalledWith(
      none.find((one) => one.kind === 'time' && one.period === 'week'),
    );
  },
});
export const Used = meta.story({ args: { limits: withLimit(day) } });
export const UsedUp = meta.story({ args: { limits: withLimit({ ...day, used: 700_000 }) } });
export const OfTime = meta.story({
  args: {
    limits: withLimit({ kind: 'time', period: 'day', least: 15, amount: 150, used: 65, currency: 'RUB' }),
  },
});
/** During the waiting day, a raised limit can only be cancelled, not confirmed. */
export const RaiseWaits = meta.story({
  args: { limits: withLimit(raised(5)) },
  async play({ canvas, userEvent, args }) {
    await expect(
      canvas.queryByRole('button', { name: storyText('responsiblePlay.limit.confirm') }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.limit.keep') }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});
export const RaiseReady = meta.story({
  args: { limits: withLimit(raised(0)) },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: storyText('responsiblePlay.limit.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const EndWaits = meta.story({
  args: { limits: withLimit({ ...day, pending: { effectiveAt: new Date(NOW + HOUR_MS).toISOString() } }) },
});
export const LongestTexts = meta.story({
  args: {
    limits: withLimit({
      ...raised(0),
      amount: 9_007_199_254_740_991,
      used: 9_007_199_254_740_991,
      pending: { amount: 9_007_199_254_740_991, effectiveAt: new Date(NOW).toISOString() },
    }),
  },
});
export const OnPhone = meta.story({
  args: { limits: withLimit(raised(0)) },
  globals: { viewport: { value: 'phone' } },
});
