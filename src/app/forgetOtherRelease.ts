// Clears the storage of other releases, because this release may be unable to read it (S9.18). Keeps cookies.
import { release } from '#/config.ts';
import { localStore, tabStore, type TextStore } from '#/lib/storage.ts';

const STORED_AS = 'release';
/** Keys to keep: losing them could repeat a payment, interrupt a flow or ask the visitor something twice. */
const SURVIVORS = [
  'idempotency.',
  'cashbox.',
  'auth.',
  'resend.',
  'refCode',
  'promo.celebrated.',
  'consent',
  // Without this key, a missing chunk could reload the page forever.
  'chunkReloadAt',
  // The brand that a mock link chose. The mock's stored state belongs to this brand and also survives a new
  // release.
  'brand',
];

export function forgetOther(store: TextStore, current: string): void {
  if (store.get(STORED_AS) === current) return;
  for (const name of store.names())
    if (!SURVIVORS.some((start) => name.startsWith(start))) store.remove(name);
  store.set(STORED_AS, current);
}

export function forgetOtherRelease(): void {
  for (const store of [localStore, tabStore]) forgetOther(store, release);
}
