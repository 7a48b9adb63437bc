// Least for a game: scripts and forms. No pop-ups, navigation of our page, downloads or modal dialogs.
const base = 'allow-scripts allow-forms';

/** The list of permitted features of the frame. */
export const FRAME_FEATURES = 'fullscreen; autoplay';

export interface Sandbox {
  readonly tokens: string;
  /** What `event.origin` of the page's messages says. */
  readonly messageOrigin: string;
}

/**
 * A foreign page keeps its own origin, for its storage and calls; one of this site gets an opaque one, since
 * with scripts and our origin it could lift the sandbox.
 */
export function sandboxOf(url: string, pageOrigin: string): Sandbox {
  const { origin } = new URL(url, pageOrigin);
  const isForeign = origin !== pageOrigin && origin !== 'null';
  return isForeign
    ? { tokens: `${base} allow-same-origin`, messageOrigin: origin }
    : { tokens: base, messageOrigin: 'null' };
}
