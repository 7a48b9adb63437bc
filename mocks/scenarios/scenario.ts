// A scenario as data, and the schema of its options.
import * as zod from 'zod/mini';
import { operationById } from '../core/routes.ts';
import { readDuration } from '../world/duration.ts';

/** The `operation` of a scenario that applies to every call. */
export const wholeNetwork = 'network';

/** A condition: a path or query parameter, a field of the body, or `player`, and the expected text. */
export interface Match {
  readonly name: string;
  readonly value: string;
}

/** The longest delay, milliseconds: twice the time that the client waits for a response. */
const maxDelay = 60_000;

function delayOf(text: string): number | undefined {
  const delay = readDuration(text);
  return delay !== undefined && delay > 0 && delay <= maxDelay ? delay : undefined;
}

const read = <Value>(isValid: (text: string) => boolean, wanted: string, toValue: (text: string) => Value) =>
  zod.optional(zod.pipe(zod.string().check(zod.refine(isValid, wanted)), zod.transform(toValue)));
const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text);
const isDelay = (text: string): boolean => delayOf(text) !== undefined;
const toDelay = (text: string): number => delayOf(text) ?? 0;
const drawnPairs = (text: string): [string, number][] =>
  text.split('.').map((part) => {
    const [operation = '', count = ''] = part.split('-');
    return [operation, Number(count)];
  });
const toDrawn = (text: string): Readonly<Record<string, number>> => Object.fromEntries(drawnPairs(text));
const isDrawn = (text: string): boolean =>
  /^\w+-[1-9]\d{0,8}(\.\w+-[1-9]\d{0,8})*$/.test(text) &&
  drawnPairs(text).every(([operation]) => operationById.has(operation)) &&
  Object.keys(toDrawn(text)).length === drawnPairs(text).length;
const delayWanted = 'a duration such as PT3S or PT0.4S, at most PT60S';

/** Parses a scenario's options from their texts. Error messages name the expected value. */
export const optionsSchema = zod.strictObject({
  /** How many more calls the scenario applies to. */
  times: read((text) => isWhole(text) && Number(text) > 0, 'a number from 1 on', Number),
  /** How many more calls the scenario skips before it first applies. */
  after: read(isWhole, 'a number', Number),
  /** Milliseconds. */
  delay: read(isDelay, delayWanted, toDelay),
  /** Milliseconds by which the delay may be shorter or longer. */
  jitter: read(isDelay, delayWanted, toDelay),
  /** The share of calls that the scenario applies to. */
  rate: read(
    (text) => /^(0?\.\d{1,4}|1)$/.test(text) && Number(text) > 0,
    'a share such as 0.3, above 0 and at most 1',
    Number,
  ),
  /**
   * How many calls of each operation have drawn random numbers for `rate` and `jitter`. Keeping the
   * counts in the text continues the draws after a reload. Each operation has its own count,
   * because the order of calls of different operations isn't fixed.
   */
  drawn: read(isDrawn, 'operations with their calls, such as login-2.listGames-5', toDrawn),
});

export type ScenarioOptions = Readonly<zod.infer<typeof optionsSchema>>;

export interface CallScenario {
  /** An operation, or `network` for all. */
  readonly operation: string;
  readonly matches: readonly Match[];
  /** `pass`, `slow`, or an example and faults, in the order in which they apply. */
  readonly outcomes: readonly string[];
  readonly options: ScenarioOptions;
  /**
   * How many calls were skipped because of `after`. Not part of the scenario's text, so a reload of the
   * page resets it.
   */
  readonly passed?: number;
}

export interface StateScenario {
  readonly state: string;
}

export type Scenario = CallScenario | StateScenario;

export function isCallScenario(scenario: Scenario): scenario is CallScenario {
  return 'operation' in scenario;
}
