import type { Context } from '../context.ts';
import { inLanguageOf } from '../language.ts';
import { tileUrl } from '../../art/urls.ts';
import { brandCurrency } from '../settings.ts';
import type { CompointProduct, Gift, PayoutGiftCount } from '../../generated/model/index.ts';
import { smallestBonusBet } from '../game-frame/view.ts';
import { gameBySlug } from '../lobby/games.catalogue.ts';
import { giftDescription, giftTemplates, giftTitle, welcomeGifts, type GiftName } from './catalogue.ts';
import { minorOf } from '../sums.ts';
import { isoOf } from '../dates.ts';
import { activationOf, requiredDeposit } from './deposits.view.ts';
import { giftsSlice, openingBonusGift, type StoredGift } from './state.ts';
import { playRestrictionOf } from '../responsible-play/view.ts';
import type { PlayerState } from '../state.ts';
import { wagerTermsOf } from './wagering.rules.ts';
import {
  activationProblem,
  isForDeposit,
  isPlayedInRounds,
  isSpins,
  roundsIn,
  spinStake,
  type GiftCondition,
  type GiftHolder,
} from './rules.ts';

export function bonusGiftOf(call: Context, player: PlayerState): StoredGift | undefined {
  if (!player.bonus) return undefined;
  const id = player.bonus.giftId ?? openingBonusGift(player);
  return giftsSlice.of(call, player).items.find((gift) => gift.id === id);
}

/** The terms of an offered gift. They are shown, for example in the shop, before the player gets the gift. */
export type OfferedTerms = Pick<
  CompointProduct,
  'giftType' | 'wager' | 'gameName' | 'validDays' | 'stake' | 'worth' | 'currency'
>;

export function offeredTermsOf(call: Pick<Context, 'world' | 'brand'>, name: GiftName): OfferedTerms {
  const { type, wager, days, game } = giftTemplates[name];
  const gameName = game === undefined ? undefined : gameBySlug(call.world.catalogue, game)?.name;
  const stake = roundStakeOf(call, { name, amount: null });
  const worth = worthOf(call, name);
  return {
    giftType: type,
    ...(wager === undefined ? {} : { wager }),
    ...(gameName === undefined ? {} : { gameName }),
    ...(days === undefined ? {} : { validDays: days }),
    ...(stake === null ? {} : { stake }),
    ...(worth === null ? {} : { worth }),
    ...(stake === null && worth === null ? {} : { currency: brandCurrency[call.brand] }),
  };
}

/** The wagering terms of an offered gift, in the same form as those of a received gift. */
export function offeredWagerTermsOf(call: Context, name: GiftName): Pick<CompointProduct, 'terms'> {
  return giftTemplates[name].wager === undefined ? {} : { terms: wagerTermsOf(smallestBonusBet(call)) };
}

/**
 * The value of a gift before any wagering, minor units: its money, the stakes of its rounds, or the price of a
 * physical prize. Null for points, and for a bonus that depends on the deposit.
 */
export function worthOf(call: Pick<Context, 'brand'>, name: GiftName): number | null {
  const { type, roubles, worth } = giftTemplates[name];
  if (type === 'deposit_bonus') return null;
  const stake = roundStakeOf(call, { name, amount: null });
  if (stake !== null) return stake * roundsIn(giftTemplates[name]);
  const value = roubles ?? worth;
  return value === undefined ? null : minorOf(call.brand, value);
}

/** A picture of what the gift contains: the game of its rounds, money, or a prize that is sent by post. */
export function prizePictureOf(name: GiftName): string {
  const { type, game, roubles } = giftTemplates[name];
  if (game !== undefined) return tileUrl(game);
  if (type === 'custom') return `/mock-assets/prize/${name}.svg`;
  const isMoney = type === 'cash' || roubles !== undefined;
  return isMoney ? '/mock-assets/prize/money.svg' : `/mock-assets/gift/${type}.svg`;
}

/** The stake of one round, minor units; null if the gift has no rounds. */
export function roundStakeOf(
  call: Pick<Context, 'brand'>,
  { name, amount }: Pick<StoredGift, 'name' | 'amount'>,
): number | null {
  const { type, roubles = 0 } = giftTemplates[name];
  if (type === 'freebet') return amount ?? minorOf(call.brand, roubles);
  return isSpins(type) ? spinStake[brandCurrency[call.brand]] : null;
}

function roundsOf(call: Context, gift: StoredGift): Pick<Gift, 'stake' | 'roundsLeft'> {
  const stake = roundStakeOf(call, gift);
  return stake === null ? {} : { stake, roundsLeft: gift.spinsLeft };
}

