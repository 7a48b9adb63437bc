// Puts the markup of a shell, drawn by our own build, into the document.

/** `data-style` stands for `style`, which the content security policy refuses in markup but not from a script. */
function applyStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** Draws `markup` into `root`; React replaces it with the same picture, alive. */
export function drawShell(root: HTMLElement, markup: string): void {
  const policy = window.trustedTypes?.createPolicy('shell', { createHTML: (text: string) => text });
  // Where there are no Trusted Types, plain text is taken as it is.
  root.innerHTML = (policy?.createHTML(markup) ?? markup) as string;
  applyStyles(root);
}
