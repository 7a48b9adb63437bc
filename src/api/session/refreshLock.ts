// A lock across tabs: Web Locks, or a lease in localStorage in browsers without them.
import { deviceNow } from '#/lib/clock.ts';
import { randomId, withJitter } from '#/lib/random.ts';
import { wait } from '#/lib/schedule.ts';
import { localStore } from '#/lib/storage.ts';

const lockName = 'casino.refresh';
const leaseName = 'refresh.lease';
// Longer than the HTTP timeout, so a holder that exceeds it has crashed.
const longestHold = 40_000;
const settleMs = 40;

function isLeased(): boolean {
  const until = Number(localStore.get(leaseName)?.split(' ')[1]);
  return until > deviceNow() && until - deviceNow() <= longestHold;
}

/** Writes a lease, then checks that no other tab has overwritten it: the last writer wins. */
async function takeLease(): Promise<string> {
  const owner = randomId();
  for (;;) {
    if (!isLeased()) {
      const lease = `${owner} ${deviceNow() + longestHold}`;
      localStore.set(leaseName, lease);
      await wait(settleMs);
      if (localStore.get(leaseName) === lease) return lease;
    }
    await wait(withJitter(settleMs * 5));
  }
}

async function withLease<Result>(work: () => Promise<Result>): Promise<Result> {
  const lease = await takeLease();
  try {
    return await work();
  } finally {
    if (localStore.get(leaseName) === lease) localStore.remove(leaseName);
  }
}

/** Rejects if the lock isn't free within 40 s. */
export async function withRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === 'undefined' || !navigator.locks) return withLease(work);
  return navigator.locks.request(lockName, { signal: AbortSignal.timeout(longestHold) }, work);
}
