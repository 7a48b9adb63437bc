import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyText } from '../../../../../.storybook/storyText.ts';
import { inPromo, membershipFixture, promoFixture, viewers } from '#/entities/promo/promo.fixtures.tsx';
import { POINT_PARTS } from '#/entities/promo/rules.ts';
import type { PromoState } from '#/entities/promo/PromoContext.tsx';
import { PointsView, type PointsViewProps } from './PointsView.tsx';

const usual: PointsViewProps & PromoState = {
  promo: promoFixture(),
  phase: 'running',
  viewer: viewers.member,
  currency: 'RUB',
  failure: null,
  loginPath: '/login',
  onLog: fn(),
};

const meta = preview.meta({
  title: 'promotions/PointsView',
  component: inPromo(PointsView),
  args: usual,
});

export const Member = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('120')).toBeVisible();
    await expect(canvas.getByText(/^1\D?204$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText('promotions.points.log') }));
    await expect(args.onLog).toHaveBeenCalledOnce();
  },
});
/** Points and places have a separator in four-digit numbers, although Italian by default has none. */
export const InItalian = meta.story({
  args: { viewer: { ...viewers.member, membership: membershipFixture({ points: 1_204 * POINT_PARTS }) } },
  globals: { locale: 'it' },
  async play({ canvas }) {
    await expect(canvas.getAllByText('1.204')).toHaveLength(2);
  },
});
/** After the end of an exchange, bets earn no points, and unspent points have expired. */
export const Expired = meta.story({
  args: { promo: promoFixture('template2'), phase: 'over' },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.points.expired'))).toBeVisible();
    await expect(canvas.queryByText(/1[\s,.]?000/)).not.toBeInTheDocument();
  },
});
export const NothingYet = meta.story({ args: { viewer: viewers.outsider } });
export const Guest = meta.story({
  args: { viewer: viewers.guest },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login');
  },
});
export const Loading = meta.story({ args: { viewer: viewers.unknown } });
export const Failed = meta.story({
  args: {
    viewer: viewers.unknown,
    failure: { kind: 'failed', code: 'server_error', retry: fn(), isRetrying: false },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText('promotions.points.failed'));
  },
});
export const InEuro = meta.story({
  args: { currency: 'EUR' },
  async play({ canvas }) {
    await expect(canvas.getByText(/10\s€|€\s?10/)).toBeVisible();
  },
});
export const NoPrice = meta.story({ args: { currency: 'KZT' } });
