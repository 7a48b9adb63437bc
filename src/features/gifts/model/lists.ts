// Which gifts stand where, and what a message or an answer does to them.
import type { Gift, GiftList } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { isShown } from '#/entities/gift/kinds.ts';
import { obstacleOf, stateAt, type Holder } from '#/entities/gift/rules.ts';

export interface GiftGroups {
  readonly running: readonly Gift[];
  readonly ready: readonly Gift[];
  readonly waiting: readonly Gift[];
  /** Used and expired ones, the newest first. */
  readonly past: readonly Gift[];
}

const endOf = ({ expiredAt }: Gift): number => parseInstant(expiredAt) ?? Number.POSITIVE_INFINITY;
const startOf = ({ activatedAt, receivedAt }: Gift): number =>
  parseInstant(activatedAt) ?? parseInstant(receivedAt) ?? 0;

/** What ends sooner comes first; of those without an end the newer. */
function bySooner(one: Gift, other: Gift): number {
  const [end, otherEnd] = [endOf(one), endOf(other)];
  return end === otherEnd ? startOf(other) - startOf(one) : end - otherEnd;
}

/** The gifts of a player in their groups. @param now milliseconds of the server's clock */
export function groupGifts(gifts: readonly Gift[], holder: Holder, now: number): GiftGroups {
  const shown = gifts.filter(isShown);
  const inState = (...states: readonly Gift['state'][]): readonly Gift[] =>
    shown.filter((gift) => states.includes(stateAt(gift, now)));
  const received = inState('received').toSorted(bySooner);
  const isFree = (gift: Gift): boolean => obstacleOf(gift, holder, now) === null;
  return {
    running: inState('activated').toSorted(bySooner),
    ready: received.filter(isFree),
    waiting: received.filter((gift) => !isFree(gift)),
    past: inState('used', 'expired').toSorted((one, other) => startOf(other) - startOf(one)),
  };
}

/** The bonus has its own panel. A gift that still has rounds to play keeps its card besides. */
export function withoutBonus(groups: GiftGroups, bonusGiftId: number | null): GiftGroups {
  const isInPanel = ({ id, roundsLeft = 0 }: Gift): boolean => id === bonusGiftId && roundsLeft === 0;
  return { ...groups, running: groups.running.filter((gift) => !isInPanel(gift)) };
}

const ranks: Readonly<Record<Gift['state'], number>> = { received: 0, activated: 1, used: 2, expired: 2 };

/** A gift never goes back: neither to a former state, nor in what was wagered of it. */
function isOlder(gift: Gift, known: Gift): boolean {
  if (ranks[gift.state] !== ranks[known.state]) return ranks[gift.state] < ranks[known.state];
  return gift.wagered !== undefined && known.wagered !== undefined && gift.wagered < known.wagered;
}

/** The list with a gift as it is now; one that is new stands first, news that are outdated change nothing. */
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

/** The gift of a link; without a name the one that ends first, of those ready, else of those that wait. */
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
