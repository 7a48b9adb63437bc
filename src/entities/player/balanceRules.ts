import type { BalanceResponse } from '#/api/generated/model/index.ts';
import type { MessageOf } from '#/realtime/messageTypes.ts';

function versionOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return -1;
  const { data } = answer;
  return typeof data === 'object' &&
    data !== null &&
    'updatedAt' in data &&
    typeof data.updatedAt === 'number'
    ? data.updatedAt
    : -1;
}

/**
 * Of two balances the one that the server wrote last: a slow answer or a late message never takes the balance
 * back in time. As `structuralSharing` of the query it guards answers and realtime messages alike.
 */
export function newestBalance(known: unknown, next: unknown): unknown {
  return versionOf(next) < versionOf(known) ? known : next;
}

/**
 * The balance after a message; parts that it does not name stay. Which of two is newer is for the query's own
 * comparison.
 */
export function withBalance(known: BalanceResponse, { data }: MessageOf<'balance.changed'>): BalanceResponse {
  const { balance, bonus, wagering, currency, updatedAt } = data;
  return {
    data: {
      ...known.data,
      balance,
      bonus,
      wagering,
      currency,
      updatedAt,
      is_active_bonus: data.is_active_bonus ?? known.data.is_active_bonus,
      winback: data.winback ?? known.data.winback,
      compoint_balance: data.compointBalance ?? known.data.compoint_balance,
    },
  };
}

export function withCompoints(
  known: BalanceResponse,
  { data: { compointBalance, updatedAt } }: MessageOf<'compoint_balance.changed'>,
): BalanceResponse {
  return { data: { ...known.data, compoint_balance: compointBalance, updatedAt } };
}
