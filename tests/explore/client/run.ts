// Plays a sequence and checks every property after each step.
import type { Chance } from '../random.ts';
import { chooseStep, createMemory } from './actions.ts';
import { axeProperty, findInaccessible } from './axe.ts';
import { findOutdated, leftOpenProperty } from './leftOpen.ts';
import { screenOf } from './paths.ts';
import { properties } from './properties/all.ts';
import { checkMissingPage, pageAnswers } from './properties/answers.ts';
import { everyPressActs } from './properties/presses.ts';
import { isSame, type Moment } from './properties/property.ts';
import type { Habits } from './scene.ts';
import { createSeen, type Seen, type Violation } from './seen.ts';
import { Session, type SessionOptions } from './session.ts';
import type { FaultKind, SeenCall, Step, Target, View } from './types.ts';

export interface Outcome {
  readonly steps: readonly Step[];
  readonly violation: Violation | null;
  /** The URL before each step, for shrinking. */
  readonly urls: readonly string[];
  /** Operations on which the driver has injected a fault. */
  readonly hits: readonly string[];
  readonly link: string;
  /** True if the page stopped answering. */
  readonly isStuck: boolean;
}

interface State {
  view: View;
  openers: (Target | null)[];
  former: Moment['former'];
  hasFaults: boolean;
  isLossy: boolean;
  typed: string[];
  hits: string[];
  isStuck: boolean;
}

function targetOfStep(step: Step): Target | null {
  return step.do === 'press' ? { role: step.role, name: step.name, nth: step.nth } : null;
}

function follow(state: State, after: View, step: Step): void {
  const { view } = state;
  if (after.dialogs.length > view.dialogs.length) state.openers.push(targetOfStep(step));
  state.openers.length = Math.min(state.openers.length, after.dialogs.length);
  if (view.visitor !== 'guest' && view.visitor !== 'none' && after.visitor === 'guest')
    state.former = { visitor: view.visitor, balance: view.balance };
  if (after.visitor === state.former?.visitor) state.former = null;
}

const ofWrites = (calls: readonly SeenCall[]): string[] =>
  calls.flatMap(({ fault, operation }) => (fault && operation ? [`${operation}: ${fault}`] : []));

/**
 * Checks the properties after a step. If a property that may take time (`isPatient`) doesn't hold yet, it is
 * checked again after five virtual seconds, or ten after a fault.
 */
async function judge(
  session: Session,
  state: State,
  step: Step,
  ignored: ReadonlySet<string>,
  seen: Seen,
): Promise<Violation | null> {
  const calls = await session.takeCalls();
  const errors = session.takeErrors();
  const after = await session.view();
  if (!after) {
    state.isStuck = true;
    return ignored.has(pageAnswers) ? null : checkMissingPage(step, session.isOnline);
  }
  const openers = [...state.openers];
  const before = state.view;
  follow(state, after, step);
  state.view = after;
  state.hits.push(...ofWrites(calls));
  noteSeen(seen, after, calls);
  const opener = openers[after.dialogs.length];
  const controls = opener ? await session.controls() : [];
  const isOpenerThere = controls.some((control) => opener && isSame(control, opener));
  const moment = (
    view: View,
    allCalls: readonly SeenCall[],
    allErrors: readonly string[],
    isRestless = false,
  ): Moment => ({
    scene: session.scene,
    step,
    before,
    after: view,
    calls: allCalls,
    errors: allErrors,
    isOnline: session.isOnline,
    hasFaults: state.hasFaults,
    isLossy: state.isLossy,
    isRestless,
    typed: state.typed,
    openers,
    isOpenerThere,
    former: state.former,
  });
  const now = moment(after, calls, errors);
  const suspects = properties.filter(
    (property) => !ignored.has(property.name) && property.check(now) !== null,
  );
  const certain = suspects.find(({ isPatient }) => !isPatient);
  if (certain) return { property: certain.name, ...(certain.check(now) ?? { detail: '' }) };
  if (suspects.length === 0) return null;
  await session.calm();
  // A late call whose token has expired is repeated after a renewal, and each of the three may be delayed.
  if (state.hasFaults) await session.calm();
  const later = await session.view();
  if (!later) return null;
  const allCalls = [...calls, ...(await session.takeCalls())];
  state.view = later;
  const isRestless = suspects.includes(everyPressActs) && (await session.isRestless());
  const then = moment(later, allCalls, session.takeErrors(), isRestless);
  for (const property of suspects) {
    const finding = property.check(then);
    if (finding) return { property: property.name, ...finding };
  }
  return null;
}

