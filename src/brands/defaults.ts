import type { Brand, BrandFlags, BrandId, FlagsByHost, PaymentId, PaymentLogo } from './brand.ts';

/** Categories at the top of the lobby, in this order (S9.54). */
export const topCategories = [
  'slots',
  'otygrat_bonus',
  'crash_games',
  'buy_games',
  'jackpot_games',
  'table',
] as const;

/** Categories with a carousel of their own in the lobby (S9.54). */
export const defaultCategories = ['recommended', 'top', 'newgames', 'otygrat_bonus'] as const;

export const defaultFlags: BrandFlags = {
  noCasinoWord: false,
  originalEmail: false,
  censoredLoginLogo: false,
  jurisdiction: 'none',
  promoPopupButton: { theme: 'primary', size: 'lg' },
  afterLogout: 'main',
};

/** Sets the jurisdiction by its code in the host's name, such as `uk` in `uk.aurora.example`. */
export const licensedHosts: readonly FlagsByHost[] = (['uk', 'mt', 'nj'] as const).flatMap((jurisdiction) => [
  { pattern: `${jurisdiction}.*`, flags: { jurisdiction } },
  { pattern: `*.${jurisdiction}.*`, flags: { jurisdiction } },
]);

export const defaultDepositMinor = 500_00;

const paymentNames: Readonly<Record<PaymentId, string>> = {
  card: 'Cartella',
  wallet: 'Volta Wallet',
  bank: 'Pontebank',
  mobile: 'Ringo Pay',
  instant: 'Rapidix',
  coin: 'Monetka',
};

export function paymentLogos(...ids: readonly PaymentId[]): PaymentLogo[] {
  return ids.map((id) => ({ id, name: paymentNames[id], src: `/brand/payments/${id}.svg` }));
}

/**
 * URLs of the brand's artwork.
 * @param logoWidth pixels at a height of 40
 */
export function brandArt(id: BrandId, logoWidth: number): Brand['art'] {
  return {
    logo: `/brand/${id}.svg`,
    logoWidth,
    mark: `/brand/${id}-mark.svg`,
    picture: `/brand/${id}.webp`,
    markPicture: `/brand/${id}-mark.webp`,
    icon16: `/brand/${id}-16.svg`,
    icon32: `/brand/${id}-32.svg`,
  };
}
