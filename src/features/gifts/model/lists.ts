// Sorts gifts into groups, and applies messages and responses to the list.
import type { Gift, GiftList } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { type Holder, isShown, obstacleOf, stateAt } from '#/entities/gift/rules.ts';
import { paths } from '#/paths.ts';

export interface GiftGroups {
  readonly running: readonly Gift[];
  readonly ready: readonly Gift[];
  readonly waiting: readonly Gift[];
  /** Used and expired gifts, the newest first. */
  readonly past: readonly Gift[];
}

const endOf = ({ expiredAt }: Gift): number => parseInstant(expiredAt) ?? Number.POSITIVE_INFINITY;
const startOf = ({ activatedAt, receivedAt }: Gift): number =>
  parseInstant(activatedAt) ?? parseInstant(receivedAt) ?? 0;

/** Sort order: gifts that expire soonest come first, then the newest ones. */
function byExpiry(one: Gift, other: Gift): number {
  const [end, otherEnd] = [endOf(one), endOf(other)];
  return end === otherEnd ? startOf(other) - startOf(one) : end - otherEnd;
}

/** @param now epoch milliseconds, server clock */
export function groupGifts(gifts: readonly Gift[], holder: Holder, now: number): GiftGroups {
  const shown = gifts.filter(isShown);
  const inState = (...states: readonly Gift['state'][]): readonly Gift[] =>
    shown.filter((gift) => states.includes(stateAt(gift, now)));
  const received = inState('received').toSorted(byExpiry);
  const isFree = (gift: Gift): boolean => obstacleOf(gift, holder, now) === null;
  return {
    running: inState('activated').toSorted(byExpiry),
    ready: received.filter(isFree),
    waiting: received.filter((gift) => !isFree(gift)),
    past: inState('used', 'expired').toSorted((one, other) => startOf(other) - startOf(one)),
  };
}

/**
 * Leaves out the gift of the active bonus, because a separate panel shows it. A gift with rounds left stays
 * listed.
 */
export function withoutBonus(groups: GiftGroups, bonusGiftId: number | null): GiftGroups {
  const isInPanel = ({ id, roundsLeft = 0 }: Gift): boolean => id === bonusGiftId && roundsLeft === 0;
  return { ...groups, running: groups.running.filter((gift) => !isInPanel(gift)) };
}

const ranks: Readonly<Record<Gift['state'], number>> = { received: 0, activated: 1, used: 2, expired: 2 };

/** Whether `gift` is older than `known`. A late message must not reset the state or the wagered amount. */
function isOlder(gift: Gift, known: Gift): boolean {
  if (ranks[gift.state] !== ranks[known.state]) return ranks[gift.state] < ranks[known.state];
  return gift.wagered !== undefined && known.wagered !== undefined && gift.wagered < known.wagered;
}

/** Replaces a gift in the list, or inserts a new gift at the start. Ignores outdated messages. */
export function withGift(list: GiftList, gift: Gift): GiftList {
  const known = list.data.find(({ id }) => id === gift.id);
  if (!known) return { data: [gift, ...list.data] };
  if (isOlder(gift, known)) return list;
  return { data: list.data.map((each) => (each === known ? gift : each)) };
}

export function withGifts(list: GiftList, gifts: readonly Gift[]): GiftList {
  return gifts.toReversed().reduce(withGift, list);
}

export function withoutUse({ data }: GiftList, giftId: number): GiftList {
  return { data: data.map((gift) => (gift.id === giftId ? { ...gift, isDisabled: true } : gift)) };
}

/**
 * The gift with the id from the URL, or null if it is unknown or hidden. Without an id: the first gift that
 * is ready to claim, or else the first gift that can't be claimed yet.
 */
export function offeredGift(
  gifts: readonly Gift[],
  holder: Holder,
  now: number,
  wantedId: number | null,
): Gift | null {
  if (wantedId !== null) return gifts.find((gift) => gift.id === wantedId && isShown(gift)) ?? null;
  const { ready, waiting } = groupGifts(gifts, holder, now);
  return ready[0] ?? waiting[0] ?? null;
}

/** Path of the list of games in which a bonus can be wagered (S2.26). */
export const BONUS_GAMES = paths.categoryGames('otygrat_bonus');

/** Link to the cashbox that selects the gift and fills in the missing amount. @param missing minor units */
export function depositLink(giftId: number, missing: number | null): string {
  const amount = missing === null || missing <= 0 ? '' : `&amount=${String(missing)}`;
  return `${paths.cashbox()}?gift=${String(giftId)}${amount}`;
}

/** Reads the gift's id from a URL such as `?gift=90101`. */
export function readGiftId(params: URLSearchParams): number | null {
  const text = params.get('gift') ?? '';
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
