import { takeFocus } from '#/ui/takeFocus.ts';

/** Takes the focus and comes into sight: the button that led here may lie a screen below. */
export function takePlace(element: HTMLElement | null): void {
  takeFocus(element);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
