// Isolates the stories of a docs page: their dialogs stay inside their story, and focusing an element
// doesn't scroll the page.
import { frameParameter } from './frame.ts';

const isInFrame = new URLSearchParams(location.search).has(frameParameter);
const { showModal } = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
const isInDocs = (element: Element): boolean => element.closest('.docs-story') !== null;

function apply(method: unknown, target: Element, ...options: unknown[]): void {
  if (typeof method === 'function') Reflect.apply(method, target, options);
}

HTMLDialogElement.prototype.showModal = function showInDocs(this: HTMLDialogElement) {
  if (isInDocs(this)) this.open = true;
  else apply(showModal.value, this);
};

HTMLElement.prototype.focus = function withoutScroll(this: HTMLElement, options?: FocusOptions) {
  // In a frame, focusing a heading would also scroll the page around it.
  const isStill = isInFrame || isInDocs(this);
  apply(focus?.value, this, isStill ? { ...options, preventScroll: true } : options);
};
