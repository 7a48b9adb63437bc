import type { Balance, BalanceResponse } from '#/api/generated/model/index.ts';
import type { MessageOf } from '#/realtime/messages.ts';

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
 * Messages about compoints have a version of their own. If they raised the version of the whole balance, a
 * delayed `balance.changed` would be dropped as outdated.
 */
type Known = BalanceResponse & { readonly compointsAt?: number };

function compointsVersionOf(answer: Known): number {
  return answer.compointsAt ?? versionOf(answer);
}

function isBalance(answer: unknown): answer is Known {
  return versionOf(answer) >= 0;
}

/**
 * Keeps whichever balance has the newer server version. As the query's `structuralSharing`, it applies to
 * both responses and socket messages.
 */
export function newestBalance(known: unknown, next: unknown): unknown {
  if (versionOf(next) < versionOf(known)) return known;
  if (!isBalance(known) || !isBalance(next)) return next;
  const compointsAt = compointsVersionOf(known);
  if (compointsAt <= compointsVersionOf(next)) return next;
  return { ...next, compointsAt, data: { ...next.data, compoint_balance: known.data.compoint_balance } };
}

/** Merges a message into the balance. The query's `structuralSharing` decides which version is newer. */
export function withBalance(known: Known, { data }: MessageOf<'balance.changed'>): Known {
  const { balance, bonus, wagering, currency, updatedAt, compointBalance } = data;
  return {
    compointsAt: compointBalance === undefined ? compointsVersionOf(known) : updatedAt,
    data: {
      ...known.data,
      balance,
      bonus,
      wagering,
      currency,
      updatedAt,
      is_active_bonus: data.is_active_bonus ?? known.data.is_active_bonus,
      winback: data.winback ?? known.data.winback,
      compoint_balance: compointBalance ?? known.data.compoint_balance,
    },
  };
}

export function withCompoints(
  known: Known,
  { data: { compointBalance, updatedAt } }: MessageOf<'compoint_balance.changed'>,
): Known {
  if (updatedAt < compointsVersionOf(known)) return known;
  return { compointsAt: updatedAt, data: { ...known.data, compoint_balance: compointBalance } };
}

/** The balance after a stake, which takes real money first, then bonus money. */
export function afterStake(balance: Balance, stake: number): Balance {
  const real = Math.min(stake, Math.max(0, balance.balance));
  return {
    ...balance,
    balance: balance.balance - real,
    bonus: Math.max(0, balance.bonus - (stake - real)),
  };
}
