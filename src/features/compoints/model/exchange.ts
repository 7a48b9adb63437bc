import type { CompointsExchangeRule } from '#/api/generated/model/index.ts';
import type { Notice } from '#/entities/form/NoticeText.tsx';

type Rule = CompointsExchangeRule;

export function ruleFor(rules: readonly Rule[], currency: string): Rule | undefined {
  return rules.find((rule) => rule.currency === currency);
}

/** The money that the player gets for compoints, in minor units, rounded down. Exact for large numbers. */
export function exchangedAmount(compoints: number, { amount, compoints: rate }: Rule): number {
  return Number((BigInt(compoints) * BigInt(amount)) / BigInt(rate));
}

/** Why this amount can't be exchanged, or null if it can. `owned` is null until the balance has loaded. */
export function exchangeProblem(
  compoints: number | null,
  { min, max }: Pick<Rule, 'min' | 'max'>,
  owned: number | null,
): Notice | null {
  if (compoints === null) return { id: 'common.validation.required' };
  if (compoints < min) return { id: 'compoints.exchange.atLeast', values: { count: min } };
  if (owned !== null && compoints > owned)
    return { id: 'compoints.exchange.missing', values: { count: compoints - owned } };
  if (compoints > max) return { id: 'compoints.exchange.atMost', values: { count: max } };
  return null;
}

const SUGGESTED: readonly number[] = [100, 500, 1_000, 5_000, 10_000, 50_000];
const MOST_SUGGESTIONS = 4;

/** Suggested amounts: round ones, then the largest possible one. */
export function suggestions(
  { min, max }: Pick<Rule, 'min' | 'max'>,
  owned: number | null,
): readonly { readonly compoints: number; readonly isAll: boolean }[] {
  const most = Math.min(max, owned ?? 0);
  if (most < min) return [];
  const round = SUGGESTED.filter((count) => count >= min && count < most).slice(-(MOST_SUGGESTIONS - 1));
  return [
    ...round.map((compoints) => ({ compoints, isAll: false })),
    { compoints: most, isAll: most === owned },
  ];
}
