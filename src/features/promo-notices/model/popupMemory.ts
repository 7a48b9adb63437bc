// A cookie stores which version of the promo popup this browser has shown (S4.46).
import type { PromoPopup } from '#/api/generated/model/index.ts';
import { serverNow } from '#/lib/clock.ts';
import { cookies } from '#/lib/storage.ts';
import { popupMemorySeconds, popupStamp } from './promoPopup.rules.ts';

const COOKIE = 'promo_popup';

export function seenPopupStamp(): string | null {
  return cookies.get(COOKIE);
}

export function rememberPopup(popup: PromoPopup): void {
  cookies.set(COOKIE, popupStamp(popup), popupMemorySeconds(popup, serverNow()));
}
