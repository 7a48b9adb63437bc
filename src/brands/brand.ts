import type { Locale } from '#/i18n/locales.ts';
import { ids } from './generated/brands.ts';

/** The ids of the folders with a `brand.json`; the first is the default brand. */
export const brandIds = ids;

export type BrandId = (typeof brandIds)[number];

export function isBrandId(name: string | null | undefined): name is BrandId {
  return brandIds.some((id) => id === name);
}

/** ISO 4217 code of the brand's main currency. */
export type BrandCurrency = 'RUB' | 'EUR' | 'BRL';

/** Selects the rules of responsible gambling; `none` adds no rules (S10.6). */
export type Jurisdiction = 'none' | 'uk' | 'mt' | 'nj';

export type AuthType = 'phone' | 'email';

export type PaymentId = 'card' | 'wallet' | 'bank' | 'mobile' | 'instant' | 'coin';

/** A payment method's logo in the footer. Names are proper names and not translated. */
export interface PaymentLogo {
  readonly id: string;
  readonly name: string;
  readonly src: string;
}

/** Flags that depend on the host name (S1.26 to S1.28). */
export interface HostFlags {
  /** Texts and titles must not contain the word 'casino'. */
  readonly noCasinoWord: boolean;
  /** E-mail addresses keep the capital letters that the player typed. */
  readonly originalEmail: boolean;
  /** The login screen shows a neutral mark instead of the logo. */
  readonly censoredLoginLogo: boolean;
  readonly jurisdiction: Jurisdiction;
}

export type BrandFlags = HostFlags & {
  /** The promo popup's button (S2.55). */
  readonly promoPopupButton: { readonly theme: 'primary' | 'secondary'; readonly size: 'md' | 'lg' };
  readonly afterLogout: 'main' | 'login';
};

/** Flags for hosts that match `pattern`, in which `*` stands for one or more characters. */
export interface FlagsByHost {
  readonly pattern: string;
  readonly flags: Partial<HostFlags>;
}

/** New Year promo: every `betMinor` minor units of bets earn one element (S9.63). */
export interface NewYearRule {
  readonly betMinor: number;
  readonly giftElements: readonly number[];
  readonly drawDay: string;
}

export interface BonusRules {
  /**
   * The smallest bonus that can be staked, in minor units. With a smaller bonus, bets use only real money
   * (S9.59). Null if the brand has no such rule.
   */
  readonly minBonusStakeMinor: number | null;
  /** How many promo hours or items the birthday promo requires, and within how many days (S9.61). */
  readonly birthday: {
    readonly needed: number;
    readonly unit: 'promoHours' | 'items';
    readonly days: number;
  };
  readonly newYear: NewYearRule;
}

/** Amounts of the welcome offer, in minor units of the brand's currency (S9.64). */
export interface WelcomeOffer {
  readonly upToMinor: number;
  readonly tooltipUpToMinor: number;
  readonly deposits: number;
}

/**
 * Contents of a brand's `brand.json`, with the brand's colours and the size of its logo. `brands.ts` adds the
 * remaining fields.
 */
export interface BrandConfig
  extends
    Pick<Brand, 'name' | 'currency' | 'locales' | 'hosts' | 'flagsByHost' | 'phoneCountries' | 'authTypes'>,
    Pick<Brand, 'defaultRemindTab' | 'welcomeOffer' | 'bonusRules' | 'supportEmail'>,
    Pick<Brand, 'backgroundColor' | 'themeColor'> {
  /** Only the flags that differ from the defaults. */
  readonly flags?: Partial<BrandFlags>;
  readonly paymentLogos: readonly PaymentId[];
  /** Width of the logo in pixels, at a height of 40. */
  readonly logoWidth: number;
}

/** Configuration of a brand. Its colours and fonts are in `tokens.json` and `fonts.json`. */
export interface Brand {
  readonly id: BrandId;
  readonly name: string;
  readonly currency: BrandCurrency;
  readonly locales: readonly [Locale, ...Locale[]];
  readonly defaultLocale: Locale;
  /** Host patterns that select the brand if the build doesn't set one. */
  readonly hosts: readonly string[];
  readonly flags: BrandFlags;
  readonly flagsByHost: readonly FlagsByHost[];
  readonly paymentLogos: readonly PaymentLogo[];
  /** Countries of the phone field, as ISO 3166 codes in lower case; the first is preselected. */
  readonly phoneCountries: readonly [string, ...string[]];
  readonly authTypes: readonly [AuthType, ...AuthType[]];
  readonly defaultRemindTab: AuthType;
  readonly topCategories: readonly string[];
  readonly defaultCategories: readonly string[];
  /** The cashbox's prefilled amount, in minor units. */
  readonly defaultDepositMinor: number;
  readonly welcomeOffer: WelcomeOffer;
  readonly bonusRules: BonusRules;
  readonly supportEmail: string;
  /** Colours of the manifest and the browser's UI. Must equal `--surface-0` and `--surface-1`. */
  readonly backgroundColor: string;
  readonly themeColor: string;
  /**
   * `logoWidth` is the logo's width in pixels at a height of 40. It reserves the space before the logo
   * loads.
   */
  readonly art: {
    readonly logo: string;
    readonly logoWidth: number;
    readonly mark: string;
    /** Raster versions of logo and mark, which render sooner in the first view. */
    readonly picture: string;
    readonly markPicture: string;
    readonly icon16: string;
    readonly icon32: string;
  };
}

export type Script = 'latin' | 'cyrillic';

/** Unicode range of the font files for each writing system. */
export const unicodeRanges: Readonly<Record<Script, string>> = {
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};

/** A font family of a brand, with a file per script. */
export interface BrandFamily {
  readonly family: string;
  readonly weight: string;
  readonly files: Readonly<Partial<Record<Script, string>>>;
}
