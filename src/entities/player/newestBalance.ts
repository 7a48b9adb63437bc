function versionOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return -1;
  const { data } = answer;
  return typeof data === 'object' && data !== null && 'updated_at' in data && typeof data.updated_at === 'number' ? data.updated_at : -1;
}

/**
 * Of two balances the one that the server wrote last: a slow answer or a late message never takes the balance back in time.
 * As `structuralSharing` of the query it guards answers and realtime messages alike.
 */
export function newestBalance(known: unknown, next: unknown): unknown {
  return versionOf(next) < versionOf(known) ? known : next;
}
