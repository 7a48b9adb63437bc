// A gift's requirements, obstacles and next step (specification S4.49, S4.50, S6.9, S6.11).
import type {
  Balance,
  Gift,
  GiftErrorCode,
  GiftState,
  GiftType,
  Player,
} from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { devicePlatform, type Platform } from '#/lib/mediaQuery.ts';

/**
 * `oneClick` gifts are taken with one press. `longTerm` gifts have terms and run for a while. After an
 * `other` gift is taken, the list is refetched.
 */
type GiftKind = 'oneClick' | 'longTerm' | 'other';

const kinds: Readonly<Record<GiftType, GiftKind>> = {
  compoint: 'oneClick',
  xp: 'oneClick',
  custom: 'oneClick',
  cash: 'oneClick',
  deposit_bonus: 'oneClick',
  bonus_offer: 'oneClick',
  freebet: 'longTerm',
  giftspin: 'longTerm',
  feature_freespins: 'longTerm',
  giftspin_northlight: 'longTerm',
  giftspin_sunforge: 'longTerm',
  giftspin_blue_heron: 'longTerm',
  nondeposit: 'other',
  cashback: 'other',
  group: 'other',
};

export function kindOf(type: GiftType): GiftKind {
  return kinds[type];
}

export function isSpins(type: GiftType): boolean {
  return type.startsWith('giftspin') || type === 'feature_freespins';
}

/** Free spins or a free bet in one game. Their winnings become a bonus. */
export function isRounds(type: GiftType): boolean {
  return isSpins(type) || type === 'freebet';
}

/** Free rounds of these gifts that aren't played yet. They end with the gift. */
export const roundsLeftOf = (gifts: readonly Pick<Gift, 'roundsLeft'>[]): number =>
  gifts.reduce((sum, { roundsLeft = 0 }) => sum + roundsLeft, 0);

export function isBonusMoney(type: GiftType): boolean {
  return type === 'bonus_offer' || type === 'deposit_bonus' || type === 'nondeposit';
}

/** Whether only one gift of this type can be active at a time (specification S4.50). */
export function runsAlone({ type }: Pick<Gift, 'type'>): boolean {
  return isRounds(type) || isBonusMoney(type);
}

/** Gifts bought with compoints are not listed (specification S3.17). */
export function isShown({ reason }: Pick<Gift, 'reason'>): boolean {
  return reason !== 'compoints';
}

export interface Holder {
  readonly currency: string;
  readonly isMultiAccount: boolean;
  /** Bonuses are disabled for the account (specification S6.10). */
  readonly areBonusesOff: boolean;
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
  readonly hasBonus: boolean;
  readonly hasSpins: boolean;
  readonly device: Platform;
}

/** Data that haven't loaded count as no obstacle, because the server checks everything anyway. */
export function holderOf(
  profile: Player | undefined,
  balance: Balance | undefined,
  gifts: readonly Gift[],
): Holder {
  const isVerified = (contacts: Player['emails'] | Player['phones'] | undefined): boolean =>
    contacts === undefined || contacts.some(({ is_verified: isSure }) => isSure);
  return {
    currency: balance?.currency ?? profile?.currency ?? '',
    isMultiAccount: profile?.multi_account === true,
    areBonusesOff: profile?.level.bonus_availability_level === 0,
    hasEmail: isVerified(profile?.emails),
    hasPhone: isVerified(profile?.phones),
    hasBonus: balance?.is_active_bonus === true,
    hasSpins: gifts.some(({ type, state }) => state === 'activated' && isRounds(type)),
    device: devicePlatform(),
  };
}

/** Whether the gift has not expired. A gift without an end never expires. @param now server time */
export function hasTime({ expiredAt }: Pick<Gift, 'expiredAt'>, now: number): boolean {
  const end = parseInstant(expiredAt);
  return end === null || end > now;
}

/**
 * The gift's state at a given time. A gift past its end has expired, even if the server hasn't said so yet.
 */
export function stateAt(gift: Pick<Gift, 'state' | 'expiredAt'>, now: number): GiftState {
  const isOpen = gift.state === 'received' || gift.state === 'activated';
  return isOpen && !hasTime(gift, now) ? 'expired' : gift.state;
}

export type Condition =
  | {
      readonly kind: 'deposit';
      readonly isMet: boolean;
      /** In minor units. */
      readonly limit: number;
      readonly progress: number;
      readonly missing: number;
      readonly currency: string;
    }
  | { readonly kind: 'email' | 'phone'; readonly isMet: boolean };

