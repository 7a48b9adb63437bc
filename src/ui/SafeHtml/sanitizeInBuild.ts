// The sanitiser for the build. It can't be a lazy chunk there, because the build renders pages in one go.
type Sanitize = (html: string) => TrustedHTML;

let sanitize: Sanitize | undefined;
/** A cache, because many pages contain the same texts. */
const sanitized = new Map<string, TrustedHTML>();

/** Sets the sanitiser. Only the build calls this. */
export function provideSanitizer(own: Sanitize): void {
  sanitize = own;
}

/** The sanitised HTML in the build. Undefined in a browser, which loads the sanitiser later. */
export function sanitizeInBuild(html: string): TrustedHTML | undefined {
  if (!sanitize) return undefined;
  const known = sanitized.get(html) ?? sanitize(html);
  sanitized.set(html, known);
  return known;
}
