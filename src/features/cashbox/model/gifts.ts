import type { Gift } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';

/** Those that wait for a deposit and can still be had. @param now milliseconds of the server's clock */
export function giftsForDeposit(gifts: readonly Gift[], now: number): readonly Gift[] {
  return gifts.filter(({ state, type, restrictions, isDisabled, expiredAt, reason }) => {
    const end = parseInstant(expiredAt);
    const wantsDeposit = type === 'deposit_bonus' || (restrictions?.depositLimits?.length ?? 0) > 0;
    const isOver = end !== null && end <= now;
    return state === 'received' && wantsDeposit && !isOver && !isDisabled && reason !== 'compoints';
  });
}
