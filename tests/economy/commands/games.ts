// Opens games and plays rounds for money by calling the provider, as the games' pages do.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { Reply } from '../casino.ts';
import type { GameKind, Round, Run } from '../facts.ts';
import type { Model } from '../model.ts';
import { touch } from '../rules/limits.ts';
import { closePlay } from '../rules/play.ts';
import { requireNoBreak } from '../step.ts';

/**
 * Slots that accept bonus money and slots that don't, games that gifts give free rounds for, and one game of
 * each other kind. `rocket` is a crash game that accepts bonus money.
 */
export const games = [
  'golden-harvest',
  'northern-foxes',
  'golden-foxes',
  'sky-rocket-crash',
  'royal-roulette',
  'velvet-blackjack',
  'baccarat',
  'poker',
  'bingo',
  'scratch',
  'rocket',
] as const;
export type GameName = (typeof games)[number];

interface ListedGame {
  slug: string;
  disabled: boolean;
  devices?: string[];
  allow_bonus_balance: boolean;
}

const slugs = new Map<string, string>();

/** The slug of a game. For a category, the first suitable game of the world. */
export function slugOf({ casino }: Model, name: GameName): string {
  const key = `${casino.options.brand}/${casino.options.seed}/${name}`;
  const known = slugs.get(key);
  if (known !== undefined) return known;
  const category = name === 'rocket' ? 'crash_games' : name;
  const path = `/json-api/v2/games?limit=200&filter[category]=${category}`;
  const { data } = casino.get<{ data: ListedGame[] }>(path).json;
  const open = data.filter(({ disabled, devices }) => !disabled && !devices);
  const found = open.find((game) => name !== 'rocket' || game.allow_bonus_balance)?.slug ?? name;
  slugs.set(key, found);
  return found;
}

const kindOf = (kind: string): GameKind =>
  kind === 'slot' || kind === 'crash' || kind === 'roulette' ? kind : 'instant';

interface RunAnswer {
  data: { runToken?: string };
}

const takesBonus = new WeakMap<Model, Map<string, boolean>>();

function takesBonusIn(model: Model, slug: string): boolean {
  const known = takesBonus.get(model) ?? new Map<string, boolean>();
  takesBonus.set(model, known);
  const found = known.get(slug);
  if (found !== undefined) return found;
  const { json } = model.casino.get<{ data: { allow_bonus_balance?: boolean } }>(
    `/json-api/v2/games/${slug}`,
  );
  const takes = json.data.allow_bonus_balance === true;
  known.set(slug, takes);
  return takes;
}

export function openGame(model: Model, slug: string): Run | null {
  const { casino, now } = model;
  const reply = casino.call<RunAnswer>('POST', `/json-api/eapi/game-run/${slug}`, {
    body: { platform: 'desktop', type: 'real' },
  });
  requireNoBreak(model, 'starting a game', reply);
  const token = reply.ok ? reply.json.data.runToken : undefined;
  if (token === undefined) return null;
  closePlay(model);
  const session = casino.provider<{ bets: number[]; kind: string }>('session', { runToken: token });
  const run: Run = {
    token,
    slug,
    kind: kindOf(session.ok ? session.json.kind : 'slot'),
    takesBonus: takesBonusIn(model, slug),
    bets: session.ok ? session.json.bets : [],
    played: [{ from: now, until: now }],
    closedAt: null,
  };
  model.runs.push(run);
  model.run = run;
  return run;
}

/**
 * The gift that pays for a game's next round, if any. Such a round has the gift's fixed stake, whatever stake
 * the page sends.
 */
export function freeGift(model: Model, run: Run): Gift | null {
  const found = model.gifts.find(
    ({ state, gameSlug, roundsLeft = 0 }) => state === 'activated' && gameSlug === run.slug && roundsLeft > 0,
  );
  return found ?? null;
}

export function noteRound(model: Model, reply: Reply, round: Round): void {
  // 410 means that a limit has closed the game meanwhile.
  if (round.run.closedAt === null && reply.status !== 410) touch(round.run, model.now);
  if (!reply.ok) {
    if (reply.status === 409 && round.freeBy)
      model.fault(
        `free rounds need no money: ${round.freeBy.type}`,
        `${round.run.slug} answered ${reply.code}`,
      );
    if (reply.status === 410) round.run.closedAt ??= model.now;
    return;
  }
  requireNoBreak(model, 'a bet', reply);
  model.rounds.push(round);
}

