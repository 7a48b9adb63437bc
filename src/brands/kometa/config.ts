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

/** Available in Russian only. */
export const kometa: Brand = {
  id: 'kometa',
  name: 'Kometa',
  currency: 'RUB',
  locales: ['ru'],
  defaultLocale: 'ru',
  hosts: ['kometa.example', '*.kometa.example', 'kometa-*.example', 'kometa.localhost'],
  flags: { ...defaultFlags, afterLogout: 'login' },
  flagsByHost: [
    { pattern: 'kometa-club.example', flags: { noCasinoWord: true } },
    {
      pattern: 'kometa-mirror*.example',
      flags: { noCasinoWord: true, originalEmail: true, censoredLoginLogo: true },
    },
    ...licensedHosts,
  ],
  paymentLogos: paymentLogos('card', 'mobile', 'instant', 'wallet'),
  phoneCountries: defaultPhoneCountries,
  authTypes,
  defaultRemindTab: 'phone',
  topCategories,
  defaultCategories,
  defaultDepositMinor,
  welcomeOffer: { upToMinor: 300_000_00, tooltipUpToMinor: 200_000_00, deposits: 5 },
  bonusRules: {
    debitedBelowMinor: null,
    birthday: { needed: 5, unit: 'items', days: 5 },
    newYear: { betMinor: 2_000_00, giftElements: [2500, 7000, 2500], drawDay: '01-14' },
  },
  supportEmail: 'help@kometa.example',
  backgroundColor: '#090706',
  themeColor: '#13100e',
  art: brandArt('kometa', 196),
};
