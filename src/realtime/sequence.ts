// Drops duplicate and outdated messages: the network may deliver twice and out of order.
import type { RealtimeMessage } from '#/api/generated/model/index.ts';

const mostIds = 2000;
const mostSubjects = 2000;

/** The entity whose state the message carries. Null for one-off events, such as a win. */
function subjectOf(message: RealtimeMessage): string | null {
  switch (message.type) {
    case 'balance.changed':
    case 'compoint_balance.changed':
    case 'winback.changed':
    case 'promo_popup.updated':
      return message.type;
    case 'prize_pool.counter':
    case 'achievement.progress':
      return `${message.type} ${message.data.id}`;
    case 'tournament.leaders':
    case 'tournament.opponents':
    case 'series.leaders':
    case 'series.opponents':
      return `${message.type} ${message.data.slug}`;
    case 'treasury.transaction_confirmed':
      return `${message.type} ${message.data.transactionId}`;
    default:
      return null;
  }
}

/** Keeps only the newest entries, to bound memory. */
function trim(entries: Map<string, unknown> | Set<string>, most: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(key);
  }
}

export interface Sequence {
  /**
   * False for a duplicate, or if a newer message about the same entity was accepted before. Remembers
   * accepted messages.
   */
  accept: (message: RealtimeMessage) => boolean;
  reset: () => void;
}

export function createSequence(): Sequence {
  const ids = new Set<string>();
  const newest = new Map<string, number>();
  return {
    accept(message) {
      if (ids.has(message.id)) return false;
      ids.add(message.id);
      trim(ids, mostIds);
      const subject = subjectOf(message);
      if (subject === null) return true;
      if ((newest.get(subject) ?? -1) > message.at) return false;
      newest.delete(subject);
      newest.set(subject, message.at);
      trim(newest, mostSubjects);
      return true;
    },
    reset() {
      ids.clear();
      newest.clear();
    },
  };
}

export function coalesce(messages: readonly RealtimeMessage[]): RealtimeMessage[] {
  const last = new Map<string, RealtimeMessage>();
  for (const message of messages) {
    const subject = subjectOf(message);
    if (subject !== null) last.set(subject, message);
  }
  return messages.filter((message) => {
    const subject = subjectOf(message);
    return subject === null || last.get(subject) === message;
  });
}
