import type { RealtimeMessage } from '#/api/generated/model/index.ts';

let serial = 0;

export function balanceMessage(
  balance: number,
  at: number,
  id?: string,
): Extract<RealtimeMessage, { type: 'balance.changed' }> {
  serial += 1;
  const data = {
    balance_type: 'real',
    balance,
    bonus: 0,
    wagering: 0,
    currency: 'RUB',
    updatedAt: at,
  } as const;
  return { type: 'balance.changed', id: id ?? `balance-${serial}`, at, data };
}

export function leadersMessage(
  slug: string,
  at: number,
): Extract<RealtimeMessage, { type: 'tournament.leaders' }> {
  serial += 1;
  return {
    type: 'tournament.leaders',
    id: `leaders-${serial}`,
    at,
    data: { tournamentId: 1, slug, leaders: [] },
  };
}

export function removedMessage(
  notificationId: number,
  at: number,
): Extract<RealtimeMessage, { type: 'notification.removed' }> {
  serial += 1;
  return { type: 'notification.removed', id: `removed-${serial}`, at, data: { notificationId } };
}
