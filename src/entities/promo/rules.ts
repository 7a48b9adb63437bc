import {
  PromoTemplate,
  type Currency,
  type Promo,
  type PromoCurrencyName,
  type PromoMembership,
} from '#/api/generated/model/index.ts';

/** After its end, a lottery is in `drawing` and then in `results`; any other promotion is `over` (S4.60). */
export type PromoPhase = 'waiting' | 'running' | 'drawing' | 'results' | 'over';

export type Viewer =
  | { readonly kind: 'guest' }
  /** A player whose membership is still loading or failed to load. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'player';
      readonly membership: PromoMembership | null;
      /** The player has several accounts, so this account can't take part (S6.9). */
      readonly isMultiAccount: boolean;
    };

/** A promotion without a join button includes every player. */
export function isMember(promo: Pick<Promo, 'useParticipantBtn'>, viewer: Viewer): boolean {
  if (viewer.kind !== 'player' || viewer.isMultiAccount) return false;
  return viewer.membership?.membership ?? promo.useParticipantBtn !== true;
}

const TEMPLATES: readonly string[] = Object.values(PromoTemplate);

/** A newer server may send templates that this client doesn't have. */
export function isKnownTemplate(template: string | undefined): template is PromoTemplate {
  return template !== undefined && TEMPLATES.includes(template);
}

/** Promo points are sent in 1/10 000 of a point (S9.34). */
export const POINT_PARTS = 10_000;

/**
 * The name of a promo currency, in the plural form that the locale's rules require for the amount (S9.55).
 * @param parts the amount, in 1/10 000 of a point
 */
export function currencyWord(name: PromoCurrencyName, parts: number, localeTag: string): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = name;
  return forms[new Intl.PluralRules(localeTag).select(parts / POINT_PARTS)] ?? name.other;
}

/** The total of bets that earns one point, in minor units. Undefined if the currency earns no points. */
export function pointPrice(
  { pointPrices }: Pick<Promo, 'pointPrices'>,
  currency: Currency,
): number | undefined {
  return pointPrices?.[currency];
}

/** Scope of the queries about a player's own state in a promotion. */
export const promoScope = (promoId: number) => `promotion.${promoId}`;
