// The only validator for URLs from outside. Allowlist: refuses everything not known to be safe.
import { imageOrigins } from '#/config.ts';

const longestUrl = 2048;
const deepestEncoding = 6;
// Control, space, zero-width and direction characters. Browsers strip some, so `java\tscript:` would
// run.
const invisible = /[\p{Cc}\p{Cf}\p{Z}\ufeff]/u;

function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}

function parse(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}

/** The text and each stage of percent-decoding; null if it is malformed or nested too deeply. */
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
  // NFKC turns full-width slashes and similar characters into plain ones.
  return stages
    .flatMap((stage) => [stage, stage.normalize('NFKC')])
    .every(
      (stage) =>
        !invisible.test(stage) && !stage.includes('\\') && !/\/[\\/]/.test(stage) && stage.startsWith('/'),
    );
}

/**
 * Validates a redirect to a path of this site and returns it with query and fragment, or null. The text
 * must start with a single `/`. Refuses other schemes and hosts in any disguise (`//`, `\`, control
 * characters, double encoding, dot segments).
 */
export function sameSitePath(value: unknown, origin: string = pageOrigin()): string | null {
  if (
    typeof value !== 'string' ||
    value.length > longestUrl ||
    !value.startsWith('/') ||
    invisible.test(value)
  )
    return null;
  const [path = ''] = value.split(/[?#]/, 1);
  if (!isHarmlessPath(path) || value.includes('\\')) return null;
  const url = parse(value, origin);
  if (!url || url.origin !== parse(origin)?.origin || url.username !== '' || url.password !== '') return null;
  // Check again after dot segments are resolved: `/..//host` has become `//host`.
  return isHarmlessPath(url.pathname) ? url.pathname + url.search + url.hash : null;
}

/**
 * Parses an absolute http(s) URL. Refuses credentials, IPv6 and internationalized hosts, because they can
 * disguise the real host.
 */
function plainHttpUrl(value: string): URL | null {
  if (!/^https?:\/\/[^/\\]/i.test(value) || value.includes('\\')) return null;
  const url = parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  const [authority = ''] = value.slice(value.indexOf('//') + 2).split(/[/?#]/, 1);
  const hasPlainHost = /^[a-z0-9.-]+(?::\d+)?$/i.test(authority) && !/(?:^|\.)xn--/i.test(url.hostname);
  return hasPlainHost ? url : null;
}

/** Validates a link in external content: http(s), `mailto:`, `tel:`, a path or a fragment; else null. */
export function sanitizeLink(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  const value = href.trim();
  if (value === '' || value.length > longestUrl || invisible.test(value)) return null;
  if (/^#[\w-]*$/.test(value)) return value;
  if (value.startsWith('/')) return sameSitePath(value);
  if (/^mailto:[\w.+-]+@[a-z0-9.-]+(?:\?subject=[\w%.+-]*)?$/i.test(value))
    return /%0[ad]/i.test(value) ? null : value;
  if (/^tel:\+?[\d().-]+$/i.test(value)) return value;
  return plainHttpUrl(value)?.href ?? null;
}

function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '127.0.0.1';
}

/** Allows this site and the listed origins. Requires https, except on this site and an allowed loopback. */
function allowedUrl(value: unknown, allowedOrigins: readonly string[], origin: string): URL | null {
  if (typeof value !== 'string' || value.length > longestUrl || invisible.test(value)) return null;
  if (value.startsWith('/')) {
    const path = sameSitePath(value, origin);
    return path === null ? null : parse(path, origin);
  }
  const url = plainHttpUrl(value);
  if (!url) return null;
  if (url.origin === origin) return url;
  const isAllowed = allowedOrigins.some((allowed) => parse(allowed)?.origin === url.origin);
  return isAllowed && (url.protocol === 'https:' || isLoopback(url)) ? url : null;
}

/** Validates a game's `run_url`: this site or an allowed origin, https or loopback; else null. */
export function frameUrl(
  value: unknown,
  allowedOrigins: readonly string[],
  origin: string = pageOrigin(),
): URL | null {
  return allowedUrl(value, allowedOrigins, origin);
}

/** Validates the URL of a payment provider's page or payout call, by the rules of `frameUrl`; else null. */
export function providerUrl(
  value: unknown,
  allowedOrigins: readonly string[],
  origin: string = pageOrigin(),
): URL | null {
  return allowedUrl(value, allowedOrigins, origin);
}

// Fast path: most image URLs match this pattern, and a page holds hundreds of them.
const plainPath = /^(?:\/[\w-][\w.-]*)+(?:\?[\w=&.-]*)?$/;

/**
 * Validates an image URL for `src` and `srcset`: this site, or an allowed origin over https; else
 * undefined. Avoids requests that the page's CSP would block.
 */
export function imageUrl(
  value: unknown,
  origin: string = pageOrigin(),
  allowedOrigins: readonly string[] = imageOrigins,
): string | undefined {
  if (typeof value !== 'string' || value.length > longestUrl || invisible.test(value)) return undefined;
  if (plainPath.test(value)) return value;
  if (value.startsWith('/')) return sameSitePath(value, origin) ?? undefined;
  const url = plainHttpUrl(value);
  if (url !== null && isLoopback(url) && isLoopback(new URL(origin))) return url.href;
  return allowedUrl(value, allowedOrigins, origin)?.href;
}

/**
 * A `srcset` of a picture for standard screens and one for high-density screens (`2x`). Undefined if one of
 * the URLs is missing, refused, or contains a separator of `srcset`: whitespace or a comma.
 */
export function imageSet(small: unknown, large: unknown): string | undefined {
  const urls = [imageUrl(small), imageUrl(large)];
  if (urls.some((url) => url === undefined || /[\s,]/.test(url))) return undefined;
  return `${urls[0]}, ${urls[1]} 2x`;
}

/** Opens a validated URL in a new tab without opener or referrer. Returns false if it was refused. */
export function openInNewTab(url: string): boolean {
  const checked = sanitizeLink(url);
  if (checked === null) return false;
  window.open(checked, '_blank', 'noopener,noreferrer');
  return true;
}
