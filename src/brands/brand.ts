import type { Locale } from '#/i18n/locales.ts';

/** Ids of the brands; the first is the default one. */
export const brandIds = ['aurora', 'kometa', 'riviera', 'samba'] as const;

export type BrandId = (typeof brandIds)[number];

/** ISO 4217 code of the brand's main currency. */
export type BrandCurrency = 'RUB' | 'EUR' | 'BRL';

/** Whose rules of responsible play apply; `none` asks for nothing more (specification S10.6). */
export type Jurisdiction = 'none' | 'uk' | 'mt' | 'nj';

export type AuthType = 'phone' | 'email';

/** A logo in the footer's row of payment methods. Names are proper names, the same in every language. */
export interface PaymentLogo {
  readonly id: string;
  readonly name: string;
  readonly src: string;
}

/** Flags that a host name may switch on (specification S1.26 to S1.28). */
export interface HostFlags {
  /** Texts and titles must do without the word 'casino'. */
  readonly noCasinoWord: boolean;
  /** The support address is the one the player first wrote to. */
  readonly originalEmail: boolean;
  /** The login screen shows the neutral mark instead of the logo. */
  readonly censoredLoginLogo: boolean;
  readonly jurisdiction: Jurisdiction;
}

export type BrandFlags = HostFlags & {
  /** The one button of the promo popup (specification S2.55). */
  readonly promoPopupButton: { readonly theme: 'primary' | 'secondary'; readonly size: 'md' | 'lg' };
  readonly afterLogout: 'main' | 'login';
};

/** Flags set while the page's host matches `pattern`, where `*` stands for one or more characters. */
export interface FlagsByHost {
  readonly pattern: string;
  readonly flags: Partial<HostFlags>;
}

/** `betMinor` minor units of bets are one element in the New Year promo (specification S9.63). */
export interface NewYearRule {
  readonly betMinor: number;
  readonly giftElements: readonly number[];
  readonly drawDay: string;
}

export interface BonusRules {
  /** A bonus below this (minor units) is debited against the real balance; null: no such rule. */
  readonly debitedBelowMinor: number | null;
  /** Promo hours or items that the birthday promo asks for, and in how many days (specification S9.61). */
  readonly birthday: {
    readonly needed: number;
    readonly unit: 'promoHours' | 'items';
    readonly days: number;
  };
  readonly newYear: NewYearRule;
}

/** The welcome offer's figures, in minor units of the brand's currency (specification S9.64). */
export interface WelcomeOffer {
  readonly upToMinor: number;
  readonly tooltipUpToMinor: number;
  readonly deposits: number;
}

/** Everything in which one brand differs from another, but for its looks (`tokens.css`, `fonts.ts`). */
export interface Brand {
  readonly id: BrandId;
  readonly name: string;
  readonly currency: BrandCurrency;
  readonly locales: readonly [Locale, ...Locale[]];
  readonly defaultLocale: Locale;
  /** Host patterns by which the brand is chosen when the build names none. */
  readonly hosts: readonly string[];
  readonly flags: BrandFlags;
  readonly flagsByHost: readonly FlagsByHost[];
  readonly paymentLogos: readonly PaymentLogo[];
  /** ISO 3166 codes in lower case; the first is preselected. */
  readonly phoneCountries: readonly [string, ...string[]];
  readonly authTypes: readonly [AuthType, ...AuthType[]];
  readonly defaultRemindTab: AuthType;
  readonly topCategories: readonly string[];
  readonly defaultCategories: readonly string[];
  /** Amount offered in the cashbox before the player types one, in minor units. */
  readonly defaultDepositMinor: number;
  readonly welcomeOffer: WelcomeOffer;
  readonly bonusRules: BonusRules;
  readonly supportEmail: string;
  /** Colours of the manifest and of the browser's chrome; equal to `--surface-0` and `--surface-1`. */
  readonly backgroundColor: string;
  readonly themeColor: string;
  /** `logoWidth` is the drawn logo's, in pixels, at a height of 40: its room is kept before it is there. */
  readonly art: {
    readonly logo: string;
    readonly logoWidth: number;
    readonly mark: string;
    /** The logo and the mark as pictures, which a first view draws sooner. */
    readonly picture: string;
    readonly markPicture: string;
    readonly icon16: string;
    readonly icon32: string;
  };
}
