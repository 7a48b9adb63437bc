// Payment methods: their order, which of them the "more" button hides, and how each payment starts.
import type { PaymentSystem, SavedCard } from '#/api/generated/model/index.ts';
import { shareOf } from '#/lib/money.ts';
import { amountProblem, type Limits, limitsIn, withinBoth } from './limits.ts';

const RBK_SYSTEM = 88;
const MARBELLA_SYSTEM = 77;
/** Ids of the payment systems that are hidden behind the "more" button (S9.37). */
const SYSTEMS_UNDER_MORE: readonly number[] = [2, 5, 6, 7, 44, 99];
/** The payment option for the provider Marbella if the server lists none. */
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
  /** True if the amount is outside the method's limits. */
  readonly isBeyond: boolean;
  readonly feePercent: number;
  readonly isFeeRefunded: boolean;
  readonly isPhoneRequired: boolean;
  /** True if the method accepts deposits but can't receive payouts. */
  readonly isDepositOnly: boolean;
  /** Only redirect methods have options. */
  readonly paymentOptions: readonly PaymentOption[];
}

/** The sum that the provider charges for a deposit: the amount and the method's fee, in minor units (S9.65). */
export const chargeOf = (amount: number, { feePercent }: Pick<Method, 'feePercent'>): number =>
  amount + shareOf(amount, feePercent);

/** `key` is part of the request URL that opens a redirect deposit. */
export interface PaymentOption {
  readonly key: string;
  readonly name: string;
}

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

/** The methods that accept the currency. `withInvoice` is false if no card form is configured. */
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
  // If all methods belong behind "more", show them directly. Otherwise the button would hide every method.
  return main.length > 0 ? { main, more } : { main: more, more: [] };
}

export interface SavedCardMethod {
  readonly method: Method;
  readonly card: SavedCard;
}

/**
 * The card of the player's last card payment, with its payment method. Null if no card is saved or the method
 * doesn't accept the currency.
 */
export function savedCardMethod(
  systems: readonly PaymentSystem[],
  { currency, general }: { readonly currency: string; readonly general: Limits | null },
): SavedCardMethod | null {
  const system = systems.find(({ id, cards = [] }) => wayOf(id) === 'invoice' && cards.length > 0);
  const [card] = system?.cards ?? [];
  if (!system || !card) return null;
  const { main } = groupMethods([system], { amount: 0, currency, general, withInvoice: true });
  const [method] = main;
  return method ? { method, card } : null;
}