/** A gift as the game's page shows it. */
export interface GiftPlay {
  id: number;
  kind: 'spins' | 'free_bet';
  /** Remaining rounds. */
  left: number;
  /** The stake of one round, minor units. */
  stake: number;
  /** The wagering multiplier of the gift's wins; null if they need no wagering. */
  wager: number | null;
  /** Minor units. */
  won: number;
  /** Whether bets in the game that this gift is for count towards the wagering of the gift's wins. */
  doesGameCount: boolean;
}

export function giftPlayOf(call: Context, gift: StoredGift): GiftPlay {
  const { type, wager = 0, game = '' } = giftTemplates[gift.name];
  return {
    id: gift.id,
    kind: type === 'freebet' ? 'free_bet' : 'spins',
    left: gift.spinsLeft,
    stake: roundStakeOf(call, gift) ?? 0,
    wager: wager > 0 ? wager : null,
    won: gift.won,
    doesGameCount: gameBySlug(call.world.catalogue, game)?.allow_bonus_balance === true,
  };
}

/** The gift that pays for the next round; undefined if the player pays. */
export function giftForRound(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  slug: string,
): StoredGift | undefined {
  return activeGifts(call, player).find(
    ({ name, spinsLeft }) => spinsLeft > 0 && giftTemplates[name].game === slug,
  );
}

export function ownGift(
  call: Pick<Context, 'world' | 'state'>,
  player: PlayerState,
  id: number,
): StoredGift | undefined {
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
  return { amount: isSpins(type) && state !== 'used' ? spinsLeft : count };
}

function restrictionsOf(
  call: Context,
  player: PlayerState,
  gift: StoredGift,
): Pick<Gift, 'restrictions' | 'restrictionsState'> {
  const { needsEmail, needsPhone } = giftTemplates[gift.name];
  const wanted = requiredDeposit(call, player, gift);
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
): Pick<Gift, 'wager' | 'terms' | 'wagered' | 'wagerTarget' | 'paidOut'> {
  const { wager } = giftTemplates[gift.name];
  if (wager === undefined) return {};
  const isRunning = player.bonus !== null && bonusGiftOf(call, player)?.id === gift.id;
  const far = isRunning ? player.bonus : gift.wagered;
  const { paidOut } = gift.wagered ?? {};
  return {
    wager,
    terms: wagerTermsOf(smallestBonusBet(call)),
    ...(far ? { wagered: far.staked, wagerTarget: far.required } : {}),
    ...(paidOut === undefined ? {} : { paidOut }),
  };
}

function gameOf(call: Context, { name }: StoredGift): Pick<Gift, 'gameSlug' | 'gameName'> {
  const { game } = giftTemplates[name];
  if (game === undefined) return {};
  const gameName = gameBySlug(call.world.catalogue, game)?.name;
  return { gameSlug: game, ...(gameName === undefined ? {} : { gameName }) };
}

/** The gift as sent to clients, with texts in the language of the call. */
export function giftOf(call: Context, player: PlayerState, gift: StoredGift): Gift {
  const { name, id, reason, expiredAt, activatedAt, bought, receivedAt, isDisabled } = gift;
  const { type, percent, device } = giftTemplates[name];
  const description = giftDescription(name, call.brand, call.locale);
  return {
    id,
    title: giftTitle(name, call.brand, call.locale, gift.amount),
    type,
    state: gift.state,
    reason,
    ...(expiredAt === null ? {} : { expiredAt: isoOf(expiredAt) }),
    ...bought,
    ...restrictionsOf(call, player, gift),
    ...activationOf(call, player, gift),
    ...(description === '' ? {} : { description }),
    image: `/mock-assets/gift/${type}.svg`,
    ...amountOf(call, gift),
    ...(percent === undefined ? {} : { percent }),
    ...wagerOf(call, player, gift),
    ...roundsOf(call, gift),
    ...gameOf(call, gift),
    ...(device === undefined ? {} : { device }),
    receivedAt: isoOf(receivedAt),
    ...(activatedAt === null ? {} : { activatedAt: isoOf(activatedAt) }),
    ...(gift.endedBy === null ? {} : { endedBy: gift.endedBy }),
    ...(isDisabled ? { isDisabled } : {}),
    ...(giftsSlice.of(call, player).selected === id ? { isSelected: true } : {}),
  };
}

