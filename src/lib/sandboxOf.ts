// The minimum sandbox for a foreign page in a frame: no pop-ups, navigation of our page, downloads or modal
// dialogs.
const base = 'allow-scripts allow-forms';

interface Sandbox {
  readonly tokens: string;
  /** The expected `event.origin` of messages from the framed page. */
  readonly messageOrigin: string;
}

/**
 * A foreign page keeps its origin, which it needs for storage and requests. A page of this site gets an
 * opaque origin, because with scripts and our origin it could remove the sandbox.
 */
export function sandboxOf(url: string, pageOrigin: string): Sandbox {
  const { origin } = new URL(url, pageOrigin);
  const isForeign = origin !== pageOrigin && origin !== 'null';
  return isForeign
    ? { tokens: `${base} allow-same-origin`, messageOrigin: origin }
    : { tokens: base, messageOrigin: 'null' };
}
