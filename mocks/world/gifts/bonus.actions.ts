import type { Context } from '../context.ts';
import type { BonusOfStake, PlayedRound } from '../events.ts';
import { providerAccount } from '../game-frame/view.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import { balancesOf, record, touchBalance, type EntryKind } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { wageringOf, type ActiveBonus, type PlayerState } from '../state.ts';
import { giftTemplates } from './catalogue.ts';
import { openingBonusGift, type StoredGift } from './state.ts';
import { bonusGiftOf, ownGift } from './view.ts';

/** Gives the money of a bonus, which has to be staked as often as its wager says. */
export function startBonus(call: Context, player: PlayerState, gift: StoredGift, amount: number): void {
  const multiplier = giftTemplates[gift.name].wager ?? 1;
  // What was wagered of an earlier bonus of the same gift stays in both figures: they never go back.
  const staked = gift.wagered?.staked ?? 0;
  player.bonus = { required: staked + amount * multiplier, staked, multiplier, giftId: gift.id, inPlay: 0 };
  payBonus(call, player, gift, amount);
}

function payBonus(call: Context, player: PlayerState, gift: StoredGift, amount: number): void {
  record(call.state.ledger, {
    at: call.now,
    from: 'house',
    to: `player:${player.id}:bonus`,
    amount,
    kind: 'bonus',
    reference: `gift-${gift.id}`,
  });
}

/** Adds the win of a gift's round to its bonus, which begins with the first of them. */
export function addToBonus(call: Context, player: PlayerState, gift: StoredGift, amount: number): void {
  const { bonus } = player;
  if (!bonus) return startBonus(call, player, gift, amount);
  bonus.required += amount * (giftTemplates[gift.name].wager ?? 1);
  return payBonus(call, player, gift, amount);
}

/** Per cent of the wagering with which the player is told that not much is left. */
const NEARLY_WAGERED_PERCENT = 80;

const wageredPercent = ({ staked, required }: ActiveBonus): number => Math.floor((staked / required) * 100);

function endBonus(call: Context, player: PlayerState): void {
  const gift = bonusGiftOf(call, player);
  if (gift && player.bonus) gift.wagered = { staked: player.bonus.staked, required: player.bonus.required };
  player.bonus = null;
}

/** What became of the bonus of a stake: it still runs, its money is the player's own by now, or it is gone. */
function fateOf(
  call: Context,
  player: PlayerState,
  { giftId }: BonusOfStake,
): 'running' | 'wagered' | 'gone' {
  if (player.bonus?.giftId === giftId) return 'running';
  const { wagered } = ownGift(call, player, giftId ?? openingBonusGift(player)) ?? {};
  return wagered && wagered.staked >= wagered.required ? 'wagered' : 'gone';
}

/** Pays the bonus share of a win. A bonus that is over while the round ran gives nothing, unless it was wagered. */
export function payBonusWin(call: Context, player: PlayerState, round: PlayedRound): void {
  if (!round.bonus || round.bonusBet === 0) return;
  const fate = fateOf(call, player, round.bonus);
  if (player.bonus && fate === 'running') player.bonus.inPlay -= round.bonusBet;
  if (round.bonusWin === 0 || fate === 'gone') return;
  record(call.state.ledger, {
    at: call.now,
    from: providerAccount(call, round.slug),
    to: `player:${player.id}:${fate === 'running' ? 'bonus' : 'real'}`,
    amount: round.bonusWin,
    kind: 'win',
    reference: round.roundId,
  });
}

/**
 * Moves the wagering on by a stake that was taken while the bonus ran. What is left of a wagered bonus is real money from then on;
 * a bonus of which nothing is left or staked is lost.
 */
export function wager(
  call: Context,
  player: PlayerState,
  { slug, bet, roundId, ...round }: PlayedRound,
): void {
  const { bonus } = player;
  if (!bonus || round.bonus?.giftId !== bonus.giftId) return;
  if (gameBySlugOf(call.world.catalogue).get(slug)?.allow_bonus_balance !== true) return;
  const before = wageredPercent(bonus);
  bonus.staked = Math.min(bonus.required, bonus.staked + bet);
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
  }
  if (wageringOf(player) === 0 || left + bonus.inPlay === 0) endBonus(call, player);
  touchBalance(call.state.ledger, player.id, call.now);
}

/** Takes a bonus away with what it has won. Returns what that was, minor units. */
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
