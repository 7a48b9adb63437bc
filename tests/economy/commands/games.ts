// Opens games and plays rounds for money, as their pages call the provider.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { Reply } from '../casino.ts';
import type { Round, Run } from '../facts.ts';
import type { Model } from '../model.ts';
import { touch } from '../rules/limits.ts';
import { closePlay } from '../rules/play.ts';
import { mayHappen } from '../step.ts';

/** Slots with and without bonus money, games of free rounds, crash and roulette. */
export const games = [
  'golden-harvest',
  'northern-foxes',
  'golden-foxes',
  'sky-rocket-crash',
  'royal-roulette',
] as const;
export type GameSlug = (typeof games)[number];

const kindOf = (slug: string): Run['kind'] =>
  slug.includes('crash') ? 'crash' : slug.includes('roulette') ? 'roulette' : 'slot';

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
  mayHappen(model, 'starting a game', reply);
  const token = reply.ok ? reply.json.data.runToken : undefined;
  if (token === undefined) return null;
  closePlay(model);
  const session = casino.provider<{ bets: number[] }>('session', { runToken: token });
  const run: Run = {
    token,
    slug,
    kind: kindOf(slug),
    takesBonus: takesBonusIn(model, slug),
    bets: session.ok ? session.json.bets : [],
    played: [{ from: now, until: now }],
    closedAt: null,
  };
  model.runs.push(run);
  model.run = run;
  return run;
}

/** The gift that pays for a game's next round. Its stake is fixed, whatever the page sends. */
export function freeGift(model: Model, run: Run): Gift | null {
  const found = model.gifts.find(
    ({ state, gameSlug, roundsLeft = 0 }) => state === 'activated' && gameSlug === run.slug && roundsLeft > 0,
  );
  return found ?? null;
}

export function noteRound(model: Model, reply: Reply, round: Round): void {
  // A limit may have closed the game meanwhile.
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
  mayHappen(model, 'a bet', reply);
  model.rounds.push(round);
}

export function roundOf(model: Model, run: Run, amount: number): Omit<Round, 'roundId' | 'win'> {
  const freeBy = freeGift(model, run);
  return { run, amount: freeBy?.stake ?? amount, freeBy, auto: null };
}

export function spin(model: Model, run: Run, amount: number): void {
  const round = roundOf(model, run, amount);
  const reply = model.casino.provider<{ roundId: string; win: number }>('spin', {
    runToken: run.token,
    bet: amount,
  });
  noteRound(model, reply, { ...round, roundId: reply.json?.roundId ?? '', win: reply.json?.win ?? 0 });
}

export function turnWheel(model: Model, run: Run, amount: number, kind: string): void {
  const bets = [{ kind, amount, ...(kind === 'number' ? { value: 17 } : {}) }];
  const reply = model.casino.provider<{ roundId: string; win: number }>('roulette', {
    runToken: run.token,
    bets,
  });
  noteRound(model, reply, {
    ...roundOf(model, run, amount),
    roundId: reply.json?.roundId ?? '',
    win: reply.json?.win ?? 0,
  });
}

/** Stakes: the page's minimum, larger ones, ones below it, and the whole balance. */
export const stakes = ['least', 'second', 'middle', 'most', 'below', 'odd', 'all', 'mixed', 'gift'] as const;
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
    gift: model.gifts.find(({ type, state }) => type === 'freebet' && state === 'activated')?.amount ?? least,
  };
  return Math.max(1, sizes[size]);
}

export const inGame = (model: Model): boolean => model.run !== null && model.run.closedAt === null;
