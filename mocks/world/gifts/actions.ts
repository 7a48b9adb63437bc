import type { Context } from '../context.ts';
import type { SettledDeposit } from '../events.ts';
import { depositsOf, record, type LedgerEntry } from '../ledger.ts';
import { givePoints } from '../levels/actions.ts';
import { giftOfLevel } from '../levels/catalogue.ts';
import { addNotice, refreshGiftNotices } from '../notifications/actions.ts';
import type { LocalText } from '../settings.ts';
import { nextId, type PlayerState } from '../state.ts';
import { minorOf } from '../sums.ts';
import { dropBonus, startBonus } from './bonus.actions.ts';
import { giftTemplates, welcomeGifts, type GiftName } from './catalogue.ts';
import { depositsFor } from './deposits.view.ts';
import { activationProblem, depositBonus, isOneClick } from './rules.ts';
import { giftsSlice, receivedGift, type StoredGift } from './state.ts';
import {
  activeGifts,
  bonusGiftOf,
  type BurntGift,
  conditionOf,
  giftInMessage,
  giftsToBurn,
  holderOf,
  isBarredFromGifts,
  isPlayedOut,
} from './view.ts';
import { isExcluded } from '../responsible-play/view.ts';

export function distributeGift(
  call: Context,
  player: PlayerState,
  name: GiftName,
  reason: StoredGift['reason'],
  more: Partial<Pick<StoredGift, 'bought' | 'amount' | 'expiredAt' | 'promotion'>> = {},
): StoredGift {
  const id = 9_000_000 + nextId(call.state, 'gift');
  const receivedAfter = call.state.ledger.entries.length;
  const gift = { ...receivedGift(id, name, reason, call.now, receivedAfter), ...more };
  giftsSlice.of(call, player).items.unshift(gift);
  call.emit(
    { type: 'gift.distributed', data: { gift: giftInMessage(call, player, gift) } },
    { player: player.id },
  );
  return gift;
}

/** Adds a notice that names a gift and says where it comes from. */
export function addGiftNotice(
  call: Context,
  player: PlayerState,
  notice: 'gift_waiting' | 'gift_expiring' | 'gift_expired',
  { id, name, amount }: StoredGift,
  more: { isSilent?: boolean } = {},
): void {
  addNotice(call, player, notice, { giftId: id, gift: { name, amount } }, more);
}

/**
 * Distributes a promotion's prize as a gift and adds a notice. The notice is silent, because the page already
 * shows the prize.
 */
export function distributePrize(
  call: Context,
  player: PlayerState,
  name: GiftName,
  promotion: LocalText,
): void {
  const gift = distributeGift(call, player, name, 'promotions', { promotion });
  addGiftNotice(call, player, 'gift_waiting', gift, { isSilent: true });
}

const reference = ({ id }: StoredGift): string => `gift-${id}`;

function pay(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  account: 'real' | 'compoints',
  amount: number,
  kind: 'prize' | 'cashback',
): void {
  record(call.state.ledger, {
    at: call.now,
    from: 'house',
    to: `player:${player.id}:${account}`,
    amount,
    kind,
    reference: reference(gift),
  });
}

function payOutContent(call: Context, player: PlayerState, gift: StoredGift, deposited: number): void {
  const template = giftTemplates[gift.name];
  const money = gift.amount ?? minorOf(call.brand, template.roubles ?? 0);
  const count = template.count ?? 0;
  switch (template.type) {
    case 'cash':
      return pay(call, player, gift, 'real', money, 'prize');
    case 'cashback':
      return pay(call, player, gift, 'real', money, 'cashback');
    case 'compoint':
      return pay(call, player, gift, 'compoints', count, 'prize');
    case 'xp':
      return givePoints(call, player, count);
    case 'group':
      for (const name of template.contents ?? []) distributeGift(call, player, name, gift.reason);
      return undefined;
    case 'deposit_bonus':
      return startBonus(call, player, gift, depositBonus(template.percent ?? 100, deposited, money));
    case 'bonus_offer':
    case 'nondeposit':
      return startBonus(call, player, gift, money);
    case 'custom':
    case 'freebet':
    case 'giftspin':
    case 'feature_freespins':
    case 'giftspin_northlight':
    case 'giftspin_sunforge':
    case 'giftspin_blue_heron':
      return undefined;
  }
}

