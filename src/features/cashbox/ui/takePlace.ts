import { takeFocus } from '#/ui/takeFocus.ts';

/**
 * For the heading of what comes in a form's place: takes the focus and comes into sight, since the button
 * that led here may lie a screen below. `ref={takePlace}`.
 */
export function takePlace(element: HTMLElement | null): void {
  takeFocus(element);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
