// When the promo popup is due (specification S4.46, S9.2); where it may come is for `overlays/decide.ts`.
import type { PromoPopup } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** Milliseconds after a page came or changed. */
export const PROMO_POPUP_DELAY_MS = 3000;

/** The popup's update stamp in milliseconds, as the cookie holds it; the server counts seconds. */
export function popupStamp({ updatedAt }: Pick<PromoPopup, 'updatedAt'>): string {
  return String(updatedAt * 1000);
}

/** Seconds for which it is remembered that this version was seen: as long as it may be shown. */
export function popupMemorySeconds({ showDateTo }: Pick<PromoPopup, 'showDateTo'>, now: number): number {
  return Math.max(0, Math.ceil(((parseInstant(showDateTo) ?? now) - now) / 1000));
}

export interface PopupViewer {
  readonly isLoggedIn: boolean;
  /** What the cookie holds: the stamp of the version that was seen last; null without a cookie. */
  readonly seenStamp: string | null;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
}

/** Whether the popup is to be shown: to players, while it is on, unless this version of it was seen. */
export function isPopupDue(
  popup: PromoPopup | undefined,
  { isLoggedIn, seenStamp, now }: PopupViewer,
): popup is PromoPopup {
  if (!popup?.isActive || !isLoggedIn) return false;
  const from = parseInstant(popup.showDateFrom) ?? now;
  const to = parseInstant(popup.showDateTo);
  if (to === null || now < from || now >= to) return false;
  return seenStamp !== popupStamp(popup);
}
