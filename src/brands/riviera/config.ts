import type { Brand } from '../brand.ts';
import {
  brandArt,
  defaultCategories,
  defaultDepositMinor,
  defaultFlags,
  paymentLogos,
  topCategories,
  licensedHosts,
} from '../defaults.ts';

/** The Italian brand. In its New Year promo, 20 EUR of bets earn one element. */
export const riviera: Brand = {
  id: 'riviera',
  name: 'Riviera',
  currency: 'EUR',
  locales: ['it', 'en'],
  defaultLocale: 'it',
  hosts: ['riviera.example', '*.riviera.example', 'riviera-*.example', 'riviera.localhost'],
  flags: { ...defaultFlags, promoPopupButton: { theme: 'secondary', size: 'md' } },
  flagsByHost: [
    { pattern: 'riviera-salotto.example', flags: { noCasinoWord: true, censoredLoginLogo: true } },
    ...licensedHosts,
  ],
  paymentLogos: paymentLogos('card', 'bank', 'wallet', 'instant'),
  phoneCountries: ['it', 'nl', 'am', 'au'],
  authTypes: ['email', 'phone'],
  defaultRemindTab: 'email',
  topCategories,
  defaultCategories,
  defaultDepositMinor,
  welcomeOffer: { upToMinor: 3_000_00, tooltipUpToMinor: 2_000_00, deposits: 5 },
  bonusRules: {
    debitedBelowMinor: null,
    birthday: { needed: 20, unit: 'promoHours', days: 2 },
    newYear: { betMinor: 20_00, giftElements: [2500, 7000, 2500], drawDay: '01-14' },
  },
  supportEmail: 'aiuto@riviera.example',
  backgroundColor: '#061f26',
  themeColor: '#0a2a32',
  art: brandArt('riviera', 194),
};
