// Stakes and wins of real rounds: which money they take, what they do to the wagering, and what they earn.
import type { Context } from '../core/handler.ts';
import type { Currency } from '../core/settings.ts';
import { wageringOf } from '../realtime/balance.ts';
import { gameBySlugOf, kindOfGame } from './catalogue/games.ts';
import { balancesOf, InsufficientFunds, record, touchBalance } from './ledger.ts';
import { roundListeners } from './roundListeners.ts';
import { defineSlice } from './slices/slice.ts';
import type { PlayerState } from './state.ts';

/** Stakes of slots that earn one loyalty point, minor units (specification, section 9: the amount is a parameter). */
const stakesPerPoint: Record<Currency, number> = { RUB: 10_000, EUR: 100, BRL: 600 };
/** In `samba` a bonus below one unit is not staked; the bet is debited against the real balance (section 9). */
const leastBonusStake = 100;

const stakesSlice = defineSlice('stakes', { initial: (): { slots: number } => ({ slots: 0 }) });

export interface Stake {
  amount: number;
  /** How much of it was bonus money. */
  bonusPart: number;
  roundId: string;
  slug: string;
}

/** What a player can stake in a game: real money, and bonus money where the game takes it. Minor units. */
export function stakeable({ world, state, brand }: Context, player: PlayerState, slug: string): { real: number; bonus: number } {
  const { real, bonus } = balancesOf(state.ledger, player.id);
  const takesBonus = gameBySlugOf(world.catalogue).get(slug)?.allow_bonus_balance === true && player.bonus !== null;
  const isTooSmall = brand === 'samba' && bonus < leastBonusStake;
  return { real, bonus: takesBonus && !isTooSmall ? bonus : 0 };
}

function providerAccount({ world }: Context, slug: string): `provider:${string}` {
  return `provider:${gameBySlugOf(world.catalogue).get(slug)?.producer?.slug ?? 'unknown'}`;
}

/**
 * Takes a stake: real money first, then bonus money.
 * @throws InsufficientFunds when both together are not enough; then nothing was taken
 */
export function takeStake(call: Context, player: PlayerState, slug: string, amount: number, roundId: string): Stake {
  const { real, bonus } = stakeable(call, player, slug);
  if (real + bonus < amount) throw new InsufficientFunds(`player:${player.id}:real`, amount - real - bonus);
  const realPart = Math.min(real, amount);
  const bonusPart = amount - realPart;
  const to = providerAccount(call, slug);
  const transfer = (account: 'real' | 'bonus', part: number): void => {
    if (part > 0) record(call.state.ledger, { at: call.now, from: `player:${player.id}:${account}`, to, amount: part, kind: 'bet', reference: roundId });
  };
  transfer('real', realPart);
  transfer('bonus', bonusPart);
  earnPoints(call, player, slug, amount, roundId);
  return { amount, bonusPart, roundId, slug };
}

function earnPoints(call: Context, player: PlayerState, slug: string, amount: number, roundId: string): void {
  if (kindOfGame(slug) !== 'slot') return;
  const stakes = stakesSlice.of(call, player);
  const perPoint = stakesPerPoint[player.currency];
  const points = Math.floor((stakes.slots + amount) / perPoint) - Math.floor(stakes.slots / perPoint);
  stakes.slots += amount;
  if (points > 0)
    record(call.state.ledger, { at: call.now, from: 'house', to: `player:${player.id}:compoints`, amount: points, kind: 'points_earned', reference: roundId });
}

/** Pays a win: the share of the stake that was bonus money comes back as bonus money. Then the wagering moves on. */
export function settleStake(call: Context, player: PlayerState, stake: Stake, win: number): void {
  const bonusWin = stake.amount > 0 ? Math.floor((win * stake.bonusPart) / stake.amount) : 0;
  const from = providerAccount(call, stake.slug);
  const transfer = (account: 'real' | 'bonus', part: number): void => {
    if (part > 0) record(call.state.ledger, { at: call.now, from, to: `player:${player.id}:${account}`, amount: part, kind: 'win', reference: stake.roundId });
  };
  transfer('real', win - bonusWin);
  transfer('bonus', bonusWin);
  moveWagering(call, player, stake);
  for (const listener of roundListeners) listener(call, player, { slug: stake.slug, bet: stake.amount, win, roundId: stake.roundId });
}

function moveWagering(call: Context, player: PlayerState, stake: Stake): void {
  const { bonus } = player;
  if (!bonus || gameBySlugOf(call.world.catalogue).get(stake.slug)?.allow_bonus_balance !== true) return;
  bonus.staked = Math.min(bonus.required, bonus.staked + stake.amount);
  const left = balancesOf(call.state.ledger, player.id).bonus;
  if (wageringOf(player) === 0 && left > 0) {
    record(call.state.ledger, {
      at: call.now,
      from: `player:${player.id}:bonus`,
      to: `player:${player.id}:real`,
      amount: left,
      kind: 'bonus_wagered',
      reference: stake.roundId,
    });
  }
  if (wageringOf(player) === 0 || left === 0) player.bonus = null;
  touchBalance(call.state.ledger, player.id, call.now);
}
