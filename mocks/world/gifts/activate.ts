// What activating a gift does: to the ledger, to the level, to other gifts.
import type { Context } from '../../core/handler.ts';
import { giftTemplates } from '../catalogue/gifts.ts';
import { minorOf } from '../catalogue/sums.ts';
import { balancesOf, record, touchBalance } from '../ledger.ts';
import { activeGifts, giftsSlice, type StoredGift } from '../slices/gifts.ts';
import { levelsSlice, loyaltyPointsOf } from '../slices/levels.ts';
import { moveLevel } from '../slices/levelUp.ts';
import type { PlayerState } from '../state.ts';
import { depositWanted, distributeGift, giftOf } from './gifts.ts';
import { isOneClick, isSpins } from './rules.ts';

const reference = ({ id }: StoredGift): string => `gift-${id}`;

function pay(call: Context, player: PlayerState, gift: StoredGift, account: 'real' | 'compoints', amount: number, kind: 'prize' | 'cashback'): void {
  record(call.state.ledger, { at: call.now, from: 'house', to: `player:${player.id}:${account}`, amount, kind, reference: reference(gift) });
}

function startBonus(call: Context, player: PlayerState, gift: StoredGift, amount: number): void {
  const multiplier = giftTemplates[gift.name].wager ?? 1;
  player.bonus = { required: amount * multiplier, staked: 0, multiplier, giftId: gift.id };
  record(call.state.ledger, { at: call.now, from: 'house', to: `player:${player.id}:bonus`, amount, kind: 'bonus', reference: reference(gift) });
}

/** What a deposit bonus gives: its per cent of what was deposited, up to its sum. Minor units. */
export function depositBonus(percent: number, deposited: number, most: number): number {
  return Math.min(most, Math.floor((deposited * percent) / 100));
}

function giveContent(call: Context, player: PlayerState, gift: StoredGift, deposited: number): void {
  const template = giftTemplates[gift.name];
  const money = minorOf(call.brand, template.roubles ?? 0);
  const count = template.count ?? 0;
  switch (template.type) {
    case 'cash':
      return pay(call, player, gift, 'real', money, 'prize');
    case 'cashback':
      return pay(call, player, gift, 'real', money, 'cashback');
    case 'compoint':
      return pay(call, player, gift, 'compoints', count, 'prize');
    case 'xp':
      levelsSlice.of(call, player).startPoints += count;
      call.emit({ type: 'miles.notification', data: { miles: count, total: loyaltyPointsOf(call, player) } }, { player: player.id });
      return moveLevel(call, player);
    case 'group':
      for (const name of template.holds ?? []) distributeGift(call, player, name, gift.reason);
      return undefined;
    case 'deposit_bonus':
      return startBonus(call, player, gift, depositBonus(template.percent ?? 100, deposited, money));
    case 'bonus_offer':
    case 'freebet':
    case 'nondeposit':
      return startBonus(call, player, gift, money);
    case 'custom':
    case 'giftspin':
    case 'feature_freespins':
    case 'giftspin_northlight':
    case 'giftspin_sunforge':
    case 'giftspin_blue_heron':
      return undefined;
  }
}

/**
 * Activates a gift that may be activated. One-click gifts are used at once, the others run from now on.
 * @param deposit minor units of the deposit that activates it, if one does
 */
export function activate(call: Context, player: PlayerState, gift: StoredGift, deposit: number | null = null): void {
  const { type } = giftTemplates[gift.name];
  const slice = giftsSlice.of(call, player);
  if (slice.selected === gift.id) slice.selected = null;
  gift.activatedAt = call.now;
  gift.state = isOneClick(type) ? 'used' : 'activated';
  giveContent(call, player, gift, deposit ?? depositWanted(call, player, gift)?.progress ?? 0);
  const told = giftOf(call, player, gift);
  if (deposit !== null) call.emit({ type: 'gift.auto_activated', data: { gift: told } }, { player: player.id });
  else if (isOneClick(type)) call.emit({ type: 'gift.state_changed', data: { gift: told, previousState: 'received' } }, { player: player.id });
  else call.emit({ type: 'gift.activated', data: { gift: told } }, { player: player.id });
}

/** Ends a running gift, or writes off one that was never activated, and says so. */
export function finishGift(call: Context, player: PlayerState, gift: StoredGift, state: 'used' | 'expired'): void {
  const previousState = gift.state;
  gift.state = state;
  if (state === 'expired') gift.expiredAt = Math.min(gift.expiredAt ?? call.now, call.now);
  call.emit({ type: 'gift.state_changed', data: { gift: giftOf(call, player, gift), previousState } }, { player: player.id });
}

/** Gives up the bonus with what it has won, and all running gifts; false when there is nothing to give up. */
export function cancelAllBonuses(call: Context, player: PlayerState): boolean {
  const running = activeGifts(call, player);
  const { bonus } = balancesOf(call.state.ledger, player.id);
  if (!player.bonus && running.length === 0) return false;
  player.bonus = null;
  if (bonus > 0) record(call.state.ledger, { at: call.now, from: `player:${player.id}:bonus`, to: 'house', amount: bonus, kind: 'bonus_cancel' });
  else touchBalance(call.state.ledger, player.id, call.now);
  for (const gift of running) finishGift(call, player, gift, 'used');
  return true;
}

/** What one gift spin is worth: the smallest stake of the games, minor units. */
const spinValues: Record<PlayerState['currency'], number> = { RUB: 1_000, EUR: 20, BRL: 50 };

/** Pays the stake of a spin back while the player has gift spins of this game. */
export function spendSpin(call: Context, player: PlayerState, slug: string, bet: number): void {
  const gift = activeGifts(call, player).find(({ name }) => isSpins(giftTemplates[name].type) && giftTemplates[name].game === slug);
  if (!gift) return;
  gift.spinsLeft -= 1;
  pay(call, player, gift, 'real', Math.min(bet, spinValues[player.currency]), 'prize');
  if (gift.spinsLeft <= 0) finishGift(call, player, gift, 'used');
  else call.emit({ type: 'gift.state_updated', data: { gift: giftOf(call, player, gift) } }, { player: player.id });
}
