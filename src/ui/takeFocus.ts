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
