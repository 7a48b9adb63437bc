import type { DepositRecord, Gift } from '#/api/generated/model/index.ts';
import {
  conditionsOf,
  type Holder,
  isShown,
  missingDeposit,
  type Obstacle,
  obstacleOf,
  runsAlone,
  stateAt,
} from '#/entities/gift/rules.ts';

export interface DepositGift {
  readonly gift: Gift;
  /** Why no deposit can activate this gift now. */
  readonly obstacle: Exclude<Obstacle, 'deposit_restriction'> | null;
  /** The amount that the player still has to deposit for this gift, in minor units. */
  readonly missing: number;
  /** Id of the unfinished deposit that was made for this gift. */
  readonly heldBy: number | null;
}

function wantsDeposit({ type, restrictions }: Gift): boolean {
  return type === 'deposit_bonus' || (restrictions?.depositLimits?.length ?? 0) > 0;
}

/** The gifts that a deposit could activate. @param now server time in ms */
export function giftsForDeposit(
  gifts: readonly Gift[],
  holder: Holder,
  now: number,
  deposits: readonly DepositRecord[] = [],
): readonly DepositGift[] {
  const unfinished = deposits.filter(({ status }) => status === 'open' || status === 'pending');
  return gifts
    .filter(
      (gift) => wantsDeposit(gift) && stateAt(gift, now) === 'received' && !gift.isDisabled && isShown(gift),
    )
    .map((gift) => {
      const obstacle = obstacleOf(gift, holder, now);
      return {
        gift,
        obstacle: obstacle === 'deposit_restriction' ? null : obstacle,
        missing: missingDeposit(gift, holder),
        heldBy: unfinished.find(({ giftId }) => giftId === gift.id)?.id ?? null,
      };
    });
}

/** The chosen gift, if an unfinished deposit was already made for it. */
export function heldGift(
  gifts: readonly DepositGift[],
): { readonly title: string; readonly depositId: number } | null {
  const held = gifts.find(({ gift, heldBy }) => gift.isSelected && heldBy !== null);
  return held && held.heldBy !== null ? { title: held.gift.title, depositId: held.heldBy } : null;
}

/** The registration gift. A link with `?gift=welcome` selects it. */
export function welcomeGift(gifts: readonly DepositGift[]): Gift | null {
  const isWelcome = ({ gift }: DepositGift): boolean => gift.reason === 'registration';
  const isFree = ({ obstacle, heldBy }: DepositGift): boolean => obstacle === null && heldBy === null;
  const welcome = gifts.filter(isWelcome);
  return (welcome.find(isFree) ?? welcome[0])?.gift ?? null;
}

/** The amount still missing for a gift after a deposit of this amount, in minor units. */
export function leftAfter({ missing }: Pick<DepositGift, 'missing'>, amount: number): number {
  return Math.max(0, missing - amount);
}

/**
 * Other bonuses that could be activated now, but would have to wait until the chosen one is wagered.
 * @param now server time in ms
 */
export function giftsKeptWaiting(
  chosen: Gift,
  gifts: readonly Gift[],
  holder: Holder,
  now: number,
): readonly Gift[] {
  if (!runsAlone(chosen)) return [];
  return gifts.filter(
    (gift) =>
      gift.id !== chosen.id && isShown(gift) && runsAlone(gift) && obstacleOf(gift, holder, now) === null,
  );
}

/** Gifts whose required deposit was made, so that they can be activated. @param now server time in ms */
export function giftsReady(gifts: readonly Gift[], holder: Holder, now: number): readonly Gift[] {
  const neededDeposit = (gift: Gift): boolean =>
    conditionsOf(gift, holder).some(({ kind }) => kind === 'deposit');
  return gifts.filter(
    (gift) => isShown(gift) && neededDeposit(gift) && obstacleOf(gift, holder, now) === null,
  );
}
