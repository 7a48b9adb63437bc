// Addresses that tiles and lists of games lead to (specification §2, route table).
const part = encodeURIComponent;

/** The page of a game; the demo run is for everybody. */
export function gamePath(slug: string, type: 'real' | 'demo' = 'real'): string {
  return type === 'demo' ? `/play/${part(slug)}?mode=demo` : `/play/${part(slug)}`;
}

/** Login that comes back to the wanted page; `wanted` is a whole path of this site. */
export function loginPath(wanted: string): string {
  return `/login?redirect=${part(wanted)}`;
}

export function categoryPath(slug: string): string {
  return `/games/${part(slug)}`;
}

export function producerPath(slug: string, category?: string): string {
  return category === undefined ? `/producers/${part(slug)}` : `/producers/${part(slug)}/${part(category)}`;
}