/** A gift's data as sent in a socket message, with texts in the player's language. */
export function giftInMessage(call: Context, player: PlayerState, gift: StoredGift): Gift {
  return giftOf(inLanguageOf(call, player), player, gift);
}

export function giftsOf(call: Context, player: PlayerState): Gift[] {
  if (call.is('state.no_gifts')) return [];
  return giftsSlice.of(call, player).items.map((gift) => giftOf(call, player, gift));
}

/** The player's gift with this id; 'foreign' if it is another player's, null if it is unknown. */
export function findGift(call: Context, player: PlayerState, id: number): StoredGift | 'foreign' | null {
  const own = giftsSlice.of(call, player).items.find((gift) => gift.id === id);
  if (own) return own;
  const isForeign = Object.values(call.state.players).some((other) =>
    giftsSlice.of(call, other).items.some((gift) => gift.id === id),
  );
  return isForeign ? 'foreign' : null;
}

export function conditionOf(call: Context, player: PlayerState, gift: StoredGift): GiftCondition {
  const wanted = requiredDeposit(call, player, gift);
  return {
    state: gift.state,
    template: giftTemplates[gift.name],
    isDisabled: gift.isDisabled,
    isInProcess: gift.deposits > 0,
    missingDeposit: wanted ? Math.max(0, wanted.limit - wanted.progress) : 0,
  };
}

/** Whether the player is barred from receiving and using gifts. */
export function isBarredFromGifts(call: Context, player: PlayerState): boolean {
  return playRestrictionOf(call, player) !== null || call.is('state.bonuses_off');
}

export function holderOf(call: Context, player: PlayerState): GiftHolder {
  const isVerified = (wanted: 'email' | 'phone'): boolean =>
    player.contacts.some(({ type, isVerified: isSure }) => type === wanted && isSure);
  return {
    isMultiAccount: player.isMultiAccount,
    isBarred: isBarredFromGifts(call, player),
    hasEmail: isVerified('email'),
    hasPhone: isVerified('phone'),
    hasBonus: player.bonus !== null,
    hasRounds: activeGifts(call, player).some(({ name }) => isPlayedInRounds(giftTemplates[name].type)),
    device: /Mobi|Android|iPhone/i.test(call.userAgent) ? 'mobile' : 'desktop',
  };
}

/**
 * True for an activated gift whose rounds are used up and whose bonus was wagered, lost or
 * cancelled.
 */
export function isPlayedOut(call: Context, player: PlayerState, gift: StoredGift): boolean {
  const { state, spinsLeft, openRounds } = gift;
  return state === 'activated' && spinsLeft + openRounds === 0 && bonusGiftOf(call, player)?.id !== gift.id;
}

export function activeGifts(call: Pick<Context, 'world' | 'state'>, player: PlayerState): StoredGift[] {
  return giftsSlice.of(call, player).items.filter(({ state }) => state === 'activated');
}

/** The fields of a gift that change when a payout request burns it. */
export type BurntGift = Pick<StoredGift, 'id' | 'state' | 'expiredAt'>;

/** The gifts that a payout request burns: waiting and active ones (S3.17, S4.64). */
export function giftsToBurn(call: Pick<Context, 'world' | 'state'>, player: PlayerState): StoredGift[] {
  return giftsSlice
    .of(call, player)
    .items.filter(
      ({ state, reason }) => (state === 'received' || state === 'activated') && reason !== 'compoints',
    );
}

export function payoutGiftsOf(call: Context, player: PlayerState): PayoutGiftCount {
  const gifts = call.is('state.no_gifts') ? [] : giftsToBurn(call, player);
  return { count: gifts.length, gifts: gifts.map((gift) => giftOf(call, player, gift)) };
}

/** Whether a gift for one of the first five deposits is waiting. */
export function hasWelcomeGift(call: Pick<Context, 'world' | 'state'>, player: PlayerState): boolean {
  return giftsSlice
    .of(call, player)
    .items.some(
      ({ name, reason, state, isDisabled }) =>
        reason === 'registration' &&
        state === 'received' &&
        !isDisabled &&
        welcomeGifts.some((welcome) => welcome === name),
    );
}

export function selectedGiftOf(call: Context, player: PlayerState): number | null {
  return giftsSlice.of(call, player).selected;
}

/** Whether a sufficiently large deposit would activate the gift. */
export function isUsableForDeposit(call: Context, player: PlayerState, gift: StoredGift): boolean {
  return (
    isForDeposit(giftTemplates[gift.name]) &&
    activationProblem(conditionOf(call, player, gift), holderOf(call, player)) === null
  );
}
