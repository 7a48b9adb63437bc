// What a link or the control API can do in the player's name: `mock.do=deposit:5000,advance:PT2H`.
import { readDuration } from '../world/duration.ts';

/** Each verb: how it is written, and what it does. Sums are whole units of the brand's currency. */
export const verbs = {
  deposit: { usage: 'deposit:SUM[:paid|declined|pending|error]', summary: 'Pays by card; paid by default' },
  payout: { usage: 'payout:SUM', summary: 'Asks for a payout and confirms its code' },
  spin: { usage: 'spin:GAME[:SUM]', summary: 'Plays a round of a slot; the game’s lowest bet by default' },
  join: { usage: 'join:TOURNAMENT', summary: 'Joins a tournament' },
  coupon: { usage: 'coupon:CODE', summary: 'Uses a promo code' },
  activate: { usage: 'activate:GIFT', summary: 'Activates a gift by its number' },
  favourite: { usage: 'favourite:GAME', summary: 'Marks a game as a favourite' },
  advance: { usage: 'advance:DURATION', summary: 'Moves the clock, as PT2H or P3D' },
  until: { usage: 'until:EVENT', summary: 'Moves the clock to the next event whose name contains the text' },
} as const;

export type VerbName = keyof typeof verbs;

export interface Verb {
  name: VerbName;
  args: string[];
  /** How many times, at least once. */
  times: number;
  /** As it was written. */
  text: string;
}

const slug = /^[\w-]{1,64}$/;
const sum = /^\d{1,9}$/;
const shapes: Record<VerbName, readonly ((arg: string) => boolean)[]> = {
  deposit: [(arg) => sum.test(arg), (arg) => ['paid', 'declined', 'pending', 'error'].includes(arg)],
  payout: [(arg) => sum.test(arg)],
  spin: [(arg) => slug.test(arg), (arg) => sum.test(arg)],
  join: [(arg) => slug.test(arg)],
  coupon: [(arg) => slug.test(arg)],
  activate: [(arg) => sum.test(arg)],
  favourite: [(arg) => slug.test(arg)],
  advance: [(arg) => readDuration(arg) !== undefined],
  until: [(arg) => /^[\w .:-]{1,80}$/.test(arg)],
};

const maxTimes = 500;
const maxVerbs = 100;

const isVerb = (name: string): name is VerbName => Object.hasOwn(verbs, name);

function readVerb(text: string): Verb | null {
  const [, head = '', count] = /^(.*?)(?:\*(\d{1,3}))?$/.exec(text) ?? [];
  const [name = '', ...args] = head.split(':');
  const times = count === undefined ? 1 : Number(count);
  if (!isVerb(name) || times < 1 || times > maxTimes) return null;
  const shape = shapes[name];
  const isComplete = args.length >= 1 && args.length <= shape.length;
  return isComplete && args.every((arg, index) => shape[index]?.(arg)) ? { name, args, times, text } : null;
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parses `deposit:5000,spin:golden-harvest*20`. Ignores what `unknownVerbs` lists. */
export function readVerbs(text: string): Verb[] {
  return partsOf(text)
    .slice(0, maxVerbs)
    .flatMap((part) => readVerb(part) ?? []);
}

/** The parts of the text that are no verbs, or have wrong arguments. */
export function unknownVerbs(text: string): string[] {
  return partsOf(text).filter((part, index) => index >= maxVerbs || readVerb(part) === null);
}