/**
 * Marks the deposits that activate a gift as used, so that they fund no other gift. Returns the amount from
 * which the bonus is calculated, minor units.
 */
function spendDeposits(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  deposit: LedgerEntry | null,
): number {
  const { used, amount } = depositsFor(call, player, gift, deposit);
  gift.fundedBy = used.map(({ id }) => id);
  return amount;
}

/**
 * Sends the progress of all gifts that wait for a deposit. Call it after a gift was activated, because the
 * activation may have used up deposits of other gifts.
 */
function sendDepositProgress(call: Context, player: PlayerState): void {
  for (const gift of giftsSlice.of(call, player).items)
    if (gift.state === 'received' && giftTemplates[gift.name].deposit !== undefined)
      call.emit(
        { type: 'gift.state_updated', data: { gift: giftInMessage(call, player, gift) } },
        { player: player.id },
      );
}

/** @param deposit the deposit that activates the gift, if any */
export function activate(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  deposit: LedgerEntry | null = null,
): void {
  const { type } = giftTemplates[gift.name];
  const slice = giftsSlice.of(call, player);
  if (slice.selected === gift.id) slice.selected = null;
  gift.activatedAt = call.now;
  gift.state = isOneClick(type) ? 'used' : 'activated';
  payOutContent(call, player, gift, spendDeposits(call, player, gift, deposit));
  if (gift.fundedBy.length > 0) sendDepositProgress(call, player);
  refreshGiftNotices(call, player, gift.id);
  const giftView = giftInMessage(call, player, gift);
  if (deposit !== null)
    call.emit({ type: 'gift.auto_activated', data: { gift: giftView } }, { player: player.id });
  else if (isOneClick(type))
    call.emit(
      { type: 'gift.state_changed', data: { gift: giftView, previousState: 'received' } },
      { player: player.id },
    );
  else call.emit({ type: 'gift.activated', data: { gift: giftView } }, { player: player.id });
}

/** Ends an active gift, or discards one that was never activated, and notifies the player. */
export function finishGift(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
  state: 'used' | 'expired',
): void {
  const previousState = gift.state;
  gift.state = state;
  if (state === 'expired') gift.expiredAt = Math.min(gift.expiredAt ?? call.now, call.now);
  call.emit(
    { type: 'gift.state_changed', data: { gift: giftInMessage(call, player, gift), previousState } },
    { player: player.id },
  );
  refreshGiftNotices(call, player, gift.id);
}

/** Expires a gift and notifies the player. An expired bonus also loses its winnings. */
export function expireGift(call: Context, player: PlayerState, gift: StoredGift): void {
  const isRunningBonus = bonusGiftOf(call, player)?.id === gift.id;
  const taken = isRunningBonus ? dropBonus(call, player, 'bonus_expired') : 0;
  finishGift(call, player, gift, 'expired');
  if (isRunningBonus) addNotice(call, player, 'bonus_expired', { sum: taken / 100 });
  else if (!gift.isDisabled) addGiftNotice(call, player, 'gift_expired', gift);
}

/**
 * Removes the gifts that a payout request burns (S4.64). Returns the fields that `restoreGifts` needs to
 * restore them.
 */
export function burnGifts(call: Context, player: PlayerState): BurntGift[] {
  return giftsToBurn(call, player).map((gift) => {
    const { id, state, expiredAt } = gift;
    gift.endedBy = 'payout';
    finishGift(call, player, gift, 'expired');
    return { id, state, expiredAt };
  });
}

/**
 * Restores the gifts that a payout request has burned, because the request wasn't paid. Gifts that have expired
 * since stay expired. Only one gift may be active (S4.50). If another one is active now, a restored gift that
 * was active waits for its activation again.
 */
