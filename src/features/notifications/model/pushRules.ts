// Whether this browser shows push messages, and what can be done about it.

export type PushState =
  | 'looking'
  /** The browser cannot, or not until the site stands on its home screen. */
  | 'unsupported'
  /** The player has forbidden it, which only the browser's settings take back. */
  | 'denied'
  | 'off'
  | 'on';

export interface PushFacts {
  readonly isSupported: boolean;
  readonly isDenied: boolean;
  readonly hasSubscription: boolean;
  /** The server knows this browser as the player's. */
  readonly isKnown: boolean;
}

/** A subscription that the server does not know as the player's is none. */
export function pushState({ isSupported, isDenied, hasSubscription, isKnown }: PushFacts): PushState {
  if (!isSupported) return 'unsupported';
  if (isDenied) return 'denied';
  return hasSubscription && isKnown ? 'on' : 'off';
}
