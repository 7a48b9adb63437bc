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

/** The balance that the server wrote last; as `structuralSharing` it guards answers and messages alike. */
export function newestBalance(known: unknown, next: unknown): unknown {
  return versionOf(next) < versionOf(known) ? known : next;
}

/** Parts that the message does not name stay; the query's comparison decides which is newer. */
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
