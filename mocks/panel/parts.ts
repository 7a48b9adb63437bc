import { make } from '#mocks/pages/shared/dom.ts';

type Child = Node | string;

export interface ButtonOptions {
  /** Accessible name, if the text is only a symbol. */
  label?: string;
  kind?: 'plain' | 'main' | 'quiet' | 'danger';
}

export function button(
  text: Child,
  act: () => void,
  { label, kind = 'plain' }: ButtonOptions = {},
): HTMLButtonElement {
  return make(
    'button',
    {
      type: 'button',
      class: `button ${kind}`,
      click: act,
      ...(label === undefined ? {} : { 'aria-label': label, title: label }),
    },
    text,
  );
}

let fields = 0;

/**
 * A control after its label. The control isn't inside the label, because the options of a list
 * would then become part of its name.
 */
export function field(label: string, control: HTMLElement): HTMLElement {
  fields += 1;
  control.id ||= `field-${String(fields)}`;
  return make('div', { class: 'field' }, make('label', { class: 'label', for: control.id }, label), control);
}

export interface Choice {
  value: string;
  label: string;
}

export function select(
  choices: readonly Choice[],
  value: string,
  change: (value: string) => void,
): HTMLSelectElement {
  const options = choices.map((choice) =>
    make('option', { value: choice.value, selected: choice.value === value }, choice.label),
  );
  const element = make('select', { change: () => change(element.value) }, ...options);
  return element;
}

export function checkbox(
  label: Child,
  isChecked: boolean,
  change: (isChecked: boolean) => void,
  value = '',
): HTMLLabelElement {
  const input = make('input', { type: 'checkbox', value, change: () => change(input.checked) });
  input.checked = isChecked;
  return make('label', { class: 'check' }, input, make('span', {}, label));
}

export function section(title: string, ...children: Child[]): HTMLElement {
  return make('section', { class: 'section' }, make('h3', {}, title), ...children);
}

export function row(...children: Child[]): HTMLElement {
  return make('div', { class: 'row' }, ...children);
}

/** A form. Enter in any of its fields presses the `main` button. */
export function form(main: HTMLButtonElement, ...children: Child[]): HTMLFormElement {
  main.type = 'submit';
  const element = make('form', { class: 'stack', submit: (event) => event.preventDefault() }, ...children);
  // The button's own action checks the fields, so the browser's validation is off.
  element.noValidate = true;
  return element;
}

const focusable = 'a[href], button, input, select, summary';

/**
 * The index of the child that contains the focus, and of the focused control in it, counted from the end.
 * Null if the focus is elsewhere.
 */
function focusIn(parent: HTMLElement): { child: number; control: number } | null {
  const tree = parent.getRootNode();
  const focused = tree instanceof ShadowRoot || tree instanceof Document ? tree.activeElement : null;
  const child = Array.from(parent.children).findIndex((one) => one.contains(focused));
  if (!focused || child === -1) return null;
  const controls = Array.from(parent.children[child]?.querySelectorAll(focusable) ?? []);
  return { child, control: controls.toReversed().indexOf(focused) };
}

/**
 * Replaces the children. Children that stay in the same order aren't moved, so they keep the focus. If the
 * focused child is removed, the focus goes to the child in its place, or to the panel if the list is empty.
 */
export function setChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const focus = focusIn(parent);
  replaceChildren(parent, children);
  if (!focus || focusIn(parent)) return;
  const next = parent.children[Math.min(focus.child, parent.children.length - 1)];
  const controls = Array.from(next?.querySelectorAll<HTMLElement>(focusable) ?? []).toReversed();
  const control = controls[Math.min(focus.control, controls.length - 1)];
  (control ?? parent.closest<HTMLElement>('[tabindex]'))?.focus();
}

function replaceChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children);
  for (const child of Array.from(parent.children)) if (!wanted.has(child)) child.remove();
  for (const [index, child] of children.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

const copiedFor = 1_500;

/** The text to copy, optionally with a message for the button to show afterwards. */
export type Copied = string | { readonly text: string; readonly message: string };

export function copyButton(
  label: string,
  text: () => Copied | Promise<Copied>,
  say: (message: string) => void,
  kind: ButtonOptions['kind'] = 'plain',
): HTMLButtonElement {
  const show = (message: string, announcement: string): void => {
    element.textContent = message;
    say(announcement);
    setTimeout(() => element.replaceChildren(label), copiedFor);
  };
  const copy = (): void => {
    Promise.resolve(text())
      .then(async (content) => {
        const { text, message } =
          typeof content === 'string' ? { text: content, message: 'Copied' } : content;
        await navigator.clipboard.writeText(text);
        return message;
      })
      .then(
        (message) => show(message, message),
        () => show('Blocked', 'The browser doesn’t allow copying from this page'),
      );
  };
  const element = button(label, copy, { kind });
  return element;
}

/** Formats a count: `1 room`, `2 rooms`. */
export const countOf = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

const units = [
  { size: 86_400_000, name: 'd' },
  { size: 3_600_000, name: 'h' },
  { size: 60_000, name: 'min' },
  { size: 1_000, name: 's' },
] as const;

/** Formats a span: '5 min'. */
export function duration(milliseconds: number): string {
  const unit = units.find(({ size }) => milliseconds >= size);
  return unit ? `${String(Math.floor(milliseconds / unit.size))} ${unit.name}` : '0 s';
}

/** Formats the time since an event, by the mock's clock: '5 min ago'. */
export function ago(milliseconds: number): string {
  return milliseconds < 1_000 ? 'now' : `${duration(milliseconds)} ago`;
}

export function reloadAfter(done: void | Promise<void>): void {
  void Promise.resolve(done).then(() => location.reload());
}

export function timeOf(instant: number): string {
  return new Date(instant).toISOString().slice(11, 19);
}
