// Parts and filters of the history live in the address: `?tab=history&of=payouts&state=paid`.
import { DepositStatus, PayoutStatus } from '#/api/generated/model/index.ts';

export const cashboxTabs = ['deposit', 'payout', 'history'] as const;
export type CashboxTab = (typeof cashboxTabs)[number];

export type HistoryQuery =
  | { readonly of: 'deposits'; readonly state: DepositStatus | null }
  | { readonly of: 'payouts'; readonly state: PayoutStatus | null };

export function readTab(params: URLSearchParams): CashboxTab {
  return cashboxTabs.find((tab) => tab === params.get('tab')) ?? 'deposit';
}

/** The address of a part; what belongs to the part that is left goes. */
export function tabSearch(tab: CashboxTab): string {
  return tab === 'deposit' ? '' : `?tab=${tab}`;
}

export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  const state = params.get('state');
  if (params.get('of') === 'payouts')
    return { of: 'payouts', state: Object.values(PayoutStatus).find((known) => known === state) ?? null };
  return { of: 'deposits', state: Object.values(DepositStatus).find((known) => known === state) ?? null };
}

/** The address's parameters with other filters; foreign keys stay as they are. */
export function writeHistoryQuery(
  params: URLSearchParams,
  { of, state }: { readonly of: HistoryQuery['of']; readonly state: string | null },
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (of === 'deposits') next.delete('of');
  else next.set('of', of);
  if (state === null) next.delete('state');
  else next.set('state', state);
  return next;
}
