// Ways to pay: their order, who stands behind 'more', and how each of them begins.
import type { PaymentSystem } from '#/api/generated/model/index.ts';
import { amountProblem, limitsIn, withinBoth, type Limits } from './limits.ts';

/** The bank card by RBK invoice, and the redirect of Marbella. */
const RBK_SYSTEM = 88;
const MARBELLA_SYSTEM = 77;
/** Systems that stand under 'more' (specification S9.37). */
const SYSTEMS_UNDER_MORE: readonly number[] = [2, 5, 6, 7, 44, 99];
/** What Marbella is paid with where its description offers nothing to choose from. */
export const MARBELLA_METHOD = 'card';

export type Way = 'form' | 'invoice' | 'redirect';

export function wayOf(systemId: number): Way {
  if (systemId === RBK_SYSTEM) return 'invoice';
  return systemId === MARBELLA_SYSTEM ? 'redirect' : 'form';
}

export interface Method {
  readonly id: number;
  readonly name: string;
  readonly image: string | undefined;
  readonly limits: Limits;
  /** The amount that stands is beyond its limits. */
  readonly isBeyond: boolean;
  readonly feePercent: number;
  readonly isFeeRefunded: boolean;
  readonly isPhoneRequired: boolean;
  /** No payout can go back to it. */
  readonly isDepositOnly: boolean;
  /** What it can be paid with; empty where there is no choice. */
  readonly paymentOptions: readonly PaymentOption[];
}

/** What a redirect is paid with, by the key of its address. */
export interface PaymentOption {
  readonly key: string;
  readonly name: string;
}

/** The key of what a redirect is paid with: the chosen option, else the first, else the card. */
export function paymentOptionOf(
  { paymentOptions }: Pick<Method, 'paymentOptions'>,
  chosen: string | null,
): string {
  return (paymentOptions.find(({ key }) => key === chosen) ?? paymentOptions[0])?.key ?? MARBELLA_METHOD;
}

function optionsOffered({ id, methods = [] }: PaymentSystem): readonly PaymentOption[] {
  return wayOf(id) === 'redirect' ? methods : [];
}

export interface MethodGroups {
  readonly main: readonly Method[];
  readonly more: readonly Method[];
}

/** The ways that take the currency. `withInvoice` is false without the card form's script. */
export function groupMethods(
  systems: readonly PaymentSystem[],
  {
    amount,
    currency,
    general,
    withInvoice,
  }: {
    readonly amount: number;
    readonly currency: string;
    readonly general: Limits | null;
    readonly withInvoice: boolean;
  },
): MethodGroups {
  const methods = systems
    .toSorted((one, other) => one.position - other.position)
    .flatMap((system): Method[] => {
      const own = limitsIn(system.limits, currency);
      const limits = own && withinBoth(own, general);
      if (!limits || (!withInvoice && wayOf(system.id) === 'invoice')) return [];
      return [
        {
          id: system.id,
          name: system.name,
          image: system.image,
          limits,
          isBeyond: amountProblem(amount, limits) !== null,
          feePercent: system.feePercent ?? 0,
          isFeeRefunded: system.isFeeRefunded ?? false,
          isPhoneRequired: system.isPhoneRequired ?? false,
          isDepositOnly: system.isDepositOnly ?? false,
          paymentOptions: optionsOffered(system),
        },
      ];
    });
  const isMore = ({ id }: Method): boolean => SYSTEMS_UNDER_MORE.includes(id);
  const more = methods.filter(isMore);
  const main = methods.filter((method) => !isMore(method));
  // Nothing is hidden behind a button that stands alone.
  return main.length > 0 ? { main, more } : { main: more, more: [] };
}
