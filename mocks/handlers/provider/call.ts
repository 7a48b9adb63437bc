import type { RoundRecord } from '../../generated/model/index.ts';
import type { Context } from '../../world/context.ts';
import type { PlayStop } from '../../world/events.ts';
import { betsOf } from '../../world/game-frame/bets.catalogue.ts';
import { settleStake, takeStake, type Stake } from '../../world/game-frame/bets.actions.ts';
import { stakeableBalance } from '../../world/game-frame/view.ts';
import { startGiftRound } from '../../world/gifts/rounds.actions.ts';
import { giftForRound, giftPlayOf, ownGift, roundStakeOf, type GiftPlay } from '../../world/gifts/view.ts';
import type { StoredGift } from '../../world/gifts/state.ts';
import { keepResult, keepRound } from '../../world/history/actions.ts';
import { playStopOf, remainingLoss } from '../../world/responsible-play/view.ts';
import { InsufficientFunds } from '../../world/ledger.ts';
import { kindOfGame, type GameKind } from '../../world/lobby/gameKinds.catalogue.ts';
import type { GameRunState } from '../../world/game-frame/state.ts';
import { nextId, type PlayerState } from '../../world/state.ts';

export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly status: number;
  readonly code:
    | 'insufficient_funds'
    | 'session_closed'
    | 'validation_error'
    | 'payment_not_found'
    | 'stake_changed'
    | 'over_loss_limit'
    | 'bet_out_of_limits'
    | 'too_early';

  readonly data: object | undefined;

  constructor(status: number, code: ProviderRefusal['code'], data?: object) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** @param reason the restriction or limit that has ended the run; undefined if it ended for another reason */
export function sessionClosed(reason: PlayStop | undefined): ProviderRefusal {
  return new ProviderRefusal(410, 'session_closed', reason && { reason });
}

export interface ThirdPartyCall extends Context {
  body: Record<string, unknown>;
}

export interface ProviderCall extends ThirdPartyCall {
  run: GameRunState;
  /** The run's player; null for a guest in a demo game. */
  player: PlayerState | null;
}

/** Parses a positive integer amount, at most 1,000 times the largest bet. */
export function readAmount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0 || value > 100_000_000)
    throw new ProviderRefusal(400, 'validation_error');
  return value;
}

/** Refuses a round of another kind of game, because its odds and wagering differ. */
export function requireKind({ run }: ProviderCall, kind: GameKind): void {
  if (kindOfGame(run.slug) !== kind) throw new ProviderRefusal(400, 'validation_error');
}

export function newRound({ state, run }: ProviderCall): string {
  return `${run.token}-${nextId(state, 'round')}`;
}

/** The balance available for bets, in minor units: the player's money, or the credits of a demo. */
export function balanceOfRun(call: ProviderCall): number {
  if (call.run.mode === 'demo' || !call.player) return call.run.credits;
  const { real, bonus } = stakeableBalance(call, call.player, call.run.slug);
  return real + bonus;
}

/** The gift that pays for the run's rounds; undefined if the player pays. */
function giftOfRun(call: ProviderCall): StoredGift | undefined {
  const { run, player } = call;
  return run.mode === 'real' && player ? giftForRound(call, player, run.slug) : undefined;
}

/**
 * The gift to show in the game: that of the current round, otherwise the one that pays for the next
 * round.
 */
export function shownGift(call: ProviderCall, giftId?: number | null): GiftPlay | null {
  const { player } = call;
  const ofRound = player && typeof giftId === 'number' ? ownGift(call, player, giftId) : undefined;
  const gift = ofRound ?? giftOfRun(call);
  return gift ? giftPlayOf(call, gift) : null;
}

/**
 * Ends the game if a restriction or a limit applies. If the loss limit still allows a smaller stake, refuses
 * only this bet and doesn't end the game.
 * @param risk the player's own money at stake, minor units
 */
function stopIfRestricted(call: ProviderCall, player: PlayerState, risk: number): void {
  const stop = playStopOf(call, player, risk);
  if (!stop) return;
  const left = stop === 'loss_limit_reached' ? (remainingLoss(call, player) ?? 0) : 0;
  const [leastStake = 1] = betsOf[player.currency];
  if (left >= leastStake) throw new ProviderRefusal(409, 'over_loss_limit', { left });
  call.publish('player.restricted', { player, code: stop });
  throw sessionClosed(stop);
}

/** Takes the stake from the player or from the demo credits. Throws InsufficientFunds. */
export function stake(call: ProviderCall, amount: number, roundId: string): Stake {
  const { run, player } = call;
  if (run.mode === 'real' && player) {
    const { real } = stakeableBalance(call, player, run.slug);
    stopIfRestricted(call, player, Math.max(1, Math.min(real, amount)));
    return takeStake(call, player, run.slug, amount, roundId);
  }
  if (run.credits < amount) throw new InsufficientFunds('house', amount - run.credits);
  run.credits -= amount;
  return { amount, bonusPart: 0, bonus: null, giftId: null, roundId, slug: run.slug };
}

/**
 * Stakes the bet in the body, or a round of the gift that pays for this game. Throws before staking if the
 * body names another gift than the current one, because each gift has its own fixed stake.
 */
export function stakeRound(call: ProviderCall, roundId: string): Stake {
  const { body, player, run } = call;
  const bet = readAmount(body['bet']);
  const gift = giftOfRun(call);
  if (body['giftId'] !== undefined && body['giftId'] !== (gift?.id ?? null))
    throw new ProviderRefusal(409, 'stake_changed');
  if (!gift || !player) return stake(call, bet, roundId);
  stopIfRestricted(call, player, 0);
  startGiftRound(gift);
  const amount = roundStakeOf(call, gift) ?? 0;
  keepRound(call, player, { id: roundId, slug: run.slug, free: { giftId: gift.id, stake: amount } });
  return { amount, bonusPart: 0, bonus: null, giftId: gift.id, roundId, slug: run.slug };
}

export function settleRound(call: ProviderCall, taken: Stake, win: number, record: RoundRecord): void {
  const { run, player } = call;
  // A gift's round costs the player nothing.
  const staked = taken.giftId === null ? taken.amount : 0;
  run.lastRound = { roundId: taken.roundId, staked, win, record };
  if (run.mode === 'real' && player) {
    settleStake(call, player, taken, win);
    keepResult(call, player, taken.roundId, record);
  } else run.credits += win;
}
