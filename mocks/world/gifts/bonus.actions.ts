import type { Context } from '../context.ts';
import type { GiftRound, StakedBonus, PlayedRound } from '../events.ts';
import { providerAccount, smallestBonusBet } from '../game-frame/view.ts';
import { gameBySlug } from '../lobby/games.catalogue.ts';
import { balancesOf, record, touchBalance, type EntryKind } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { wageringOf, type ActiveBonus, type PlayerState } from '../state.ts';
import { giftTemplates } from './catalogue.ts';
import { openingBonusGift, type StoredGift } from './state.ts';
import { bonusGiftOf, ownGift } from './view.ts';
import { countedStake } from './wagering.rules.ts';

/** Credits a bonus, which must then be wagered. */
export function startBonus(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  amount: number,
  roundId?: string,
): void {
  const multiplier = giftTemplates[gift.name].wager ?? 1;
  // A gift's wagering progress must never decrease, so a second bonus of the same gift continues from the
  // progress of the first.
  const staked = gift.wagered?.staked ?? 0;
  player.bonus = { required: staked + amount * multiplier, staked, multiplier, giftId: gift.id, inPlay: 0 };
  payBonus(call, player, gift, amount, roundId);
}

function payBonus(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  amount: number,
  roundId: string | undefined,
): void {
  record(call.state.ledger, {
    at: call.now,
    from: 'house',
    to: `player:${player.id}:bonus`,
    amount,
    kind: 'bonus',
    reference: `gift-${gift.id}`,
    ...(roundId === undefined ? {} : { roundId }),
  });
}

/** Adds a gift round's win to its bonus. The first win starts the bonus. */
export function addToBonus(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  { win: amount, roundId }: GiftRound,
): void {
  const { bonus } = player;
  if (!bonus) return startBonus(call, player, gift, amount, roundId);
  bonus.required += amount * (giftTemplates[gift.name].wager ?? 1);
  return payBonus(call, player, gift, amount, roundId);
}

/**
 * The wagering progress, in percent, at which the player gets a notice that the wagering is nearly complete.
 */
const NEARLY_WAGERED_PERCENT = 80;

const wageredPercent = ({ staked, required }: ActiveBonus): number => Math.floor((staked / required) * 100);

/** @param paidOut the bonus that became real money, minor units */
function endBonus(call: Context, player: PlayerState, paidOut?: number): void {
  const gift = bonusGiftOf(call, player);
  const { staked = 0, required = 0 } = player.bonus ?? {};
  if (gift && player.bonus)
    gift.wagered = { staked, required, ...(paidOut === undefined ? {} : { paidOut }) };
  player.bonus = null;
}

/**
 * The state of a bonus after a round that staked its money: still being wagered, wagered (the money has
 * become real money), or gone because it was lost or cancelled.
 */
function outcomeOf(
  call: Context,
  player: PlayerState,
  { giftId }: StakedBonus,
): 'running' | 'wagered' | 'gone' {
  if (player.bonus?.giftId === giftId) return 'running';
  const { wagered } = ownGift(call, player, giftId ?? openingBonusGift(player)) ?? {};
  return wagered && wagered.staked >= wagered.required ? 'wagered' : 'gone';
}

/**
 * Pays the bonus share of a win as bonus money. If the bonus became real money during the round, pays the
 * share as real money. If the bonus was lost or cancelled, pays nothing.
 */
export function payBonusWin(call: Context, player: PlayerState, round: PlayedRound): void {
  if (!round.bonus || round.bonusBet === 0) return;
  const outcome = outcomeOf(call, player, round.bonus);
  if (player.bonus && outcome === 'running') player.bonus.inPlay -= round.bonusBet;
  if (round.bonusWin === 0 || outcome === 'gone') return;
  record(call.state.ledger, {
    at: call.now,
    from: providerAccount(call, round.slug),
    to: `player:${player.id}:${outcome === 'running' ? 'bonus' : 'real'}`,
    amount: round.bonusWin,
    kind: 'win',
    reference: round.roundId,
  });
}

/**
 * Counts a stake towards the wagering. When the wagering is complete, the remaining bonus becomes real money.
 * The bonus is lost when no bonus money is left, neither in the balance nor in unfinished rounds.
 */
export function wager(
  call: Context,
  player: PlayerState,
  { slug, bet, roundId, ...round }: PlayedRound,
): void {
  const { bonus } = player;
  if (!bonus || round.bonus?.giftId !== bonus.giftId) return;
  const takesBonus = gameBySlug(call.world.catalogue, slug)?.allow_bonus_balance === true;
  const counted = countedStake(bet, takesBonus);
  if (counted === 0) return;
  const before = wageredPercent(bonus);
  bonus.staked = Math.min(bonus.required, bonus.staked + counted);
  const percent = wageredPercent(bonus);
  if (before < NEARLY_WAGERED_PERCENT && percent >= NEARLY_WAGERED_PERCENT && percent < 100)
    addNotice(call, player, 'bonus_running', { percent });
  const left = balancesOf(call.state.ledger, player.id).bonus;
  if (wageringOf(player) === 0 && left > 0) {
    record(call.state.ledger, {
      at: call.now,
      from: `player:${player.id}:bonus`,
      to: `player:${player.id}:real`,
      amount: left,
      kind: 'bonus_wagered',
      reference: roundId,
    });
    addNotice(call, player, 'bonus_wagered', { sum: left / 100 });
  }
  if (wageringOf(player) === 0) endBonus(call, player, left);
  else if (left + bonus.inPlay === 0) endBonus(call, player);
  touchBalance(call.state.ledger, player.id, call.now);
}

/**
 * Ends a bonus that is too small for any bet, because nothing more can be wagered with it. The bonus stays
 * while the gift still has rounds, because their wins may add to it.
 */
export function endUnplayableBonus(call: Context, player: PlayerState): void {
  const { bonus } = player;
  const left = balancesOf(call.state.ledger, player.id).bonus;
  if (!bonus || bonus.inPlay > 0 || left >= smallestBonusBet(call)) return;
  const gift = bonusGiftOf(call, player);
  if (gift && gift.state === 'activated' && gift.spinsLeft + gift.openRounds > 0) return;
  const dropped = dropBonus(call, player, 'bonus_cancel');
  const least = smallestBonusBet(call) / 100;
  addNotice(call, player, 'bonus_too_small', { sum: dropped / 100, least });
}

/** Removes a bonus and its winnings. Returns the removed amount, minor units. */
export function dropBonus(
  call: Context,
  player: PlayerState,
  kind: Extract<EntryKind, 'bonus_cancel' | 'bonus_expired'>,
): number {
  const { bonus: amount } = balancesOf(call.state.ledger, player.id);
  endBonus(call, player);
  if (amount > 0)
    record(call.state.ledger, {
      at: call.now,
      from: `player:${player.id}:bonus`,
      to: 'house',
      amount,
      kind,
    });
  else touchBalance(call.state.ledger, player.id, call.now);
  return amount;
}
