// Another version does not read what earlier ones stored (specification S9.18); cookies stay.
import { release } from '#/config.ts';
import { localStore, tabStore, type TextStore } from '#/lib/storage.ts';

const STORED_AS = 'release';
/** What a player would pay for twice, lose on the way, or be asked again. */
const SURVIVORS = [
  'idempotency.',
  'cashbox.',
  'auth.',
  'resend.',
  'refCode',
  'promo.celebrated.',
  'consent',
  // Without it a chunk that is missing could reload the page for ever.
  'chunkReloadAt',
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
