// What a game's page may do. Least for a game: scripts and forms. No pop-ups, no navigation of our page, no
// downloads, no modal dialogs.
const base = 'allow-scripts allow-forms';

/** The list of permitted features of the frame. */
export const FRAME_FEATURES = 'fullscreen; autoplay';

export interface Sandbox {
  readonly tokens: string;
  /** What `event.origin` of the page's messages says. */
  readonly messageOrigin: string;
}

/**
 * The sandbox of a page at a checked address. A foreign page keeps its own origin, for its storage and its
 * calls; a page of this site gets an opaque one, since with scripts and our origin together it could lift the
 * sandbox and read what is ours.
 */
export function sandboxOf(url: string, pageOrigin: string): Sandbox {
  const { origin } = new URL(url, pageOrigin);
  const isForeign = origin !== pageOrigin && origin !== 'null';
  return isForeign
    ? { tokens: `${base} allow-same-origin`, messageOrigin: origin }
    : { tokens: base, messageOrigin: 'null' };
}
