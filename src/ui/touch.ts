// How a finger is understood (specification S9.41 to S9.44), in one place.

/** Pixels that a finger may move and still tap. */
const TAP_TOLERANCE = 10;
/** Pixels of a swipe. */
const SWIPE = 30;
/** Milliseconds from which a press is held: a long tap. */
export const HOLD_MS = 400;
/** Milliseconds after a touch in which a mouse is only the browser's imitation of the finger. */
const MOUSE_SILENCE = 350;

/** Where and when a finger was; time in milliseconds of any clock that goes on. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export type Gesture = 'tap' | 'hold' | 'swipeLeft' | 'swipeRight' | 'none';

export function isStill(from: TouchPoint, to: TouchPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= TAP_TOLERANCE;
}

/** What a finger did between its press and its release. A move down the page scrolls it and is no gesture. */
export function gestureOf(from: TouchPoint, to: TouchPoint): Gesture {
  if (isStill(from, to)) return to.at - from.at >= HOLD_MS ? 'hold' : 'tap';
  const aside = to.x - from.x;
  if (Math.abs(aside) < SWIPE || Math.abs(aside) <= Math.abs(to.y - from.y)) return 'none';
  return aside < 0 ? 'swipeLeft' : 'swipeRight';
}

/** Whether a mouse event so long after the last touch is the finger's shadow. */
export function isGhostMouse(mouseAt: number, touchAt: number | null): boolean {
  return touchAt !== null && mouseAt - touchAt < MOUSE_SILENCE;
}
