// The verbs that a link or the control API can carry out in the player's name, as in
// `mock.do=deposit:5000,advance:PT2H`.
import { readDuration } from '../world/duration.ts';

type IsArgument = (argument: string) => boolean;

const isSlug: IsArgument = (text) => /^[\w-]{1,64}$/.test(text);
const isNumber: IsArgument = (text) => /^\d{1,9}$/.test(text);

/**
 * The usage and the argument checks of each verb. Only the first argument is required. `SUM` is in whole units
 * of the currency, not minor units.
 */
const verbs = {
  deposit: {
    usage: 'deposit:SUM[:paid|declined|pending|error]',
    args: [isNumber, (text) => /^(paid|declined|pending|error)$/.test(text)],
  },
  payout: {
    usage: 'payout:SUM[:paid|declined|error]',
    args: [isNumber, (text) => /^(paid|declined|error)$/.test(text)],
  },
  spin: { usage: 'spin:GAME[:SUM]', args: [isSlug, isNumber] },
  join: { usage: 'join:TOURNAMENT', args: [isSlug] },
  coupon: { usage: 'coupon:CODE', args: [isSlug] },
  activate: { usage: 'activate:GIFT', args: [isNumber] },
  favourite: { usage: 'favourite:GAME', args: [isSlug] },
  advance: { usage: 'advance:DURATION, as PT2H', args: [(text) => readDuration(text) !== undefined] },
  until: { usage: 'until:EVENT', args: [(text) => /^[\w .:-]{1,80}$/.test(text)] },
} satisfies Record<string, { usage: string; args: readonly IsArgument[] }>;

export type VerbName = keyof typeof verbs;

export interface Verb {
  name: VerbName;
  args: string[];
  /** How many times to carry out the verb, at least once. */
  times: number;
  /** The verb's original text. */
  text: string;
}

const maxTimes = 500;
const maxVerbs = 100;

const isVerb = (name: string): name is VerbName => Object.hasOwn(verbs, name);

function readVerb(text: string): { verb: Verb } | { problem: string } {
  const [, head = '', count = '1'] = /^(.*?)(?:\*(\d{1,3}))?$/.exec(text) ?? [];
  const [name = '', ...args] = head.split(':');
  if (!isVerb(name)) return { problem: `${text} (there is only ${Object.keys(verbs).join(', ')})` };
  const { usage, args: wanted }: { usage: string; args: readonly IsArgument[] } = verbs[name];
  const times = Number(count);
  const isComplete = args.length > 0 && args.every((argument, index) => wanted[index]?.(argument));
  return isComplete && times >= 1 && times <= maxTimes
    ? { verb: { name, args, times, text } }
    : { problem: `${text} (as ${usage}, at most *${maxTimes})` };
}

const readAll = (text: string): ReturnType<typeof readVerb>[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) =>
      index < maxVerbs ? readVerb(part) : { problem: `${part} (over ${maxVerbs} verbs)` },
    );

/** Parses `deposit:5000,spin:golden-harvest*20`. Ignores the parts that `unknownVerbs` lists. */
export function readVerbs(text: string): Verb[] {
  return readAll(text).flatMap((read) => ('verb' in read ? [read.verb] : []));
}

/** The parts of the text that aren't verbs or have wrong arguments, each with the reason. */
export function unknownVerbs(text: string): string[] {
  return readAll(text).flatMap((read) => ('problem' in read ? [read.problem] : []));
}