export function restoreGifts(call: Context, player: PlayerState, burnt: readonly BurntGift[]): void {
  const { items } = giftsSlice.of(call, player);
  for (const { id, state, expiredAt } of burnt) {
    const gift = items.find((item) => item.id === id);
    if (gift?.state !== 'expired' || (expiredAt !== null && expiredAt <= call.now)) continue;
    const isAnotherRunning = player.bonus !== null || activeGifts(call, player).length > 0;
    gift.state = state === 'activated' && isAnotherRunning ? 'received' : state;
    gift.expiredAt = expiredAt;
    gift.endedBy = null;
    // An exclusion disables the waiting gifts when it begins. If it began while this gift was burned, it
    // skipped the gift, so the gift is disabled now.
    if (isExcluded(call, player) && gift.state === 'received') gift.isDisabled = true;
    // Its last round ended while the gift was burned, so nothing is left to play.
    if (isPlayedOut(call, player, gift)) {
      finishGift(call, player, gift, 'used');
      continue;
    }
    call.emit(
      {
        type: 'gift.state_changed',
        data: { gift: giftInMessage(call, player, gift), previousState: 'expired' },
      },
      { player: player.id },
    );
    refreshGiftNotices(call, player, id);
  }
}

export function reserveGift(call: Context, player: PlayerState, id: number): void {
  const gift = giftsSlice.of(call, player).items.find((item) => item.id === id);
  if (gift) gift.deposits += 1;
}

/**
 * Handles the final result of a deposit that was made for a gift. A paid deposit activates the gift if the
 * rules still allow it.
 */
export function resolveReservation(
  call: Context,
  player: PlayerState,
  { giftId, status, id: depositId }: SettledDeposit,
): void {
  const gift = giftsSlice.of(call, player).items.find(({ id }) => id === giftId);
  if (!gift) return;
  gift.deposits = Math.max(0, gift.deposits - 1);
  const deposit = depositsOf(call.state.ledger, player.id).findLast(
    ({ reference }) => reference === `deposit-${depositId}`,
  );
  if (status !== 'paid' || !deposit) return;
  const condition = conditionOf(call, player, gift);
  // Ignores other pending deposits for the same gift, because they would block the activation.
  const problem = activationProblem({ ...condition, isInProcess: false }, holderOf(call, player));
  if (problem === null && condition.missingDeposit === 0) activate(call, player, gift, deposit);
}

/**
 * Cancels the bonus with its winnings, and all active gifts. Returns false if there was nothing to
 * cancel.
 */
export function cancelAllBonuses(call: Context, player: PlayerState): boolean {
  const running = activeGifts(call, player);
  if (!player.bonus && running.length === 0) return false;
  dropBonus(call, player, 'bonus_cancel');
  for (const gift of running) {
    gift.endedBy = 'given_up';
    finishGift(call, player, gift, 'used');
  }
  return true;
}

/**
 * Disables waiting gifts on an exclusion (decision 'An exclusion switches gifts off'). A time-out
 * doesn't disable them.
 */
export function disableGifts(call: Context, player: PlayerState): void {
  for (const gift of giftsSlice.of(call, player).items) {
    if (gift.state !== 'received' || gift.isDisabled) continue;
    gift.isDisabled = true;
    call.emit({ type: 'gift.disabled', data: { giftId: gift.id } }, { player: player.id });
    refreshGiftNotices(call, player, gift.id);
  }
}

/**
 * Distributes the welcome gift for the next deposit. Only for players who got the first welcome gift at
 * registration.
 */
export function distributeNextWelcomeGift(call: Context, player: PlayerState): void {
  if (player.isMultiAccount || isBarredFromGifts(call, player)) return;
  const { items } = giftsSlice.of(call, player);
  const next = welcomeGifts.findLastIndex((name) =>
    items.some((gift) => gift.name === name && gift.reason === 'registration'),
  );
  const name = next < 0 ? undefined : welcomeGifts[next + 1];
  if (name === undefined) return;
  const { id: giftId } = distributeGift(call, player, name, 'registration');
  addNotice(call, player, 'welcome_next', { giftId, percent: giftTemplates[name].percent ?? 0 });
}

/** Distributes a level's gift, if the level has one. Flagged accounts get no gift (S6.9). */
export function distributeLevelGift(call: Context, player: PlayerState, level: number): void {
  const name = giftOfLevel(level);
  if (name === null || player.isMultiAccount) return;
  const gift = giftInMessage(call, player, distributeGift(call, player, name, 'level.changed'));
  call.emit({ type: 'gift.level_changed', data: { level, gifts: [gift] } }, { player: player.id });
}

export function selectGift(call: Context, player: PlayerState, id: number | null): void {
  giftsSlice.of(call, player).selected = id;
}
