// For an element that replaces a focused one, so that the focus is not lost: `ref={takeFocus}`.

export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  // A dialog opens and takes the focus after its content mounts, then focuses the element with this mark.
  element.dataset['autofocus'] = '';
  element.focus({ preventScroll: true });
}

export function takeFocusToField(form: HTMLElement | null): void {
  takeFocus(form?.querySelector('input') ?? null);
}

/** For a container whose focused child is removed. Does nothing if the focus is elsewhere. */
export function keepFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || element?.contains(activeElement)) element?.focus({ preventScroll: true });
}
