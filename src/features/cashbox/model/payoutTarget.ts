// The server names method and address of a payout, and neither is believed (specification S7.18).
import { apiUrl, paymentOrigins } from '#/config.ts';
import { providerUrl } from '#/lib/url.ts';

/** `own` is our API, which gets the player's token; nobody else does. */
export interface PayoutTarget {
  readonly kind: 'own' | 'foreign';
  readonly method: 'POST' | 'PUT';
  readonly url: string;
}

const METHODS = ['POST', 'PUT'] as const;

/** POST or PUT, at our API or an allowed origin; null for any other. Empty `api`: the site's own. */
export function payoutTarget(
  { method, url }: { readonly method: string; readonly url: string },
  {
    api = apiUrl,
    origins = paymentOrigins,
    site = globalThis.location?.origin ?? 'http://localhost',
  }: { api?: string; origins?: readonly string[]; site?: string } = {},
): PayoutTarget | null {
  const known = METHODS.find((one) => one === method);
  const address = providerUrl(url, api === '' ? origins : [...origins, api], site);
  if (!known || !address) return null;
  const home = api === '' ? site : new URL(api).origin;
  // A path alone is the API's, wherever the API is.
  const isOwn = url.startsWith('/') || address.origin === home;
  return isOwn
    ? { kind: 'own', method: known, url: address.pathname + address.search }
    : { kind: 'foreign', method: known, url: address.href };
}
