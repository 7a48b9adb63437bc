// Another version of the code does not read what earlier ones have stored (specification S9.18). Cookies
// stay: the session, the language and what a visitor has agreed to.
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

/** Empties a store that another release has written to, but for what has to outlive it. */
export function forgetOther(store: TextStore, current: string): void {
  if (store.get(STORED_AS) === current) return;
  for (const name of store.names())
    if (!SURVIVORS.some((start) => name.startsWith(start))) store.remove(name);
  store.set(STORED_AS, current);
}

/** Forgets what other releases have stored, in this tab and for all of them. */
export function forgetOtherRelease(): void {
  for (const store of [localStore, tabStore]) forgetOther(store, release);
}
