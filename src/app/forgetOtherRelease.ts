// Clears the storage of other releases, which this one may not be able to read (S9.18). Cookies stay.
import { release } from '#/config.ts';
import { localStore, tabStore, type TextStore } from '#/lib/storage.ts';

const STORED_AS = 'release';
/** Keys to keep: losing them would repeat a payment, interrupt a flow or ask a question again. */
const SURVIVORS = [
  'idempotency.',
  'cashbox.',
  'auth.',
  'resend.',
  'refCode',
  'promo.celebrated.',
  'consent',
  // If it were lost, a missing chunk could reload the page forever.
  'chunkReloadAt',
  // The mock's world outlives a release too, and belongs to this brand.
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
