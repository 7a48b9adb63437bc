// Computes roles and accessible names, as far as Playwright's `getByRole` needs them.

const inputRoles: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  button: 'button',
  submit: 'button',
  file: 'file',
};

export function roleOf(element: Element): string {
  const given = element.getAttribute('role');
  if (given) return given;
  const tag = element.tagName;
  if (tag === 'A') return element.hasAttribute('href') ? 'link' : 'generic';
  if (tag === 'BUTTON' || tag === 'SUMMARY') return 'button';
  if (tag === 'SELECT') return 'combobox';
  if (tag === 'TEXTAREA') return 'textbox';
  if (tag === 'DIALOG') return 'dialog';
  if (element instanceof HTMLInputElement)
    return element.hasAttribute('list') ? 'combobox' : (inputRoles[element.type] ?? 'textbox');
  return 'generic';
}

const squash = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const { display, visibility } = getComputedStyle(node);
  if (display === 'none' || visibility === 'hidden') return '';
  const label = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null);
  const text = label ?? Array.from(node.childNodes, textOf).join('');
  return display.startsWith('inline') ? text : ` ${text} `;
}

function labelOf(element: Element): string {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
    return Array.from(element.labels ?? [], textOf).join(' ');
  return '';
}

export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids
    .map((id) => document.getElementById(id))
    .flatMap((label) => (label ? textOf(label) : []));
  const isField = element.matches('input, select, textarea, dialog, [role="dialog"], [role="alertdialog"]');
  const names = [
    labelled.join(' '),
    element.getAttribute('aria-label') ?? '',
    labelOf(element),
    isField ? '' : Array.from(element.childNodes, textOf).join(''),
    element.getAttribute('title') ?? '',
    element.getAttribute('placeholder') ?? '',
  ];
  return squash(names.find((name) => squash(name) !== '') ?? '');
}
