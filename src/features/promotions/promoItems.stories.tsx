import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { storyText } from '../../../.storybook/storyText.ts';
import { serverNow, toDate } from '#/lib/clock.ts';
import { inHours, promoFixture } from '#/entities/promo/promo.fixtures.tsx';
import { PromoCard, PromoCardView, type PromoCardViewProps } from './promoItems.tsx';

const SOON_MS = 2_000;

const endless = promoFixture('template1');
delete endless.endAt;
const plain = promoFixture('template1', { pageType: 'static' });
delete plain.template;

const usual: PromoCardViewProps = { promo: promoFixture(), status: 'active' };

const meta = preview.meta({
  title: 'promotions/PromoCardView',
  component: PromoCardView,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <h2 hidden>Promos</h2>
        <Story />
      </div>
    ),
  ],
  args: usual,
});

export const Draw = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.type.lottery'))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ночь комет' })).toBeVisible();
    await expect(canvas.getByText(/3\D?000\D?000.* в призах$/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/./));
    const details = canvas.getByRole('link', { name: `${storyText('event.card.details')}: Ночь комет` });
    await expect(details).toHaveAttribute('href', '/promo/comet-night');
  },
});
export const Exchange = meta.story({ args: { promo: promoFixture('template2') } });
export const StaticWithoutEnd = meta.story({
  args: { promo: { ...plain, endAt: '' } },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('promotions.type.static'))).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});
export const WithoutEnd = meta.story({ args: { promo: endless } });

export const StartsOnTime = meta.story({
  render: function Soon() {
    const [promo] = useState(() =>
      promoFixture('template1', { status: 'future', startAt: toDate(serverNow() + SOON_MS).toISOString() }),
    );
    return <PromoCard promo={promo} />;
  },
  async play({ canvas }) {
    await expect(canvas.getByText(storyText('event.status.future'))).toBeVisible();
    await expect(
      await canvas.findByText(storyText('event.status.active'), {}, { timeout: 5_000 }),
    ).toBeVisible();
  },
});
export const Future = meta.story({
  args: { promo: promoFixture('template4', { startAt: inHours(26), status: 'future' }), status: 'future' },
});
export const Past = meta.story({
  args: { promo: promoFixture('template1', { endAt: inHours(-26), status: 'past' }), status: 'past' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});
/** The amount of the prize fund is never truncated, because it is a promise of money. */
export const FundOnPhone = meta.story({
  args: { promo: promoFixture('template1', { fund: 'от 2 000 000 ₽ в призах' }) },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const fund = canvas.getByText(/^от .* в призах$/);
    await document.fonts.ready;
    await expect(fund.scrollWidth).toBeLessThanOrEqual(fund.clientWidth);
    await expect(fund.scrollHeight).toBeLessThanOrEqual(fund.clientHeight);
  },
});
export const LongestTexts = meta.story({
  args: {
    promo: promoFixture('template1', {
      title: 'Достопримечательностиисвершения '.repeat(4),
      fund: '9 007 199 254 740 991 ₽ в призах',
    }),
  },
});
