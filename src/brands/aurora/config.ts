import type { Brand } from '../brand.ts';
import {
  authTypes,
  brandArt,
  defaultCategories,
  defaultDepositMinor,
  defaultFlags,
  defaultPhoneCountries,
  paymentLogos,
  topCategories,
  licensedHosts,
} from '../defaults.ts';

/** The default brand (S1.20). */
export const aurora: Brand = {
  id: 'aurora',
  name: 'Aurora',
  currency: 'RUB',
  locales: ['ru', 'en', 'it', 'br'],
  defaultLocale: 'ru',
  hosts: ['aurora.example', '*.aurora.example', 'aurora-*.example', 'aurora.localhost'],
  flags: defaultFlags,
  flagsByHost: [
    { pattern: 'aurora-games.example', flags: { noCasinoWord: true } },
    { pattern: 'mail.aurora.example', flags: { originalEmail: true } },
    { pattern: 'aurora-mirror*.example', flags: { noCasinoWord: true, censoredLoginLogo: true } },
    ...licensedHosts,
  ],
  paymentLogos: paymentLogos('card', 'bank', 'wallet', 'mobile', 'instant', 'coin'),
  phoneCountries: defaultPhoneCountries,
  authTypes,
  defaultRemindTab: 'phone',
  topCategories,
  defaultCategories,
  defaultDepositMinor,
  welcomeOffer: { upToMinor: 300_000_00, tooltipUpToMinor: 200_000_00, deposits: 5 },
  bonusRules: {
    debitedBelowMinor: null,
    birthday: { needed: 20, unit: 'promoHours', days: 2 },
    newYear: { betMinor: 2_000_00, giftElements: [2500, 7000, 2500], drawDay: '01-14' },
  },
  supportEmail: 'help@aurora.example',
  backgroundColor: '#070b1a',
  themeColor: '#0d1428',
  art: brandArt('aurora', 176),
};
