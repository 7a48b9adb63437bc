// Chooses the next step of a sequence at random, among what a person could do.
import { accessOf } from '../../../src/lib/routeAt.ts';
import type { Chance } from '../random.ts';
import { screenOf } from './paths.ts';
import type { Habits } from './scene.ts';
import type { Control, Step, View } from './types.ts';
import { textOf } from './properties/texts.ts';
import { validValueFor, valueFor } from './values.ts';

/** What a sequence has done so far. The next step depends on it. */
export interface Memory {
  readonly pressed: Map<string, number>;
  /** How often each kind of control was used by all sequences of this run. */
  readonly everUsed: Map<string, number>;
  /** The number of steps so far. */
  steps: number;
  isOnline: boolean;
  typed: string[];
  /** Who uses the device: nobody yet, the first player, nobody after their logout, or the next player. */
  player: 'none' | 'first' | 'gone' | 'next';
}

export const createMemory = (everUsed: Map<string, number>): Memory => ({
  pressed: new Map(),
  everUsed,
  steps: 0,
  isOnline: true,
  typed: [],
  player: 'none',
});

type Weighted = readonly [weight: number, step: Step];

const partWeight: Record<Control['part'], number> = {
  dialog: 6,
  main: 4,
  other: 2,
  header: 1.5,
  nav: 0.6,
  footer: 0.3,
};

const keyOf = (view: View, { role, name }: Control): string =>
  `${new URL(view.url).pathname} ${role} ${name.replaceAll(/\d+/g, '#')}`;

/** Links to pages of the same kind count as one kind of control. */
const kindOf = ({ role, name, href }: Control): string =>
  href === null ? `${role} ${name.replaceAll(/\d+/g, '#')}` : screenOf(href);

/** Whether a link leads out of the app: to another site, a third party's page or a file. */
const leavesSite = ({ href }: Control, origin: string): boolean =>
  href !== null && (!href.startsWith(`${origin}/`) || /\/mock-pages\/|\.(?:pdf|xml|txt)$/.test(href));

function pressOf(control: Control, chance: Chance, { doubleWeight }: Habits): Step {
  const { role, name, nth, framed, href } = control;
  const how = chance.weigh([
    [6, 'click'],
    [framed ? 0 : 3, 'enter'],
    [framed ? 0 : href === null ? doubleWeight : doubleWeight / 4, 'double'],
  ] as const);
  return { do: 'press', how: how ?? 'click', role, name, nth, ...(framed ? { framed } : {}) };
}

function stepOf(control: Control, chance: Chance, habits: Habits): Step | null {
  const { role, name, nth, kind, options = [] } = control;
  if (control.framed && kind !== 'press') return null;
  if (kind === 'file') return null;
  if (kind === 'select') {
    const others = options.filter((option) => option !== control.value);
    return others.length === 0 ? null : { do: 'choose', role, name, nth, value: chance.pick(others) };
  }
  if (kind === 'text' || kind === 'number')
    return { do: 'type', role, name, nth, value: valueFor(control, chance, habits) };
  return pressOf(control, chance, habits);
}

