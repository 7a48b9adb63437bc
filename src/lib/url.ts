// The one checker of addresses that come from outside. What it does not know to be harmless is refused.
import { imageOrigins } from '#/config.ts';

const longestAddress = 2048;
const deepestEncoding = 6;
// Controls, spaces, zero-width and direction marks: browsers strip some, so `java\tscript:` would run.
const invisible = /[\p{Cc}\p{Cf}\p{Z}\ufeff]/u;

function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

function parse(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}

/** The text and each stage of its decoding; null if it is malformed or encoded without an end. */
function decodings(text: string): string[] | null {
  const stages = [text];
  for (let current = text; current.includes('%');) {
    if (stages.length > deepestEncoding) return null;
    try {
      const next = decodeURIComponent(current);
      if (next === current) return stages;
      stages.push(next);
      current = next;
    } catch {
      return null;
    }
  }
  return stages;
}

function isHarmlessPath(path: string): boolean {
  const stages = decodings(path);
  if (!stages) return false;
  // Full-width slashes and the like become plain ones in compatibility form.
  return stages
    .flatMap((stage) => [stage, stage.normalize('NFKC')])
    .every(
      (stage) =>
        !invisible.test(stage) && !stage.includes('\\') && !/\/[\\/]/.test(stage) && stage.startsWith('/'),
    );
}

/**
 * A path of this site for a redirect, with query and fragment, or null. Only a text with one leading `/` is
 * taken; other schemes and hosts in all disguises (`//`, `\`, controls, double encoding, dots) are refused.
 */
export function sameSitePath(value: unknown, origin: string = pageOrigin()): string | null {
  if (
    typeof value !== 'string' ||
    value.length > longestAddress ||
    !value.startsWith('/') ||
    invisible.test(value)
  )
    return null;
  const [path = ''] = value.split(/[?#]/, 1);
  if (!isHarmlessPath(path) || value.includes('\\')) return null;
  const url = parse(value, origin);
  if (!url || url.origin !== parse(origin)?.origin || url.username !== '' || url.password !== '') return null;
  // Dot segments are gone only now: `/..//host` has become `//host`.
  return isHarmlessPath(url.pathname) ? url.pathname + url.search + url.hash : null;
}

/** An absolute http(s) address; no credentials, no IPv6, no international host that may look like another. */
function plainWebAddress(value: string): URL | null {
  if (!/^https?:\/\/[^/\\]/i.test(value) || value.includes('\\')) return null;
  const url = parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  const [authority = ''] = value.slice(value.indexOf('//') + 2).split(/[/?#]/, 1);
  const hasPlainHost = /^[a-z0-9.-]+(?::\d+)?$/i.test(authority) && !/(?:^|\.)xn--/i.test(url.hostname);
  return hasPlainHost ? url : null;
}

/** The address of a link in content from outside, or null: http(s), `mailto:`, `tel:`, a path, a fragment. */
export function sanitizeLink(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  const value = href.trim();
  if (value === '' || value.length > longestAddress || invisible.test(value)) return null;
  if (/^#[\w-]*$/.test(value)) return value;
  if (value.startsWith('/')) return sameSitePath(value);
  if (/^mailto:[\w.+-]+@[a-z0-9.-]+(?:\?subject=[\w%.+-]*)?$/i.test(value))
    return /%0[ad]/i.test(value) ? null : value;
  if (/^tel:\+?[\d().-]+$/i.test(value)) return value;
  return plainWebAddress(value)?.href ?? null;
}

function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1';
}

/** An address of this site or of an allowed origin; https, except on this site and an allowed loopback. */
function allowedAddress(value: unknown, allowedOrigins: readonly string[], origin: string): URL | null {
  if (typeof value !== 'string' || value.length > longestAddress || invisible.test(value)) return null;
  if (value.startsWith('/')) {
    const path = sameSitePath(value, origin);
    return path === null ? null : parse(path, origin);
  }
  const url = plainWebAddress(value);
  if (!url) return null;
  if (url.origin === origin) return url;
  const isAllowed = allowedOrigins.some((allowed) => parse(allowed)?.origin === url.origin);
  return isAllowed && (url.protocol === 'https:' || isLoopback(url)) ? url : null;
}

/** The address of a game's page (`run_url`), or null: this site or an allowed origin, https or loopback. */
export function frameUrl(
  value: unknown,
  allowedOrigins: readonly string[],
  origin: string = pageOrigin(),
): URL | null {
  return allowedAddress(value, allowedOrigins, origin);
}

/** The address of a payment provider's page or payout call, or null, by the same rule as a game's page. */
export function providerUrl(
  value: unknown,
  allowedOrigins: readonly string[],
  origin: string = pageOrigin(),
): URL | null {
  return allowedAddress(value, allowedOrigins, origin);
}

// Most addresses of pictures are as plain as that, and a page holds hundreds of them.
const plainPath = /^(?:\/[\w-][\w.-]*)+(?:\?[\w=&.-]*)?$/;

/**
 * The address of a picture for `src` and `srcset`, or undefined: this site or an allowed origin by https
 * (http only for this site). What the page's policy would refuse is not asked for.
 */
export function imageUrl(
  value: unknown,
  origin: string = pageOrigin(),
  allowedOrigins: readonly string[] = imageOrigins,
): string | undefined {
  if (typeof value !== 'string' || value.length > longestAddress || invisible.test(value)) return undefined;
  if (plainPath.test(value)) return value;
  if (value.startsWith('/')) return sameSitePath(value, origin) ?? undefined;
  const url = plainWebAddress(value);
  if (url !== null && isLoopback(url) && isLoopback(new URL(origin))) return url.href;
  return allowedAddress(value, allowedOrigins, origin)?.href;
}

/** Opens a checked address in a new tab that knows nothing of this one. Returns false if it was refused. */
export function openInNewTab(address: string): boolean {
  const checked = sanitizeLink(address);
  if (checked === null) return false;
  window.open(checked, '_blank', 'noopener,noreferrer');
  return true;
}
