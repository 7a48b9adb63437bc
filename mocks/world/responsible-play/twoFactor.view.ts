// What the second factor says of a player.
import type { TwoFactorStatus } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { twoFactorSlice } from './twoFactor.state.ts';

type Place = Pick<Context, 'world' | 'state'>;

/** Whether the login of a player asks for a code. */
export function hasTwoFactor(call: Place, player: PlayerState): boolean {
  return twoFactorSlice.of(call, player).secret !== null;
}

/** How the second factor of a player stands. */
export function twoFactorOf(call: Place, player: PlayerState): TwoFactorStatus {
  const { enabledAt, recoveryCodes } = twoFactorSlice.of(call, player);
  return {
    isEnabled: hasTwoFactor(call, player),
    recoveryCodesLeft: recoveryCodes.length,
    ...(enabledAt === null ? {} : { enabledAt: isoOf(enabledAt) }),
  };
}
