import { describe, expect, it } from 'vitest';
import type { PromoPopup } from '#/api/generated/model/index.ts';
import { isPopupDue, popupButtonLook, popupMemorySeconds, popupStamp } from './promoPopup.rules.ts';

const at = (iso: string): number => Date.parse(iso);
const popup: PromoPopup = {
  isActive: true,
  buttonUrl: '/promo/fair',
  buttonText: 'Choose',
  title: 'A month of prizes',
  body: '<p>Twice the points</p>',
  imageUrl: '/mock-assets/promo/month.webp',
  showDateFrom: '2026-11-01T00:00:00Z',
  showDateTo: '2026-12-01T00:00:00Z',
  updatedAt: 1_793_491_200,
};
const player = { isLoggedIn: true, seenStamp: null, now: at('2026-11-20T12:00:00Z'), path: '/promo' };

describe('the promo popup', () => {
  it('is shown to logged-in players while it is active', () => {
    expect(isPopupDue(popup, player)).toBe(true);
    expect(isPopupDue(popup, { ...player, isLoggedIn: false })).toBe(false);
    expect(isPopupDue({ ...popup, isActive: false }, player)).toBe(false);
    expect(isPopupDue(undefined, player)).toBe(false);
  });

  it('is shown until its end date', () => {
    const end = at(popup.showDateTo);
    expect(isPopupDue(popup, { ...player, now: end - 1 })).toBe(true);
    expect(isPopupDue(popup, { ...player, now: end })).toBe(false);
    expect(isPopupDue({ ...popup, showDateTo: 'soon' }, player)).toBe(false);
  });

  it('is not shown on the page that its button leads to', () => {
    expect(isPopupDue({ ...popup, buttonUrl: '/promo?type=all' }, { ...player, path: '/promo' })).toBe(false);
    expect(isPopupDue({ ...popup, buttonUrl: '/promo/fair' }, { ...player, path: '/promo' })).toBe(true);
  });

  it('is not shown before its start date', () => {
    const start = at(popup.showDateFrom);
    expect(isPopupDue(popup, { ...player, now: start - 1 })).toBe(false);
    expect(isPopupDue(popup, { ...player, now: start })).toBe(true);
  });

  it('is shown once for each version', () => {
    const seenStamp = popupStamp(popup);
    expect(isPopupDue(popup, { ...player, seenStamp })).toBe(false);
    expect(isPopupDue({ ...popup, updatedAt: popup.updatedAt + 1 }, { ...player, seenStamp })).toBe(true);
    expect(isPopupDue({ ...popup, updatedAt: popup.updatedAt - 1 }, { ...player, seenStamp })).toBe(true);
  });

  it('uses its last update (ms) as the version in the cookie, which expires when the popup ends', () => {
    expect(popupStamp(popup)).toBe('1793491200000');
    expect(popupMemorySeconds(popup, at('2026-11-30T23:59:00.500Z'))).toBe(60);
    expect(popupMemorySeconds(popup, at('2026-12-02T00:00:00Z'))).toBe(0);
  });
});

it("the popup's button has the theme and size that the server sends, else those of the brand", () => {
  const brandDefault = { theme: 'secondary', size: 'md' } as const;
  expect(popupButtonLook({ theme: 'primary', size: 'large' }, brandDefault)).toEqual({
    variant: 'primary',
    size: 'lg',
  });
  expect(popupButtonLook({ theme: 'accent', size: 'small' }, brandDefault)).toEqual({
    variant: 'ghost',
    size: 'sm',
  });
  expect(popupButtonLook({}, brandDefault)).toEqual({ variant: 'secondary', size: 'md' });
});
