import type { TwoFactorStatus } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { twoFactorSlice } from './twoFactor.state.ts';

type Place = Pick<Context, 'world' | 'state'>;

export function hasTwoFactor(call: Place, player: PlayerState): boolean {
  return twoFactorSlice.of(call, player).secret !== null;
}

export function twoFactorOf(call: Place, player: PlayerState): TwoFactorStatus {
  const { enabledAt, recoveryCodes } = twoFactorSlice.of(call, player);
  return {
    isEnabled: hasTwoFactor(call, player),
    recoveryCodesLeft: recoveryCodes.length,
    ...(enabledAt === null ? {} : { enabledAt: isoOf(enabledAt) }),
  };
}
