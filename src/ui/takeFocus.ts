// For what comes in place of another thing and so takes its focus, which would fall back to the document:
// `ref={takeFocus}`.

/** Focuses an element when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  // A dialog opens after what it holds has appeared, takes the focus, and hands it on to what has this mark.
  element.dataset['autofocus'] = '';
  element.focus({ preventScroll: true });
}

/** Focuses the first field of a form when it appears. */
export function takeFocusToField(form: HTMLElement | null): void {
  takeFocus(form?.querySelector('input') ?? null);
}
