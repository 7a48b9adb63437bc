// Plain data that the test driver exchanges with a page: the visible controls, and the steps to carry out.
import type { BrandId, LocaleId } from '#mocks/world/settings.ts';
import type { VisitorId } from '#mocks/world/personas.ts';

/**
 * A control by its role and accessible name. `nth` is its index among visible controls with the same role and
 * name.
 */
export interface Target {
  readonly role: string;
  readonly name: string;
  readonly nth: number;
  /** True if the control is in the frame of a game or of a provider's page. */
  readonly framed?: true;
}

export interface Control extends Target {
  readonly kind: 'press' | 'text' | 'number' | 'select' | 'check' | 'file';
  /** A field's type or `autocomplete`, to choose a plausible value. */
  readonly hint: string;
  readonly value: string;
  readonly options?: readonly string[];
  readonly part: 'dialog' | 'main' | 'header' | 'footer' | 'nav' | 'other';
  readonly href: string | null;
  /**
   * True if a press changes nothing, as on the selected tab, the checked radio, or a link to the current
   * page.
   */
  readonly isCurrent: boolean;
  readonly isSubmit: boolean;
}

export const faultKinds = ['lost', 'late', 'repeated', 'malformed', 'broken', 'reordered'] as const;
export type FaultKind = (typeof faultKinds)[number];

export type Step =
  | { readonly do: 'open'; readonly path: string }
  | ({ readonly do: 'press'; readonly how: 'click' | 'enter' | 'double' } & Target)
  | ({ readonly do: 'type'; readonly value: string } & Target)
  | ({ readonly do: 'choose'; readonly value: string } & Target)
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'back' | 'forward' | 'reload' }
  | { readonly do: 'size'; readonly width: number; readonly height: number }
  | { readonly do: 'connection'; readonly isOn: boolean }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'jump'; readonly ms: number }
  | { readonly do: 'scroll'; readonly to: 'top' | 'middle' | 'end' }
  /**
   * Injects a fault into the next response to a read or a write, or into the next realtime message. The fault
   * `reordered` affects four responses.
   */
  | { readonly do: 'fault'; readonly kind: FaultKind; readonly of: 'reads' | 'writes' | 'messages' };

export interface Scene {
  readonly brand: BrandId;
  readonly locale: LocaleId;
  readonly user: VisitorId;
  /** A balance that differs from the persona's, in whole units of the currency; null without one. */
  readonly balance: number | null;
  readonly worldSeed: string;
  /**
   * Whether the page may install its service worker, which takes a sixth of a sequence's time. False if the
   * connection is never lost.
   */
  readonly hasServiceWorker: boolean;
  /** Whether responses and realtime messages overtake each other all the time, as over a bad line. */
  readonly isJumbled: boolean;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** A call that the page has made, and its response. */
export interface SeenCall {
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly key: string | null;
  readonly status: number;
  readonly error: string | null;
  /** The fault that the driver has injected into the response; null without one. */
  readonly fault: FaultKind | null;
}

/** What the page shows and stores at one moment. */
export interface View {
  readonly url: string;
  /** The number of documents loaded so far. A navigation that doesn't change it happened within the app. */
  readonly loads: number;
  /** The number of tabs that links have opened so far. They are closed at once. */
  readonly openedTabs: number;
  readonly title: string;
  readonly lang: string;
  readonly focus: Target | null;
  readonly dialogs: readonly string[];
  readonly texts: readonly string[];
  /** Names of the parts in the viewport that are still loading. */
  readonly busy: readonly string[];
  readonly overflow: number;
  /** The widest element that extends beyond the right edge. */
  readonly widest: string;
  /** The digits of the balance in the header; null if it shows none. */
  readonly balance: string | null;
  readonly ledger: number | null;
  /** The latest confirmation code that the casino has sent by SMS or e-mail. */
  readonly code: string | null;
  /** Realtime messages that the driver holds back. */
  readonly held: number;
  readonly visitor: string;
  readonly hasAlert: boolean;
  readonly hasCrashed: boolean;
  readonly isGameOpen: boolean;
  /** The contents of storage and cookies as text, without the mock's own keys. */
  readonly stored: string;
  /** The number of changes of the document since the last press. */
  readonly changes: number;
  readonly scroll: number;
}
