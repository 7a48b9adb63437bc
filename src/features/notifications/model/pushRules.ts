export type PushState =
  | 'looking'
  /** The browser has no push messages, or only once the site is added to the home screen. */
  | 'unsupported'
  /** The player has blocked push messages, which only the browser's settings can undo. */
  | 'denied'
  | 'off'
  | 'on';

export interface PushFacts {
  readonly isSupported: boolean;
  readonly isDenied: boolean;
  readonly hasSubscription: boolean;
  /** The server has this browser's subscription for this player. */
  readonly isKnown: boolean;
}

/** A subscription that the server doesn't know counts as off. */
export function pushState({ isSupported, isDenied, hasSubscription, isKnown }: PushFacts): PushState {
  if (!isSupported) return 'unsupported';
  if (isDenied) return 'denied';
  return hasSubscription && isKnown ? 'on' : 'off';
}
