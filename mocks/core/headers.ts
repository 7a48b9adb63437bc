// Headers that make a page of the app safe. The mock server sends them with a production build; `docs/deploy.md` has the same list.

export interface PageHeaderOptions {
  /** `sha256-…` of each inline script of the page, without quotes. */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline style element of the page, without quotes. */
  styleHashes: readonly string[];
  /** Origins of pictures beside the app's own. */
  imageOrigins?: readonly string[];
  /** Origins of pages that may be framed beside the app's own: games, payment, captcha. */
  frameOrigins?: readonly string[];
  /** Origins of third parties' scripts: captcha, chat, analytics. */
  scriptOrigins?: readonly string[];
  /** Origins that may be called beside the app's own. */
  connectOrigins?: readonly string[];
}

/** Names of the Trusted Types policies that the app makes, each in one module. */
const trustedTypes = ['dompurify', 'captcha', 'rbk', 'chat', 'analytics', 'worker'] as const;

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

export function contentSecurityPolicy({
  scriptHashes,
  styleHashes,
  imageOrigins = [],
  frameOrigins = [],
  scriptOrigins = [],
  connectOrigins = [],
}: PageHeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...scriptOrigins],
    'style-src': ["'self'", ...quoted(styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'ws:', ...connectOrigins],
    'frame-src': ["'self'", ...frameOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...trustedTypes, "'allow-duplicates'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** All headers of a page of the app. Strict-Transport-Security counts over https only and is left to the real server. */
export function pageHeaders(options: PageHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...commonHeaders,
  };
}

/**
 * Keeps a page from the window that has opened it. A visit by the address bar or a bookmark, which browsers
 * call `none`, has no such window, and would wait for a process of its own for nothing.
 */
export function openerHeaders(fetchSite: string | undefined): Record<string, string> {
  return fetchSite === 'none' ? {} : { 'cross-origin-opener-policy': 'same-origin' };
}

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The service worker takes pages and code from its own site, and runs nothing else. */
export const workerHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  ...commonHeaders,
};
