// Touch gestures and their thresholds (specification S9.41 to S9.44).

/** Maximum movement of a tap, in pixels. */
const TAP_TOLERANCE = 10;
/** Minimum distance of a swipe, in pixels. */
const SWIPE = 30;
/** Minimum duration of a long press, in ms. */
export const HOLD_MS = 400;
/** Mouse events within this time after a touch count as emulated by the browser, in ms. */
const MOUSE_SILENCE = 350;

/** Position and time of a touch. The time is in milliseconds of any monotonic clock. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export type Gesture = 'tap' | 'hold' | 'swipeLeft' | 'swipeRight' | 'none';

export function isStill(from: TouchPoint, to: TouchPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= TAP_TOLERANCE;
}

/** Classifies a touch. A vertical movement scrolls the page, so it isn't a gesture. */
export function gestureOf(from: TouchPoint, to: TouchPoint): Gesture {
  if (isStill(from, to)) return to.at - from.at >= HOLD_MS ? 'hold' : 'tap';
  const aside = to.x - from.x;
  if (Math.abs(aside) < SWIPE || Math.abs(aside) <= Math.abs(to.y - from.y)) return 'none';
  return aside < 0 ? 'swipeLeft' : 'swipeRight';
}

export function isGhostMouse(mouseAt: number, touchAt: number | null): boolean {
  return touchAt !== null && mouseAt - touchAt < MOUSE_SILENCE;
}
