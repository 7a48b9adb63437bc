// Finds the controls that a person could use now: visible, enabled and not covered.
import type { Control, Target } from '../types.ts';
import { nameOf, roleOf } from './names.ts';

const selector =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="switch"], [role="menuitem"], [role="checkbox"], [role="radio"]';

const isShown = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[inert]');

/** A person presses the label of a visually hidden input, so the label's area counts. */
function areaOf(element: Element): Element {
  const box = element.getBoundingClientRect();
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isTiny = box.width < 3 || box.height < 3 || getComputedStyle(element).opacity === '0';
  return isTiny && label ? label : element;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point at which a pointer reaches the element, or null if another element covers it. */
export function pointOf(element: Element): Point | null {
  const area = areaOf(element);
  const box = area.getClientRects()[0];
  if (!box || box.width < 1 || box.height < 1) return null;
  const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
  const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  if (!hit) return null;
  return area.contains(hit) ||
    element.contains(hit) ||
    (hit.contains(element) && hit.closest('label') !== null)
    ? { x, y }
    : null;
}

function partOf(element: Element): Control['part'] {
  if (element.closest('dialog[open], [role="dialog"], [popover]')) return 'dialog';
  if (element.closest('main')) return 'main';
  if (element.closest('nav')) return 'nav';
  if (element.closest('header')) return 'header';
  return element.closest('footer') ? 'footer' : 'other';
}

const pressedInputs = ['button', 'submit', 'image', 'reset'];

function kindOf(element: Element): Control['kind'] {
  if (element instanceof HTMLSelectElement) return 'select';
  if (element instanceof HTMLTextAreaElement) return 'text';
  if (!(element instanceof HTMLInputElement)) return 'press';
  if (element.type === 'checkbox' || element.type === 'radio') return 'check';
  if (element.type === 'file') return 'file';
  if (pressedInputs.includes(element.type)) return 'press';
  return element.type === 'number' || element.inputMode === 'numeric' || element.inputMode === 'decimal'
    ? 'number'
    : 'text';
}

function isCurrent(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.type === 'radio' && element.checked;
  if (element instanceof HTMLAnchorElement && element.href.split('#')[0] === location.href.split('#')[0])
    return true;
  const marks = ['aria-selected', 'aria-current', 'aria-checked'].map((name) => element.getAttribute(name));
  return (
    (['tab', 'option', 'radio'].includes(roleOf(element)) && marks.includes('true')) ||
    (marks[1] !== null && marks[1] !== 'false')
  );
}

function hintOf(element: Element): string {
  if (!(element instanceof HTMLInputElement)) return element.tagName.toLowerCase();
  return `${element.type} ${element.autocomplete} ${element.name} ${element.inputMode}`;
}

function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return String(element.checked);
  return 'value' in element && typeof element.value === 'string' ? element.value : '';
}

function isUsable(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]') || !isShown(areaOf(element))) return false;
  return !(element instanceof HTMLInputElement && (element.type === 'hidden' || element.readOnly));
}

/** All usable controls with their elements, in document order, including those outside the viewport. */
function list(): { element: Element; target: Target }[] {
  const modal = document.querySelector('dialog:modal');
  const counts = new Map<string, number>();
  return Array.from(document.querySelectorAll(selector))
    .filter((element) => (modal === null || modal.contains(element)) && isUsable(element))
    .map((element) => {
      const role = roleOf(element);
      const name = nameOf(element);
      const nth = counts.get(`${role} ${name}`) ?? 0;
      counts.set(`${role} ${name}`, nth + 1);
      return { element, target: { role, name, nth } };
    });
}

export function listControls(): Control[] {
  return list().map(({ element, target }) => ({
    ...target,
    kind: kindOf(element),
    hint: hintOf(element),
    value: valueOf(element),
    ...(element instanceof HTMLSelectElement
      ? {
          options: Array.from(element.options)
            .filter(({ disabled }) => !disabled)
            .map(({ value }) => value),
        }
      : {}),
    part: partOf(element),
    href: element instanceof HTMLAnchorElement ? element.href : null,
    isCurrent: isCurrent(element),
    isSubmit: element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null,
  }));
}

const withoutFigures = (name: string): string => name.replaceAll(/[\d.,\s ]+/g, '#');

/** Finds a control again, even if the figures in its name have changed. */
export function findControl({ role, name, nth }: Target): Element | null {
  const all = list().filter(({ target }) => target.role === role);
  const exact = all.filter(({ target }) => target.name === name);
  const like =
    exact.length > 0
      ? exact
      : all.filter(({ target }) => withoutFigures(target.name) === withoutFigures(name));
  return (like[nth] ?? (nth > 0 ? like.at(-1) : undefined))?.element ?? null;
}

export function targetOf(element: Element | null): Target | null {
  if (!element || element === document.body) return null;
  const found = list().find((entry) => entry.element === element)?.target;
  return (
    found ?? { role: roleOf(element), name: element.tagName === 'MAIN' ? 'main' : nameOf(element), nth: 0 }
  );
}
