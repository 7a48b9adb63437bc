// For what replaces a focused thing, whose focus would be lost: `ref={takeFocus}`.

export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  // A dialog opens after what it holds has appeared, takes the focus, and hands it on to what has this mark.
  element.dataset['autofocus'] = '';
  element.focus({ preventScroll: true });
}

export function takeFocusToField(form: HTMLElement | null): void {
  takeFocus(form?.querySelector('input') ?? null);
}

/** For what holds a focused thing that goes: the keyboard stays there. A focus elsewhere is left alone. */
export function keepFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || element?.contains(activeElement)) element?.focus({ preventScroll: true });
}
