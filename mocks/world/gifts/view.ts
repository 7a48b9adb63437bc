import type { Context } from '../context.ts';
import { brandCurrency } from '../settings.ts';
import type { Gift } from '../../generated/model/index.ts';
import { giftDescription, giftTemplates, giftTitle } from './catalogue.ts';
import { minorOf } from '../sums.ts';
import { isoOf } from '../dates.ts';
import { giftsSlice, openingBonusGift, type StoredGift } from './state.ts';
import { depositsSince } from '../ledger.ts';
import { playRestrictionOf } from '../responsible-play/view.ts';
import type { PlayerState } from '../state.ts';
import {
  activationProblem,
  isBonusMoney,
  isForDeposit,
  isSpins,
  type GiftCondition,
  type GiftHolder,
} from './rules.ts';

/** What the gift wants deposited and what has been, minor units; null for a gift that wants nothing. */
export function depositWanted(
  call: Context,
  player: PlayerState,
  { name, receivedAt, depositedShare }: StoredGift,
): { limit: number; progress: number } | null {
  const { deposit } = giftTemplates[name];
  if (deposit === undefined) return null;
  const limit = minorOf(call.brand, deposit);
  return {
    limit,
    progress: Math.round(limit * depositedShare) + depositsSince(call.state.ledger, player.id, receivedAt),
  };
}

/** The gift whose bonus is being wagered at present. */
export function bonusGiftOf(call: Context, player: PlayerState): StoredGift | undefined {
  if (!player.bonus) return undefined;
  const id = player.bonus.giftId ?? openingBonusGift(player);
  return giftsSlice.of(call, player).items.find((gift) => gift.id === id);
}

function amountOf(
  call: Context,
  { name, spinsLeft, state, amount }: StoredGift,
): Pick<Gift, 'amount' | 'currency'> {
  const { roubles, count, type } = giftTemplates[name];
  if (amount !== null) return { amount, currency: brandCurrency[call.brand] };
  if (roubles !== undefined)
    return { amount: minorOf(call.brand, roubles), currency: brandCurrency[call.brand] };
  if (count === undefined) return {};
  return { amount: isSpins(type) && state === 'activated' ? spinsLeft : count };
}

function restrictionsOf(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
): Pick<Gift, 'restrictions' | 'restrictionsState'> {
  const { needsEmail, needsPhone } = giftTemplates[gift.name];
  const wanted = depositWanted(call, player, gift);
  if (!needsEmail && !needsPhone && !wanted) return {};
  return {
    restrictions: {
      ...(wanted ? { depositLimits: [{ currency: player.currency, limit: wanted.limit }] } : {}),
      ...(needsEmail ? { isEmailRequired: true } : {}),
      ...(needsPhone ? { isPhoneRequired: true } : {}),
    },
    ...(wanted ? { restrictionsState: { depositProgress: Math.min(wanted.limit, wanted.progress) } } : {}),
  };
}

function wagerOf(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
): Pick<Gift, 'wager' | 'wagered' | 'wagerTarget'> {
  const { wager } = giftTemplates[gift.name];
  if (wager === undefined) return {};
  const isRunning = player.bonus !== null && bonusGiftOf(call, player)?.id === gift.id;
  const far = isRunning ? player.bonus : gift.wagered;
  return { wager, ...(far ? { wagered: far.staked, wagerTarget: far.required } : {}) };
}

