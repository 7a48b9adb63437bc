import { fn } from 'storybook/test';
import { ActionBalanceLogReason } from '#/api/generated/model/index.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { POINT_PARTS } from '#/entities/promo/rules.ts';
import { inHours, promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { LogView, type LogViewProps } from './LogModal.tsx';

const items = Object.values(ActionBalanceLogReason).map((reason, index) => ({
  id: index,
  actionId: 17,
  reason,
  points: (reason === 'exchange' ? -1 : 1) * (index + 1) * POINT_PARTS,
  isAdditional: index % 3 === 0,
  createdAt: inHours(-index),
}));

const usual: LogViewProps = { promo: promoFixture(), list: { items, end: 'complete', onMore: fn() } };

const meta = preview.meta({
  title: 'promotions/LogView',
  component: LogView,
  args: usual,
});

export const Whole = meta.story();
export const Nothing = meta.story({ args: { list: { items: [], end: 'complete', onMore: fn() } } });
export const Loading = meta.story({ args: { list: { items: null, end: 'more', onMore: fn() } } });
export const Failed = meta.story({ args: { list: { items, end: 'failed', onMore: fn() } } });
