// Security headers for the app's pages, sent by the mock server with a production build. Keep them
// in sync with the list in `docs/deploy.md`.

export interface PageHeaderOptions {
  /** `sha256-…` of each inline script, without quotes. */
  scriptHashes: readonly string[];
  /** `sha256-…` of each inline style element, without quotes. */
  styleHashes: readonly string[];
  imageOrigins?: readonly string[];
  /** Extra frame origins: games, payment, captcha. */
  frameOrigins?: readonly string[];
  /** Extra script origins: captcha, chat, analytics. */
  scriptOrigins?: readonly string[];
  /** Extra origins for fetch and WebSocket. */
  connectOrigins?: readonly string[];
}

/** Trusted Types policies; each is created in one module of the app. */
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

/**
 * All headers of an app page. Strict-Transport-Security only works over https, so the real server
 * adds it.
 */
export function pageHeaders(options: PageHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...commonHeaders,
  };
}

/**
 * Isolates a page from the window that opened it. Skipped for visits by address bar or bookmark
 * (`Sec-Fetch-Site: none`): they have no opener, and isolation would delay them by starting a new
 * process.
 */
export function openerHeaders(fetchSite: string | undefined): Record<string, string> {
  return fetchSite === 'none' ? {} : { 'cross-origin-opener-policy': 'same-origin' };
}

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Lets the service worker load pages and code only from its own origin. */
export const workerHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  ...commonHeaders,
};