export function giftOf(call: Context, player: PlayerState, gift: StoredGift): Gift {
  const { name, id, reason, expiredAt, activatedAt, bought, receivedAt, isDisabled } = gift;
  const { type, percent, game } = giftTemplates[name];
  const description = giftDescription(name, call.brand, call.locale);
  return {
    id,
    title: giftTitle(name, call.brand, call.locale),
    type,
    state: gift.state,
    reason,
    ...(expiredAt === null ? {} : { expiredAt: isoOf(expiredAt) }),
    ...bought,
    ...restrictionsOf(call, player, gift),
    ...(description === '' ? {} : { description }),
    image: `/mock-assets/gift/${type}.svg`,
    ...amountOf(call, gift),
    ...(percent === undefined ? {} : { percent }),
    ...wagerOf(call, player, gift),
    ...(game === undefined ? {} : { gameSlug: game }),
    receivedAt: isoOf(receivedAt),
    ...(activatedAt === null ? {} : { activatedAt: isoOf(activatedAt) }),
    ...(isDisabled ? { isDisabled } : {}),
    ...(giftsSlice.of(call, player).selected === id ? { isSelected: true } : {}),
  };
}

export function giftsOf(call: Context, player: PlayerState): Gift[] {
  if (call.is('state.no_gifts')) return [];
  return giftsSlice.of(call, player).items.map((gift) => giftOf(call, player, gift));
}

/** A gift by id: the player's own, somebody else's, or none. */
export function findGift(call: Context, player: PlayerState, id: number): StoredGift | 'foreign' | null {
  const own = giftsSlice.of(call, player).items.find((gift) => gift.id === id);
  if (own) return own;
  const isForeign = Object.values(call.state.players).some((other) =>
    giftsSlice.of(call, other).items.some((gift) => gift.id === id),
  );
  return isForeign ? 'foreign' : null;
}

export function conditionOf(call: Context, player: PlayerState, gift: StoredGift): GiftCondition {
  const wanted = depositWanted(call, player, gift);
  return {
    state: gift.state,
    template: giftTemplates[gift.name],
    isDisabled: gift.isDisabled,
    isInProcess: gift.deposits > 0,
    missingDeposit: wanted ? Math.max(0, wanted.limit - wanted.progress) : 0,
  };
}

export function holderOf(call: Context, player: PlayerState): GiftHolder {
  const isVerified = (wanted: 'email' | 'phone'): boolean =>
    player.contacts.some(({ type, isVerified: isSure }) => type === wanted && isSure);
  return {
    isMultiAccount: player.isMultiAccount,
    isResting: playRestrictionOf(call, player) !== null,
    hasEmail: isVerified('email'),
    hasPhone: isVerified('phone'),
    hasBonus: player.bonus !== null,
    hasSpins: activeGifts(call, player).some(({ name }) => isSpins(giftTemplates[name].type)),
    device: /Mobi|Android|iPhone/i.test(call.userAgent) ? 'mobile' : 'desktop',
  };
}

/** True for activated gifts whose bonus is wagered, lost or cancelled by now. */
export function isFinishedBonus(call: Context, player: PlayerState, gift: StoredGift): boolean {
  return (
    gift.state === 'activated' &&
    isBonusMoney(giftTemplates[gift.name].type) &&
    bonusGiftOf(call, player)?.id !== gift.id
  );
}

export function activeGifts(call: Pick<Context, 'world' | 'state'>, player: PlayerState): StoredGift[] {
  return giftsSlice.of(call, player).items.filter(({ state }) => state === 'activated');
}

/** What a payout request burns: everything that is received and not over, and running spins (specification S4.64). */
export function giftsToBurn(call: Pick<Context, 'world' | 'state'>, player: PlayerState): StoredGift[] {
  return giftsSlice
    .of(call, player)
    .items.filter(({ state }) => state === 'received' || state === 'activated');
}

/** The gift that was chosen in the cashbox for the next deposit. */
export function selectedGiftOf(call: Context, player: PlayerState): number | null {
  return giftsSlice.of(call, player).selected;
}

/** Whether a deposit can activate the gift, but for its sum. */
export function isUsableForDeposit(call: Context, player: PlayerState, gift: StoredGift): boolean {
  return (
    isForDeposit(giftTemplates[gift.name]) &&
    activationProblem(conditionOf(call, player, gift), holderOf(call, player)) === null
  );
}