function depositCondition(gift: Gift, currency: string): readonly Extract<Condition, { kind: 'deposit' }>[] {
  const wanted = gift.restrictions?.depositLimits?.find((limit) => limit.currency === currency);
  if (!wanted || wanted.limit === 0) return [];
  const progress = Math.min(wanted.limit, gift.restrictionsState?.depositProgress ?? 0);
  const missing = wanted.limit - progress;
  return [{ kind: 'deposit', isMet: missing === 0, limit: wanted.limit, progress, missing, currency }];
}

export function conditionsOf(gift: Gift, holder: Holder): readonly Condition[] {
  const { isEmailRequired, isPhoneRequired } = gift.restrictions ?? {};
  return [
    ...depositCondition(gift, holder.currency),
    ...(isEmailRequired ? [{ kind: 'email', isMet: holder.hasEmail } as const] : []),
    ...(isPhoneRequired ? [{ kind: 'phone', isMet: holder.hasPhone } as const] : []),
  ];
}

/** The amount still to deposit for the gift, in minor units. */
export function missingDeposit(gift: Gift, { currency }: Pick<Holder, 'currency'>): number {
  const [missing = 0] = depositCondition(gift, currency).map((condition) => condition.missing);
  return missing;
}

/** A reason why a gift can't be taken now, as one of the server's error codes. */
export type Obstacle = Extract<
  GiftErrorCode,
  | 'multi_account'
  | 'disabled'
  | 'expired'
  | 'used'
  | 'wrong_device'
  | 'email_restriction'
  | 'phone_restriction'
  | 'phone_and_email_restriction'
  | 'has_bonus'
  | 'exists_active_giftspin'
  | 'deposit_restriction'
>;

function contactObstacle(conditions: readonly Condition[]): Obstacle | null {
  const lacks = (kind: 'email' | 'phone'): boolean =>
    conditions.some((condition) => condition.kind === kind && !condition.isMet);
  if (lacks('email') && lacks('phone')) return 'phone_and_email_restriction';
  if (lacks('email')) return 'email_restriction';
  return lacks('phone') ? 'phone_restriction' : null;
}

/** The first known obstacle, in the order of the server's checks. Null if none is known. */
export function obstacleOf(gift: Gift, holder: Holder, now: number): Obstacle | null {
  if (holder.isMultiAccount) return 'multi_account';
  if (gift.isDisabled || holder.areBonusesOff) return 'disabled';
  const state = stateAt(gift, now);
  if (state === 'expired') return 'expired';
  if (state !== 'received') return 'used';
  if (gift.device !== undefined && gift.device !== holder.device) return 'wrong_device';
  const conditions = conditionsOf(gift, holder);
  const contact = contactObstacle(conditions);
  if (contact) return contact;
  if (runsAlone(gift) && holder.hasBonus) return 'has_bonus';
  if (runsAlone(gift) && holder.hasSpins) return 'exists_active_giftspin';
  return conditions.every(({ isMet }) => isMet) ? null : 'deposit_restriction';
}

export type NextStep =
  | { readonly step: 'take' | 'playBonus' | 'none' }
  | { readonly step: 'deposit'; /** In minor units. */ readonly missing: number }
  | { readonly step: 'play'; readonly gameSlug: string }
  | { readonly step: 'explain'; readonly obstacle: Obstacle };

/** The active gift that pays for the next rounds of this game. There is never more than one. */
export function roundsGiftIn(gifts: readonly Gift[], slug: string, now: number): Gift | undefined {
  return gifts.find(
    (gift) =>
      stateAt(gift, now) === 'activated' &&
      gift.gameSlug === slug &&
      gift.roundsLeft !== undefined &&
      gift.roundsLeft > 0,
  );
}

/**
 * Whether an active gift pays for rounds in this game. Such rounds cost nothing, so money warnings don't
 * apply (S4.13).
 */
export function paysRoundsIn(gifts: readonly Gift[], slug: string, now: number): boolean {
  return roundsGiftIn(gifts, slug, now) !== undefined;
}

/**
 * While the gift has rounds left, its next step is to play them. Winnings from the rounds are wagered like
 * any other bonus.
 */
function whilePlayed({ type, gameSlug, roundsLeft }: Gift): NextStep {
  if (gameSlug !== undefined && roundsLeft !== 0) return { step: 'play', gameSlug };
  return { step: runsAlone({ type }) ? 'playBonus' : 'none' };
}

export function nextStepOf(gift: Gift, holder: Holder, now: number): NextStep {
  const state = stateAt(gift, now);
  if (state === 'activated') return whilePlayed(gift);
  if (state !== 'received') return { step: 'none' };
  const obstacle = obstacleOf(gift, holder, now);
  if (obstacle === null) return { step: 'take' };
  // The gift can't be used on this device. The card names the device that is needed.
  if (obstacle === 'wrong_device') return { step: 'none' };
  if (obstacle === 'deposit_restriction') return { step: 'deposit', missing: missingDeposit(gift, holder) };
  return { step: 'explain', obstacle };
}
