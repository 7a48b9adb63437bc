import type { Brand } from '../brand.ts';
import {
  authTypes,
  brandArt,
  defaultCategories,
  defaultDepositMinor,
  defaultFlags,
  paymentLogos,
  topCategories,
  licensedHosts,
} from '../defaults.ts';

/** The Brazilian brand. A bonus below 1 BRL is debited against the real balance. */
export const samba: Brand = {
  id: 'samba',
  name: 'Samba',
  currency: 'BRL',
  locales: ['br', 'en'],
  defaultLocale: 'br',
  hosts: ['samba.example', '*.samba.example', 'samba-*.example', 'samba.localhost'],
  flags: defaultFlags,
  flagsByHost: [{ pattern: 'samba-festa.example', flags: { noCasinoWord: true } }, ...licensedHosts],
  paymentLogos: paymentLogos('instant', 'card', 'bank', 'coin'),
  phoneCountries: ['br', 'nl', 'am', 'au'],
  authTypes,
  defaultRemindTab: 'phone',
  topCategories,
  defaultCategories,
  defaultDepositMinor,
  welcomeOffer: { upToMinor: 15_000_00, tooltipUpToMinor: 10_000_00, deposits: 5 },
  bonusRules: {
    debitedBelowMinor: 1_00,
    birthday: { needed: 5, unit: 'items', days: 5 },
    newYear: { betMinor: 2_000_00, giftElements: [2500, 7000, 2500], drawDay: '01-14' },
  },
  supportEmail: 'ajuda@samba.example',
  backgroundColor: '#12072b',
  themeColor: '#1b0c3e',
  art: brandArt('samba', 166),
};
