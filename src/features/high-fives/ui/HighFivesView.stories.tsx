import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { storyText } from '../../../../.storybook/storyText.ts';
import { fiveFixtures, statisticFixture } from '../highFives.fixtures.ts';
import type { FivesQuery } from '../model/highFives.rules.ts';
import { BirthdayTaskView } from '../HighFives.tsx';
import { HighFivesView, type HighFivesViewProps } from './HighFivesView.tsx';

const currency: NonNullable<HighFivesViewProps['promo']['currency']> = {
  id: 191,
  name: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
};
const list: HighFivesViewProps['list'] = {
  kind: 'ready',
  data: { items: [...fiveFixtures], totalItems: 23 },
};
const statistic: HighFivesViewProps['statistic'] = { kind: 'ready', data: statisticFixture };
const query: FivesQuery = { type: 'received', page: 1 };
const sent: FivesQuery = { type: 'sent', page: 1 };
const kind: HighFivesViewProps['kind'] = 'five';
const failed = { kind: 'failed' as const, code: 'server_error', retry: fn(), isRetrying: false };

const meta = preview.meta({
  title: 'high-fives/HighFivesView',
  component: HighFivesView,
  args: { kind, promo: { currency }, statistic, list, query, givingTo: null, onQuery: fn(), onGive: fn() },
});

export const Received = meta.story({
  play: async ({ canvas, args }) => {
    const name = storyText('highFives.giveTo', { name: 'zorro', kind: 'five' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onGive).toHaveBeenCalledWith(expect.objectContaining({ userId: 100 }));
    const sentName = new RegExp(storyText('highFives.type.sent', { kind: 'five' }));
    await userEvent.click(canvas.getByRole('button', { name: sentName }));
    await expect(args.onQuery).toHaveBeenCalledWith({ type: 'sent', page: 1 });
  },
});
export const Sent = meta.story({ args: { query: sent } });
export const Giving = meta.story({ args: { givingTo: 100 } });

export const DailyLimit = meta.story({
  args: {
    statistic: {
      kind: 'ready' as const,
      data: {
        ...statisticFixture,
        daily: { sent: 20, limit: 20, perUserLimit: 3, resetAt: '2026-01-15T00:00:00Z' },
      },
    },
  },
  play: async ({ canvas, args }) => {
    const reason = storyText('highFives.refused.daily');
    const [first] = canvas.getAllByRole('button', { name: new RegExp(reason) });
    if (first) await userEvent.click(first);
    await expect(args.onGive).not.toHaveBeenCalled();
  },
});
export const Hearts = meta.story({
  args: {
    kind: 'heart' as const,
    task: <BirthdayTaskView progress={{ have: 7, needed: 20, left: 13, days: 2 }} currency={currency} />,
  },
});
export const BirthdayDone = meta.story({
  args: {
    kind: 'heart' as const,
    task: <BirthdayTaskView progress={{ have: 20, needed: 20, left: 0, days: 2 }} currency={currency} />,
  },
});
export const EmptyReceived = meta.story({
  args: { list: { kind: 'ready' as const, data: { items: [], totalItems: 0 } } },
});
export const EmptySent = meta.story({
  args: { query: sent, list: { kind: 'ready' as const, data: { items: [], totalItems: 0 } } },
});
export const Loading = meta.story({
  args: { list: { kind: 'pending' as const }, statistic: { kind: 'pending' as const } },
});
export const Failed = meta.story({ args: { list: failed, statistic: failed } });
export const LongNames = meta.story({
  args: {
    list: {
      kind: 'ready' as const,
      data: {
        items: fiveFixtures.map((five) => ({ ...five, username: `${five.username}_`.repeat(8) })),
        totalItems: 400,
      },
    },
  },
});
