import DOMPurify from 'dompurify';
import { imageUrl, sanitizeLink } from '#/lib/url.ts';

// Allows only what content needs. Excludes forms, frames, styles, data attributes, and ids that could clobber
// the page's own.
const allowedTags = (
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s ' +
  'small span strong sub sup table tbody td tfoot th thead time tr u ul'
).split(' ');
const allowedAttributes =
  'href src alt title width height colspan rowspan scope datetime lang dir start reversed'.split(' ');

const purifier = DOMPurify();

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'a') guardLink(element);
  if (element.localName === 'img') guardImage(element);
});

/** Allows http(s), mailto, tel and paths. External links open in a new tab without opener or referrer. */
function guardLink(link: Element): void {
  const href = sanitizeLink(link.getAttribute('href') ?? '');
  if (href === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', href);
  link.setAttribute('rel', 'noopener');
  if (!href.startsWith('/') && !href.startsWith('#')) link.setAttribute('target', '_blank');
}

/** Removes images whose origin the site doesn't allow, and lazy-loads the others. */
function guardImage(image: Element): void {
  const src = imageUrl(image.getAttribute('src'));
  if (src === undefined) {
    image.remove();
    return;
  }
  image.setAttribute('src', src);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

/** The `TrustedHTML` comes from DOMPurify's own policy, `dompurify`. */
export function sanitize(html: string): TrustedHTML {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
