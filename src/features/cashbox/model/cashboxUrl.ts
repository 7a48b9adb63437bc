// The cashbox keeps its tab, the deposit's step and the history's filters in the URL:
// `?step=method&amount=50000&method=12`, `?payment=7000001`, `?tab=payout&code=7000013`,
// `?tab=history&of=payouts&state=paid`.
import { DepositStatus, PayoutStatus } from '#/api/generated/model/index.ts';
import { withParams } from '#/lib/urlQuery.ts';

function without(params: URLSearchParams, ...names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  return next;
}

/**
 * Query parameters that belong to the cashbox. Payment providers add the outcome to the return URL, in the
 * parameter `deposit`. The client doesn't trust it.
 */
const OWN_PARAMETERS = [
  'tab',
  'step',
  'deposit',
  'payment',
  'of',
  'state',
  'amount',
  'method',
  'gift',
  'code',
];

/**
 * Parameters of the advertising campaign. They are sent to the provider and come back with the return URL.
 */
export function campaignParams(params: URLSearchParams): string {
  return without(params, ...OWN_PARAMETERS).toString();
}

function readWhole(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  const value = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** The deposit's amount in minor units, from the first step or from a link to the cashbox. */
export const readAmount = (params: URLSearchParams): number | null => readWhole(params, 'amount');
/** The id of the preselected payment system. */
export const readMethod = (params: URLSearchParams): number | null => readWhole(params, 'method');
/** The id of the deposit whose status replaces the form. */
export const readPayment = (params: URLSearchParams): number | null => readWhole(params, 'payment');

/** The id of the payout whose code dialog opens at once. */
export const readCodeOf = (params: URLSearchParams): number | null => readWhole(params, 'code');

/** The gift to preselect: `?gift=90101`, or `?gift=welcome` for the registration gift. */
export function readGift(params: URLSearchParams): number | 'welcome' | null {
  return params.get('gift') === 'welcome' ? 'welcome' : readWhole(params, 'gift');
}

/** The URL of the first step. Keeps amount and method for when the player goes back from a later page. */
export function toAmountStep(
  params: URLSearchParams,
  amount: number | null = readAmount(params),
): URLSearchParams {
  const next = without(params, 'step', 'deposit', 'payment');
  if (amount !== null) next.set('amount', String(amount));
  return next;
}

/** The URL of the second step, which shows the payment methods. */
export function toMethodStep(
  params: URLSearchParams,
  amount: number,
  systemId: number | null = readMethod(params),
): URLSearchParams {
  const next = without(params, 'deposit', 'payment', 'method');
  next.set('step', 'method');
  next.set('amount', String(amount));
  if (systemId !== null) next.set('method', String(systemId));
  return next;
}

/** The URL of a deposit's status. */
export function toDepositStatus(params: URLSearchParams, depositId: number): URLSearchParams {
  const next = without(params, ...OWN_PARAMETERS);
  next.set('payment', String(depositId));
  return next;
}

/** The URL of an empty form for another deposit. */
export function withoutDeposit(params: URLSearchParams): URLSearchParams {
  return without(params, 'step', 'deposit', 'payment', 'amount', 'method');
}

export const cashboxTabs = ['deposit', 'payout', 'history'] as const;
export type CashboxTab = (typeof cashboxTabs)[number];

export type HistoryQuery =
  | { readonly of: 'deposits'; readonly state: DepositStatus | null }
  | { readonly of: 'payouts'; readonly state: PayoutStatus | null };

export function readTab(params: URLSearchParams): CashboxTab {
  return cashboxTabs.find((tab) => tab === params.get('tab')) ?? 'deposit';
}

/**
 * The URL of a tab. Keeps the deposit's amount, method and campaign parameters, so that the deposit form is
 * unchanged when the player comes back.
 */
export function tabSearch(params: URLSearchParams, tab: CashboxTab): string {
  const next = without(params, 'tab', 'deposit', 'payment', 'of', 'state', 'code');
  if (tab !== 'deposit') next.set('tab', tab);
  return next.toString();
}

export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const state = params.get('state');
  if (params.get('of') === 'payouts')
    return { of: 'payouts', state: Object.values(PayoutStatus).find((known) => known === state) ?? null };
  return { of: 'deposits', state: Object.values(DepositStatus).find((known) => known === state) ?? null };
}

/** Replaces the filters and keeps all other parameters. */
export function writeHistoryQuery(
  params: URLSearchParams,
  { of, state }: { readonly of: HistoryQuery['of']; readonly state: string | null },
): URLSearchParams {
  return withParams(params, { of: of === 'deposits' ? null : of, state });
}
