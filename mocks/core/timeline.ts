// Time travel: the journal, its replay, steps back and forward, and clock moves in both directions.
import { isInstant } from '../world/dates.ts';
import type { State } from '../world/state.ts';
import type { Answer } from './answer.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { journalFormat, type CallOutcome, type Command, type Journal, type Timeline } from './journal.ts';
import { createRecorder, requestOf } from './recorder.ts';
import { brandLocales } from '../world/settings.ts';
import { digest } from '../world/random.ts';
import { createAllSlices, observedSlices } from '../world/slice.ts';
import { canonical } from './canonical.ts';

/** The parts of a backend that the timeline reads and replaces. */
export interface TimelineHost {
  backend(): Backend;
  replaceState(state: State): void;
  create(options: BackendOptions): Backend;
}

/**
 * A digest of the state without the client's reports. A slice of the state is created when it is
 * first read. All slices are created before hashing, so that the digest doesn't depend on what was
 * read.
 */
function hashOf(scope: Pick<Backend, 'world' | 'state'>): string {
  createAllSlices(scope);
  const { slices, ...rest } = scope.state;
  const own = Object.fromEntries(Object.entries(slices).filter(([name]) => !observedSlices.has(name)));
  return digest(canonical({ ...rest, slices: own }));
}

/** Carries out one recorded command at its time. Returns the answer to a call. */
export function perform(
  backend: Backend,
  start: number,
  command: Command,
  headers: Journal['headers'],
): Answer | null {
  const { clock, scenarios } = backend;
  const instant = start + command.at;
  if (instant > clock.now()) clock.set(instant);
  if (command.scenario !== undefined) scenarios.set(command.scenario);
  if (command.do === 'call') return backend.respond(requestOf(command, headers, backend.state, instant));
  if (command.do === 'sign-in')
    backend.signIn(
      command.visitor,
      command.userAgent,
      command.locale ?? brandLocales[backend.settings.brand][0],
    );
  return null;
}

/** Carries out commands. An exception doesn't end the replay, because the recorded call threw it too. */
function performAll(
  backend: Backend,
  start: number,
  commands: readonly Command[],
  headers: Journal['headers'],
  note: (command: Command, answer: Answer) => void,
): void {
  for (const command of commands)
    try {
      const answer = perform(backend, start, command, headers);
      if (answer) note(command, answer);
    } catch (error) {
      console.error(`mock: a replayed command failed: ${JSON.stringify(command).slice(0, 200)}`, error);
    }
}