export function roundOf(model: Model, run: Run, amount: number): Omit<Round, 'roundId' | 'win'> {
  const freeBy = freeGift(model, run);
  return { run, amount: freeBy?.stake ?? amount, freeBy, auto: null };
}

interface Played {
  roundId: string;
  win: number;
  lines?: { win: number }[];
  number?: number;
}

function playRound(model: Model, run: Run, path: string, amount: number, body: object): Played | null {
  const round = roundOf(model, run, amount);
  const reply = model.casino.provider<Played>(path, { runToken: run.token, ...body });
  const played = reply.ok ? reply.json : null;
  noteRound(model, reply, { ...round, roundId: played?.roundId ?? '', win: played?.win ?? 0 });
  return played;
}

const paysAsShown = 'a round pays what its page shows';

export function spin(model: Model, run: Run, amount: number): void {
  const { win, lines = [] } = playRound(model, run, 'spin', amount, { bet: amount }) ?? { win: 0 };
  const shown = lines.reduce((sum, line) => sum + line.win, 0);
  model.require(paysAsShown, win === shown, () => `${win} for lines of ${shown}`);
}

export function deal(model: Model, run: Run, amount: number): void {
  playRound(model, run, 'deal', amount, { bet: amount });
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
export type WheelBet = 'number' | 'red' | 'both colours';

/** Bets on 17, on red, or on both colours. A bet on both colours loses only to zero. */
export function turnWheel(model: Model, run: Run, amount: number, bet: WheelBet): void {
  const other = bet === 'both colours' ? Math.floor(amount / 2) : 0;
  const first = amount - other;
  const bets = [
    bet === 'number' ? { kind: bet, amount: first, value: 17 } : { kind: 'red', amount: first },
    ...(other > 0 ? [{ kind: 'black', amount: other }] : []),
  ];
  const played = playRound(model, run, 'roulette', amount, { bets });
  if (!played) return;
  const { number = 0, win } = played;
  const isRed = reds.includes(number);
  const shown = {
    number: number === 17 ? first * 36 : 0,
    red: isRed ? first * 2 : 0,
    'both colours': number === 0 ? 0 : (isRed ? first : other) * 2,
  }[bet];
  model.require(paysAsShown, win === shown, () => `${win}, not ${shown}, for ${bet} on ${number}`);
}

const operations: Readonly<Record<GameKind, string>> = {
  slot: 'spin',
  roulette: 'roulette',
  crash: 'crash/start',
  instant: 'deal',
};

/** Tries a bet of another kind of game, which must be refused before any money moves. */
export function betOnAnotherKind(model: Model, run: Run, kind: GameKind, amount: number): void {
  if (run.kind === kind) return;
  const body = { runToken: run.token, bet: amount, bets: [{ kind: 'red', amount }] };
  const reply = model.casino.provider(operations[kind], body);
  if (reply.status === 410) run.closedAt ??= model.now;
  else touch(run, model.now);
  model.require('a game plays only as its own kind', !reply.ok, () => `${run.slug}: ${operations[kind]}`);
}

/** Stakes: the page's minimum, larger ones, ones below it, and whole balances. */
export const stakes = [
  'least',
  'second',
  'middle',
  'most',
  'below',
  'odd',
  'all',
  'mixed',
  'both',
  'gift',
] as const;
export type StakeSize = (typeof stakes)[number];

export function stakeOf(model: Model, run: Run, size: StakeSize): number {
  const { real, bonus } = model.account;
  const [least = 100, second_ = least] = run.bets;
  const sizes: Record<StakeSize, number> = {
    least,
    second: second_,
    middle: run.bets[Math.floor(run.bets.length / 2)] ?? least,
    most: run.bets.at(-1) ?? least,
    below: 1,
    odd: least + 7,
    all: real,
    mixed: real + Math.min(bonus, least),
    both: real + bonus,
    gift: model.gifts.find(({ type, state }) => type === 'freebet' && state === 'activated')?.amount ?? least,
  };
  return Math.max(1, sizes[size]);
}

export const inGame = (model: Model): boolean => model.run !== null && model.run.closedAt === null;
