// Decides when the promo popup opens, and what its button looks like. The pages on which it may open are
// listed in `overlays/decide.ts`.
import type { FeatureFlags, PromoPopup } from '#/api/generated/model/index.ts';
import type { Brand } from '#/brands/brand.ts';
import { parseInstant, serverNow } from '#/lib/clock.ts';
import type { ButtonSize, ButtonVariant } from '#/ui/Button/Button.tsx';
import { cookies } from '#/lib/storage.ts';

/** Time from the opening of a page to the popup, in ms (S4.46, S9.2). */
export const PROMO_POPUP_DELAY_MS = 3000;

/**
 * The popup's version, as the cookie stores it: the time of the popup's last update, in ms. The server sends
 * this time in seconds.
 */
export function popupStamp({ updatedAt }: Pick<PromoPopup, 'updatedAt'>): string {
  return String(updatedAt * 1000);
}

/** Max age of the cookie, in seconds. The cookie expires when the popup ends. */
export function popupMemorySeconds({ showDateTo }: Pick<PromoPopup, 'showDateTo'>, now: number): number {
  return Math.max(0, Math.ceil(((parseInstant(showDateTo) ?? now) - now) / 1000));
}

export interface PopupViewer {
  readonly isLoggedIn: boolean;
  /** The version that this browser has shown last. Null without a cookie. */
  readonly seenStamp: string | null;
  /** Server time, epoch milliseconds. */
  readonly now: number;
  /** The path of the page. A popup whose button only leads there is not shown. */
  readonly path: string;
}

export function isPopupDue(
  popup: PromoPopup | undefined,
  { isLoggedIn, seenStamp, now, path }: PopupViewer,
): popup is PromoPopup {
  if (!popup?.isActive || !isLoggedIn || popup.buttonUrl.split(/[?#]/)[0] === path) return false;
  const from = parseInstant(popup.showDateFrom) ?? now;
  const to = parseInstant(popup.showDateTo);
  if (to === null || now < from || now >= to) return false;
  return seenStamp !== popupStamp(popup);
}

export interface PopupButton {
  readonly theme?: FeatureFlags['promoPopupButtonTheme'];
  readonly size?: FeatureFlags['promoPopupButtonSize'];
}

export interface ButtonLook {
  readonly variant: ButtonVariant;
  readonly size: ButtonSize;
}

const VARIANTS = { primary: 'primary', secondary: 'secondary', accent: 'ghost' } as const;
const SIZES = { small: 'sm', medium: 'md', large: 'lg' } as const;

export function popupButtonLook(
  { theme, size }: PopupButton,
  brandDefault: Brand['flags']['promoPopupButton'],
): ButtonLook {
  return {
    variant: theme ? VARIANTS[theme] : brandDefault.theme,
    size: size ? SIZES[size] : brandDefault.size,
  };
}

// The cookie that stores which version of the promo popup this browser has shown (S4.46).

const COOKIE = 'promo_popup';

export function seenPopupStamp(): string | null {
  return cookies.get(COOKIE);
}

export function rememberPopup(popup: PromoPopup): void {
  cookies.set(COOKIE, popupStamp(popup), popupMemorySeconds(popup, serverNow()));
}