function noteSeen(seen: Seen, view: View, calls: readonly SeenCall[]): void {
  seen.screens.add(screenOf(view.url));
  if (view.balance) seen.balances.add(view.balance);
  for (const dialog of view.dialogs)
    seen.dialogs.add(`${screenOf(view.url)} ${dialog.replaceAll(/\d+/g, '#')}`);
  for (const { operation } of calls) if (operation) seen.operations.add(operation);
}

/** Faults that lose a response or a message. The other faults only change when and how often it arrives. */
const losing: ReadonlySet<FaultKind> = new Set(['lost', 'malformed', 'broken']);

function noteStep(state: State, step: Step): void {
  if (step.do === 'fault' || step.do === 'connection') state.hasFaults = true;
  if (step.do === 'connection' || (step.do === 'fault' && losing.has(step.kind))) state.isLossy = true;
  if (step.do === 'type') state.typed.push(step.value);
}

async function begin(
  options: SessionOptions,
  seen: Seen,
): Promise<{ session: Session; state: State | null }> {
  const session = await Session.open(options);
  const view = await session.view();
  if (!view) return { session, state: null };
  noteSeen(seen, view, await session.takeCalls());
  return {
    session,
    state: {
      view,
      openers: [],
      former: null,
      hasFaults: false,
      isLossy: false,
      typed: [],
      hits: [],
      isStuck: false,
    },
  };
}

/**
 * Runs the checks that are too slow to run after every step. With `wanted`, runs only the check of this
 * property.
 */
async function checkLastPage(
  session: Session,
  { view, isLossy }: State,
  { ignored, seen, wanted }: { ignored: ReadonlySet<string>; seen: Seen; wanted?: string },
): Promise<Violation | null> {
  const broken = wanted === leftOpenProperty ? null : await findInaccessible(session, view, ignored, seen);
  if (broken || wanted === axeProperty || isLossy) return broken;
  return findOutdated(session, view, ignored, seen);
}

export interface SequenceOptions {
  readonly most: number;
  readonly habits: Habits;
  readonly ignored: ReadonlySet<string>;
  readonly seen: Seen;
  readonly trace: (step: Step, ms: number) => void;
}

/** Chooses steps and carries them out until one breaks a property. */
export async function exploreSequence(
  options: SessionOptions,
  chance: Chance,
  { most, habits, ignored, seen, trace }: SequenceOptions,
): Promise<Outcome> {
  const { session, state } = await begin(options, seen);
  const steps: Step[] = [];
  const urls: string[] = [];
  const memory = createMemory(seen.used);
  let violation: Violation | null = null;
  try {
    if (state) {
      for (
        let tries = 0;
        steps.length < most && tries < 2 * most && !violation && !state.isStuck;
        tries += 1
      ) {
        memory.isOnline = session.isOnline;
        const step = chooseStep(state.view, await session.controls(), memory, chance, habits);
        const url = state.view.url;
        const started = performance.now();
        if (!(await session.take(step))) continue;
        steps.push(step);
        urls.push(url);
        noteStep(state, step);
        violation = await judge(session, state, step, ignored, seen);
        trace(step, performance.now() - started);
      }
      const last = habits.leavesOpen ? {} : { wanted: axeProperty };
      if (!state.isStuck) violation ??= await checkLastPage(session, state, { ignored, seen, ...last });
    }
    return {
      steps,
      violation,
      urls,
      hits: state?.hits ?? [],
      link: violation ? await session.journalLink() : session.link(session.scene.path),
      isStuck: state?.isStuck ?? true,
    };
  } finally {
    await session.close();
  }
}

/** Carries out the given steps, except those that aren't possible. */
export async function replay(
  options: SessionOptions,
  given: readonly Step[],
  ignored: ReadonlySet<string>,
  wanted?: string,
): Promise<Outcome> {
  const seen = createSeen();
  const { session, state } = await begin(options, seen);
  const steps: Step[] = [];
  let violation: Violation | null = null;
  try {
    if (state)
      for (const step of given) {
        if (!(await session.take(step))) continue;
        steps.push(step);
        noteStep(state, step);
        violation = await judge(session, state, step, ignored, seen);
        if (violation && (wanted === undefined || violation.property === wanted)) break;
      }
    if (state && !violation && (wanted === axeProperty || wanted === leftOpenProperty))
      violation = await checkLastPage(session, state, { ignored, seen, wanted });
    return {
      steps,
      violation,
      urls: [],
      hits: state?.hits ?? [],
      link: violation ? await session.journalLink() : session.link(session.scene.path),
      isStuck: state?.isStuck ?? true,
    };
  } finally {
    await session.close();
  }
}
