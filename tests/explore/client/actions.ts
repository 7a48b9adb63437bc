// Chooses the next step of a sequence at random, among what a person could do.
import type { Chance } from '../random.ts';
import { faultKinds, type Control, type Step, type View } from './types.ts';
import { valueFor } from './values.ts';

/** What a sequence has done so far, on which the next step depends. */
export interface Memory {
  readonly pressed: Map<string, number>;
  isOnline: boolean;
  typed: string[];
}

export const createMemory = (): Memory => ({ pressed: new Map(), isOnline: true, typed: [] });

type Weighted = readonly [weight: number, step: Step];

const partWeight: Record<Control['part'], number> = {
  dialog: 6,
  main: 4,
  other: 2,
  header: 1,
  nav: 0.6,
  footer: 0.3,
};

const keyOf = (view: View, { role, name }: Control): string =>
  `${new URL(view.url).pathname} ${role} ${name.replaceAll(/\d+/g, '#')}`;

/** Whether a link leads out of the app: to another site, a third party's page or a file. */
const leavesSite = ({ href }: Control, origin: string): boolean =>
  href !== null && (!href.startsWith(`${origin}/`) || /\/mock-pages\/|\.(?:pdf|xml|txt)$/.test(href));

function pressOf(control: Control, chance: Chance): Step {
  const { role, name, nth, framed } = control;
  const how = chance.weigh([
    [6, 'click'],
    [framed ? 0 : 3, 'enter'],
    [framed ? 0 : 1, 'double'],
  ] as const);
  return { do: 'press', how: how ?? 'click', role, name, nth, ...(framed ? { framed } : {}) };
}

function stepOf(control: Control, chance: Chance): Step | null {
  const { role, name, nth, kind, options = [] } = control;
  if (control.framed && kind !== 'press') return null;
  if (kind === 'file') return null;
  if (kind === 'select') {
    const others = options.filter((option) => option !== control.value);
    return others.length === 0 ? null : { do: 'choose', role, name, nth, value: chance.pick(others) };
  }
  if (kind === 'text' || kind === 'number')
    return { do: 'type', role, name, nth, value: valueFor(control, chance) };
  return pressOf(control, chance);
}

function weightOf(control: Control, view: View, { pressed }: Memory): number {
  const times = pressed.get(keyOf(view, control)) ?? 0;
  const isEmptyField = (control.kind === 'text' || control.kind === 'number') && control.value === '';
  const fresh = times === 0 ? 6 : 1 / times;
  return (
    partWeight[control.part] *
    fresh *
    (isEmptyField ? 3 : 1) *
    (control.isSubmit ? 2.5 : 1) *
    (control.framed ? 3 : 1) *
    (control.isCurrent ? 0.05 : 1)
  );
}

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [720, 1_024],
  [1_440, 900],
] as const;

const minute = 60_000;

/** Steps other than presses: time passes, a key is pressed, the window, the connection or a fault changes. */
function surroundings(chance: Chance, memory: Memory, hasFaults: boolean): Weighted[] {
  const [width, height] = chance.pick(sizes);
  const kind = chance.pick(faultKinds);
  return [
    [3, { do: 'key', key: chance.pick(['Escape', 'Escape', 'Tab', 'Enter', 'ArrowDown', 'ArrowRight']) }],
    [3, { do: 'back' }],
    [1, { do: 'forward' }],
    [1.5, { do: 'reload' }],
    [2, { do: 'size', width, height }],
    [2, { do: 'wait', ms: chance.pick([1_000, 10_000, 40_000]) }],
    [1, { do: 'jump', ms: chance.pick([2 * minute, 16 * minute, 26 * 60 * minute]) }],
    [2, { do: 'scroll', to: chance.pick(['top', 'middle', 'end']) }],
    [memory.isOnline ? (hasFaults ? 1 : 0) : 12, { do: 'connection', isOn: !memory.isOnline }],
    [hasFaults ? 5 : 0, { do: 'fault', kind, of: chance.pick(['reads', 'writes', 'writes', 'messages']) }],
  ];
}

/** The next step. `hasFaults` is false for sequences without injected faults. */
export function chooseStep(
  view: View,
  controls: readonly Control[],
  memory: Memory,
  chance: Chance,
  hasFaults: boolean,
): Step {
  const { origin } = new URL(view.url);
  const usable = controls.filter((control) => !leavesSite(control, origin) && control.name !== '');
  if (usable.length > 0 && chance.happens(0.82)) {
    const control = chance.weigh(usable.map((one) => [weightOf(one, view, memory), one] as const));
    const step = control && stepOf(control, chance);
    if (control && step) {
      const key = keyOf(view, control);
      memory.pressed.set(key, (memory.pressed.get(key) ?? 0) + 1);
      if (step.do === 'type') memory.typed.push(step.value);
      return step;
    }
  }
  return chance.weigh(surroundings(chance, memory, hasFaults)) ?? { do: 'back' };
}
