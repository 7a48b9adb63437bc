import {
  brandIds,
  type Brand,
  type BrandConfig,
  type BrandId,
  type BrandFlags,
  type FlagsByHost,
  type PaymentId,
  type PaymentLogo,
} from './brand.ts';
import { configs } from './generated/brands.ts';

/** Categories at the top of the lobby, in this order (S9.54). */
const topCategories = [
  'slots',
  'otygrat_bonus',
  'crash_games',
  'buy_games',
  'jackpot_games',
  'table',
] as const;

/** Categories with a carousel of their own in the lobby (S9.54). */
const defaultCategories = ['recommended', 'top', 'newgames', 'otygrat_bonus'] as const;

const defaultFlags: BrandFlags = {
  noCasinoWord: false,
  originalEmail: false,
  censoredLoginLogo: false,
  jurisdiction: 'none',
  promoPopupButton: { theme: 'primary', size: 'lg' },
  afterLogout: 'main',
};

/** Sets the jurisdiction by its code in the host's name, such as `uk` in `uk.aurora.example`. */
const licensedHosts: readonly FlagsByHost[] = (['uk', 'mt', 'nj'] as const).flatMap((jurisdiction) => [
  { pattern: `${jurisdiction}.*`, flags: { jurisdiction } },
  { pattern: `*.${jurisdiction}.*`, flags: { jurisdiction } },
]);

const defaultDepositMinor = 500_00;

const paymentNames: Readonly<Record<PaymentId, string>> = {
  card: 'Cartella',
  wallet: 'Volta Wallet',
  bank: 'Pontebank',
  mobile: 'Ringo Pay',
  instant: 'Rapidix',
  coin: 'Monetka',
};

function paymentLogos(...ids: readonly PaymentId[]): PaymentLogo[] {
  return ids.map((id) => ({ id, name: paymentNames[id], src: `/brand/payments/${id}.svg` }));
}

/**
 * URLs of the brand's artwork.
 * @param logoWidth pixels at a height of 40
 */
function brandArt(id: BrandId, logoWidth: number): Brand['art'] {
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

function brandOf(id: BrandId, { logoWidth, ...config }: BrandConfig): Brand {
  return {
    ...config,
    id,
    defaultLocale: config.locales[0],
    flags: { ...defaultFlags, ...config.flags },
    flagsByHost: [...config.flagsByHost, ...licensedHosts],
    paymentLogos: paymentLogos(...config.paymentLogos),
    topCategories,
    defaultCategories,
    defaultDepositMinor,
    art: brandArt(id, logoWidth),
  };
}

/** The cast is safe: `brandIds` contains every `BrandId`. */
export const brands = Object.fromEntries(brandIds.map((id) => [id, brandOf(id, configs[id])])) as Readonly<
  Record<BrandId, Brand>
>;
