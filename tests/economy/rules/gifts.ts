// How deposits fund gifts. A deposit funds at most one gift.
import type { Gift } from '#mocks/generated/model/index.ts';
import type { BookedDeposit } from '../facts.ts';
import type { Model } from '../model.ts';

const oneClickMoney: Partial<Record<Gift['type'], { account: 'real' | 'compoints'; kind: string }>> = {
  cash: { account: 'real', kind: 'prize' },
  cashback: { account: 'real', kind: 'cashback' },
  compoint: { account: 'compoints', kind: 'prize' },
};

/**
 * Whether a payout burns the gift. It burns waiting and active gifts (S4.64), but not compoints, which the
 * player's list of gifts leaves out (S3.17).
 */
export const isBurnt = ({ state, reason }: Gift): boolean =>
  (state === 'received' || state === 'activated') && reason !== 'compoints';

/** The sum of deposits that a gift requires, minor units; null if it requires none. */
export function depositLimitOf({ restrictions, type }: Gift): number | null {
  const limit = restrictions?.depositLimits?.[0]?.limit;
  return limit ?? (type === 'deposit_bonus' ? 0 : null);
}

/**
 * Deposits made after a gift was received. Of deposits made at the very instant of the gift, the first
 * doesn't count, because it may have triggered the gift.
 */
export function depositsAfter(model: Model, { id, receivedAt = '' }: Gift): BookedDeposit[] {
  const seenAt = model.knownGifts.get(id)?.seenAtStep ?? -1;
  const received = Date.parse(receivedAt);
  const inSameStep = model.deposits.filter(({ step }) => step === seenAt);
  return [
    ...inSameStep.filter(({ at }) => at === received).slice(1),
    ...inSameStep.filter(({ at }) => at > received),
    ...model.deposits.filter(({ step }) => step > seenAt),
  ];
}

/**
 * Deposits that were made after a gift was received, and that no gift has used. Leaves out those after
 * `last`, the deposit that activates the gift.
 */
function unusedFor(model: Model, gift: Gift, last: BookedDeposit | null): BookedDeposit[] {
  const open = depositsAfter(model, gift).filter(({ usedBy }) => usedBy === null);
  return last === null ? open : open.slice(0, open.indexOf(last) + 1);
}

function availableFor(model: Model, gift: Gift, unused: readonly BookedDeposit[]): number {
  const before = model.knownGifts.get(gift.id)?.progressBefore ?? 0;
  return before + unused.reduce((sum, { amount }) => sum + amount, 0);
}

export function isFundedBy(model: Model, gift: Gift, last: BookedDeposit): boolean {
  return availableFor(model, gift, unusedFor(model, gift, last)) >= (depositLimitOf(gift) ?? 0);
}

/**
 * Marks deposits as used by a gift: first the one that activated it, then the oldest ones until the required
 * sum is reached (decision 76).
 */
function spend(deposits: BookedDeposit[], sum: number, giftId: number, first: BookedDeposit | null): void {
  let left = sum;
  const ordered = deposits.toSorted((one, other) => Number(other === first) - Number(one === first));
  for (const deposit of ordered) {
    if (left <= 0 && deposit !== first) return;
    deposit.usedBy = giftId;
    left -= deposit.amount;
  }
}

/**
 * Records that a gift is active, and which deposits it has used.
 * @param by the deposit that activated the gift, or null if the player did
 */
export function noteActivation(model: Model, gift: Gift, by: BookedDeposit | null): void {
  const { type, amount = 0 } = gift;
  model.activated.add(gift.id);
  const paid = oneClickMoney[type];
  if (paid) model.claim(paid.account, amount, [paid.kind], `gift ${gift.id} (${type})`);
  if (type === 'bonus_offer' || type === 'nondeposit')
    model.claim('bonus', amount, ['bonus'], `gift ${gift.id} (${type})`);
  noteFunding(model, gift, by);
}

function noteFunding(model: Model, gift: Gift, by: BookedDeposit | null): void {
  const limit = depositLimitOf(gift);
  if (limit === null) return;
  const before = model.knownGifts.get(gift.id)?.progressBefore ?? 0;
  const unused = unusedFor(model, gift, by);
  const available = availableFor(model, gift, unused);
  const isFunded = available >= limit;
  model.require(
    'a deposit funds at most one gift',
    isFunded,
    () =>
      `gift ${gift.id} (${gift.type}) wants ${limit} deposited, and ${available} is not spoken for (${model.deposits
        .map(({ amount, usedBy }) => `${amount}${usedBy === null ? '' : ` for ${usedBy}`}`)
        .join(', ')})`,
  );
  if (gift.type === 'deposit_bonus') {
    const most = Math.floor(((by?.amount ?? available) * (gift.percent ?? 100)) / 100);
    model.bonusRoom = isFunded ? Math.min(gift.amount ?? most, most) : Number.POSITIVE_INFINITY;
  }
  // A deposit bonus that the player activates uses up all deposits that count towards it.
  const isForAll = gift.type === 'deposit_bonus' && by === null;
  spend(unused, isForAll ? Number.POSITIVE_INFINITY : limit - before, gift.id, by);
}