function weightOf(control: Control, view: View, { pressed, everUsed }: Memory): number {
  const times = pressed.get(keyOf(view, control)) ?? 0;
  const timesEver = everUsed.get(`${screenOf(view.url)} ${kindOf(control)}`) ?? 0;
  const isEmptyField = (control.kind === 'text' || control.kind === 'number') && control.value === '';
  const fresh = times === 0 ? 6 : 1 / times;
  return (
    fresh *
    // Prefers controls that no sequence has used yet.
    (timesEver === 0 ? 4 : 1 / Math.sqrt(timesEver)) *
    (isEmptyField ? 3 : 1) *
    (control.isSubmit ? 2.5 : 1) *
    (control.framed ? 3 : 1) *
    // Links are chosen less often: a link takes twice as long as a button, and most faults need several steps
    // on one page.
    (control.href === null ? 1 : 0.4)
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

/**
 * Steps without a control: keys, navigation, scrolling, the window's size, the clock, the connection and
 * faults.
 */
function surroundings(
  chance: Chance,
  memory: Memory,
  { faults, faultWeight, losesConnection }: Habits,
): Weighted[] {
  const [width, height] = chance.pick(sizes);
  const faultSteps = faults.map((kind): Weighted => {
    const of = chance.pick(['reads', 'writes', 'writes', 'messages'] as const);
    return [faultWeight / faults.length, { do: 'fault', kind, of }];
  });
  return [
    [3, { do: 'key', key: chance.pick(['Escape', 'Escape', 'Tab', 'Enter', 'ArrowDown', 'ArrowRight']) }],
    [2, { do: 'back' }],
    [1, { do: 'forward' }],
    [1.5, { do: 'reload' }],
    [2, { do: 'size', width, height }],
    [2, { do: 'wait', ms: chance.pick([1_000, 10_000, 40_000]) }],
    [1, { do: 'jump', ms: chance.pick([2 * minute, 16 * minute, 26 * 60 * minute]) }],
    [2, { do: 'scroll', to: chance.pick(['top', 'middle', 'end']) }],
    [memory.isOnline ? (losesConnection ? 1 : 0) : 12, { do: 'connection', isOn: !memory.isOnline }],
    ...faultSteps,
  ];
}

/** Everything that the choice of a step depends on. */
interface Situation {
  readonly view: View;
  /** The controls that don't lead out of the app. */
  readonly usable: readonly Control[];
  readonly memory: Memory;
  readonly chance: Chance;
  readonly habits: Habits;
}

/**
 * Chooses a part of the page and then one of its controls, so that a menu isn't lost among many tiles. Within
 * a part, many links to the same kind of page together weigh only as much as a few.
 */
function chooseControl({ view, usable, memory, chance }: Situation): Control | null {
  const parts = [...new Set(usable.map(({ part }) => part))];
  const part = chance.weigh(parts.map((one) => [partWeight[one], one] as const));
  const inPart = usable.filter((control) => control.part === part);
  const counts = new Map<string, number>();
  for (const control of inPart) counts.set(kindOf(control), (counts.get(kindOf(control)) ?? 0) + 1);
  return chance.weigh(
    inPart.map((control) => {
      const alike = counts.get(kindOf(control)) ?? 1;
      return [weightOf(control, view, memory) / Math.sqrt(alike), control] as const;
    }),
  );
}

/** Fills the next empty field of the open form, or sends the form. Null if no form is open. */
function formStep({ view, usable, memory, chance, habits }: Situation): Step | null {
  const isInDialog = usable.some(({ part }) => part === 'dialog');
  const own = usable.filter(({ part, framed }) => part === (isInDialog ? 'dialog' : 'main') && !framed);
  const timesOf = (control: Control): number => memory.pressed.get(keyOf(view, control)) ?? 0;
  const submit = own.find((control) => control.isSubmit && timesOf(control) < 4);
  if (!submit) return null;
  const field = own.find(({ kind, value }) => (kind === 'text' || kind === 'number') && value === '');
  if (field) {
    const { role, name, nth } = field;
    return { do: 'type', role, name, nth, value: validValueFor(field, view.code, chance) };
  }
  const box = own.find(
    (control) => control.role === 'checkbox' && control.value === 'false' && timesOf(control) === 0,
  );
  return pressOf(box ?? submit, chance, habits);
}

/** Presses 'Log out', or opens the menu that contains it. Null if neither can be pressed. */
function logoutStep({ view, usable }: Situation): Step | null {
  const named = (id: string): Control | undefined =>
    usable.find(({ role, name }) => role === 'button' && name === textOf(view, id));
  const control = named('app.menu.logout') ?? named('app.menu.open');
  if (!control) return view.dialogs.length > 0 ? { do: 'key', key: 'Escape' } : null;
  const { role, name, nth } = control;
  return { do: 'press', how: 'click', role, name, nth };
}

/** Goes to the login page, fills in its form and sends it. */
function loginStep(situation: Situation): Step | null {
  const { view, usable, chance } = situation;
  if (accessOf(new URL(view.url).pathname) === 'guestsOnly') return formStep(situation);
  const link = usable.find(({ role, name }) => role === 'link' && name === textOf(view, 'app.header.login'));
  return link ? pressOf(link, chance, situation.habits) : null;
}

function hasSession({ visitor }: View): boolean {
  return visitor !== 'guest' && visitor !== 'none';
}

/**
 * A step towards the logout or, after it, towards the login of the next player, because people share devices.
 * Null if the person's habits ask for neither now.
 */
function stepToNextPlayer(situation: Situation): Step | null {
  const { view, memory, habits } = situation;
  const { logsOutAfter } = habits;
  if (logsOutAfter === null || memory.steps <= logsOutAfter || memory.player === 'next') return null;
  if (hasSession(view)) return logoutStep(situation);
  return memory.player === 'gone' ? loginStep(situation) : null;
}

/** A step that changes the player or fills in a form, as the habits require. Null for a random step. */
function stepOnPurpose(situation: Situation): Step | null {
  const { chance, habits } = situation;
  const next = chance.happens(0.7) ? stepToNextPlayer(situation) : null;
  return next ?? (chance.happens(habits.formShare) ? formStep(situation) : null);
}

function notePlayer(view: View, memory: Memory): void {
  if (hasSession(view) && memory.player === 'none') memory.player = 'first';
  else if (hasSession(view) && memory.player === 'gone') memory.player = 'next';
  else if (!hasSession(view) && memory.player === 'first') memory.player = 'gone';
}

function stepByChance(situation: Situation): Step {
  const { usable, memory, chance, habits } = situation;
  if (usable.length > 0 && chance.happens(0.82)) {
    const control = chooseControl(situation);
    const step = control && stepOf(control, chance, habits);
    if (step) return step;
  }
  return chance.weigh(surroundings(chance, memory, habits)) ?? { do: 'back' };
}

function noteChosen(step: Step, { view, usable, memory }: Situation): void {
  if (step.do === 'type') memory.typed.push(step.value);
  if (step.do !== 'press' && step.do !== 'type' && step.do !== 'choose') return;
  const { role, name, nth } = step;
  const control = usable.find((one) => one.role === role && one.name === name && one.nth === nth);
  if (!control) return;
  const key = keyOf(view, control);
  memory.pressed.set(key, (memory.pressed.get(key) ?? 0) + 1);
  const kind = `${screenOf(view.url)} ${kindOf(control)}`;
  memory.everUsed.set(kind, (memory.everUsed.get(kind) ?? 0) + 1);
}

/** The next step of a person with these habits. */
export function chooseStep(
  view: View,
  controls: readonly Control[],
  memory: Memory,
  chance: Chance,
  habits: Habits,
): Step {
  const { origin } = new URL(view.url);
  const usable = controls.filter(
    (control) => !leavesSite(control, origin) && !control.isCurrent && control.name !== '',
  );
  const situation: Situation = { view, usable, memory, chance, habits };
  memory.steps += 1;
  notePlayer(view, memory);
  const step = stepOnPurpose(situation) ?? stepByChance(situation);
  noteChosen(step, situation);
  return step;
}
