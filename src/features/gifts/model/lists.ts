// Which gifts stand where, and what a message or an answer does to them.
import type { Gift, GiftList } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { isShown } from './kinds.ts';
import { obstacleOf, stateAt, type Holder } from './rules.ts';

export interface GiftGroups {
  /** Those that run now. */
  readonly running: readonly Gift[];
  /** Those that can be had at once. */
  readonly ready: readonly Gift[];
  /** Those that wait for something. */
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

/** The list with a gift as it is now; one that is new stands first. */
export function withGift({ data }: GiftList, gift: Gift): GiftList {
  const isKnown = data.some(({ id }) => id === gift.id);
  return { data: isKnown ? data.map((known) => (known.id === gift.id ? gift : known)) : [gift, ...data] };
}

/** The list after several gifts came, the first of them on top. */
export function withGifts(list: GiftList, gifts: readonly Gift[]): GiftList {
  return gifts.toReversed().reduce(withGift, list);
}

/** The list with a gift switched off. */
export function withoutUse({ data }: GiftList, giftId: number): GiftList {
  return { data: data.map((gift) => (gift.id === giftId ? { ...gift, isDisabled: true } : gift)) };
}
