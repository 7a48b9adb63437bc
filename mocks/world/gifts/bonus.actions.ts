import type { Context } from '../context.ts';
import type { PlayedRound } from '../events.ts';
import { gameBySlugOf } from '../lobby/games.catalogue.ts';
import { balancesOf, record, touchBalance, type EntryKind } from '../ledger.ts';
import { addNotice } from '../notifications/actions.ts';
import { wageringOf, type ActiveBonus, type PlayerState } from '../state.ts';
import { giftTemplates } from './catalogue.ts';
import type { StoredGift } from './state.ts';
import { bonusGiftOf } from './view.ts';

/** Gives the money of a bonus, which has to be staked as often as its wager says. */
export function startBonus(call: Context, player: PlayerState, gift: StoredGift, amount: number): void {
  const multiplier = giftTemplates[gift.name].wager ?? 1;
  player.bonus = { required: amount * multiplier, staked: 0, multiplier, giftId: gift.id };
  record(call.state.ledger, {
    at: call.now,
    from: 'house',
    to: `player:${player.id}:bonus`,
    amount,
    kind: 'bonus',
    reference: `gift-${gift.id}`,
  });
}

/** Per cent of the wagering with which the player is told that not much is left. */
const NEARLY_WAGERED_PERCENT = 80;

const wageredPercent = ({ staked, required }: ActiveBonus): number => Math.floor((staked / required) * 100);

function endBonus(call: Context, player: PlayerState): void {
  const gift = bonusGiftOf(call, player);
  if (gift && player.bonus) gift.wagered = { staked: player.bonus.staked, required: player.bonus.required };
  player.bonus = null;
}

/** Moves the wagering on by a stake; what is left of a wagered bonus is real money from then on, a lost one is over. */
export function wager(call: Context, player: PlayerState, { slug, bet, roundId }: PlayedRound): void {
  const { bonus } = player;
  if (!bonus || gameBySlugOf(call.world.catalogue).get(slug)?.allow_bonus_balance !== true) return;
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
  if (wageringOf(player) === 0 || left === 0) endBonus(call, player);
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