export function createTimeline(host: TimelineHost): Timeline {
  const recorder = createRecorder();
  const outcomes = new WeakMap<Command, CallOutcome>();
  const note = (command: Command | undefined, answer: Answer | undefined): void => {
    if (command && answer) outcomes.set(command, backend().parts.journal.outcomeOf(answer));
  };
  const backend = (): Backend => host.backend();
  const origin = () => {
    const { settings, state } = backend();
    const { startedAt: start, adjusted } = state;
    const { seed, brand } = settings;
    return { seed, brand, start, ...(adjusted === undefined ? {} : { adjusted }) };
  };

  /** Creates a separate world from this origin and carries out the commands in it. */
  const replay = (
    { start, adjusted }: Pick<Journal, 'start' | 'adjusted'>,
    commands: readonly Command[],
    headers: Journal['headers'],
    end: number,
  ): Backend => {
    const { settings } = backend();
    const { seed, brand, locale } = settings;
    const copy = host.create({
      seed,
      brand,
      locale,
      now: start,
      adjusted,
      frozen: true,
      checkAnswers: false,
      // A journal from the demo may contain login sessions of other tabs, which the copy must accept too.
      adoptsSessions:
        backend().world.adoptsSessions ||
        commands.some((command) => command.do === 'call' && command.claims !== undefined),
    });
    performAll(copy, start, commands, headers, note);
    if (start + end > copy.clock.now()) copy.clock.set(start + end);
    return copy;
  };

  /** Takes over the state, the clock and the scenarios of a replayed world. */
  const adopt = (copy: Backend, scenario: string): void => {
    const { clock, scenarios } = backend();
    host.replaceState(copy.state);
    clock.set(copy.clock.now());
    scenarios.set(scenario);
    copy.dispose();
  };

  const scenarioText = (): string => backend().scenarios.text();

  const goTo = (position: number, end?: number): void => {
    const commands = [...recorder.commands, ...recorder.undone];
    if (!Number.isInteger(position) || position < 0 || position > commands.length)
      throw new RangeError(`the journal has ${commands.length} commands`);
    if (recorder.isFull) throw new RangeError('the journal is full, so its world can’t be rebuilt');
    const done = commands.slice(0, position);
    const copy = replay(origin(), done, recorder.headers, end ?? done.at(-1)?.at ?? 0);
    recorder.moveTo(position);
    adopt(copy, end === undefined ? copy.scenarios.text() : scenarioText());
  };

  /** Rebuilds the world with an earlier start. Keeps only the logins made at the original start. */
  const startAt = (instant: number): void => {
    const logins = recorder.commands
      .filter(({ at, do: kind }) => at === 0 && kind === 'sign-in')
      .map((command) => ({ ...command, at: 0 }));
    const copy = replay({ ...origin(), start: instant }, logins, recorder.headers, 0);
    recorder.replace(logins, recorder.headers);
    adopt(copy, scenarioText());
  };

  return {
    recordCall(request, answer, scenario) {
      const { state, parts, clock, settings } = backend();
      const kind = parts.journal.kindOf(request);
      if (kind === 'ignored') return;
      const before = recorder.commands.at(-1);
      recorder.addCall({
        at: clock.now() - state.startedAt,
        scenario: { before: scenario, after: scenarioText() },
        request,
        answer,
        state,
        locale: settings.locale,
        isPoll: kind === 'poll',
        body: parts.journal.bodyOf(request, answer),
      });
      const added = recorder.commands.at(-1);
      if (added !== before) note(added, answer);
    },
    recordSignIn(visitor, { userAgent, locale }, scenario) {
      const { state, clock, settings } = backend();
      const texts = { before: scenario, after: scenarioText() };
      const isUsual = locale === brandLocales[settings.brand][0];
      recorder.addSignIn(clock.now() - state.startedAt, texts, {
        do: 'sign-in',
        visitor,
        ...(userAgent ? { userAgent } : {}),
        ...(isUsual ? {} : { locale }),
      });
    },
    journal(session) {
      const { clock } = backend();
      return {
        format: journalFormat,
        ...origin(),
        headers: { ...recorder.headers },
        commands: [...recorder.commands],
        ...(recorder.undone.length === 0 ? {} : { undone: [...recorder.undone] }),
        end: clock.now() - origin().start,
        frozen: clock.frozen,
        scenario: scenarioText(),
        ...(session === undefined ? {} : { session }),
      };
    },
    steps: () => ({
      commands: [...recorder.commands, ...recorder.undone],
      position: recorder.commands.length,
    }),
    outcomeOf: (command) => outcomes.get(command),
    goTo: (position) => goTo(position),
    setClock(instant) {
      const { clock } = backend();
      if (!isInstant(instant)) throw new RangeError(`${instant} is out of the clock's range`);
      const { start } = origin();
      const by = instant - clock.now();
      if (by >= 0) {
        if (by > 0) recorder.addJump(instant - start, scenarioText(), by);
        clock.set(instant);
        return;
      }
      if (instant < start) startAt(instant);
      else goTo(recorder.commands.filter(({ at }) => start + at <= instant).length, instant - start);
    },
    load(journal) {
      const { seed, brand } = origin();
      if (journal.seed !== seed || journal.brand !== brand)
        return `the journal has seed ${journal.seed} and brand ${journal.brand}, but this world has seed ${seed} and brand ${brand}; set those first`;
      const { commands, headers, end, frozen, scenario } = journal;
      const copy = replay(journal, commands, headers, end);
      recorder.replace(commands, headers, journal.undone);
      adopt(copy, scenario);
      const { clock } = backend();
      if (frozen) clock.freeze();
      else clock.resume();
      return null;
    },
    hash: () => hashOf(backend()),
    replayedHash() {
      const end = backend().clock.now() - origin().start;
      const copy = replay(origin(), recorder.commands, recorder.headers, end);
      const hash = hashOf(copy);
      copy.dispose();
      return hash;
    },
  };
}
