import type { TwoFactorStatus } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { isoOf } from '../dates.ts';
import type { PlayerState } from '../state.ts';
import { twoFactorSlice } from './twoFactor.state.ts';

type Scope = Pick<Context, 'world' | 'state'>;

export function hasTwoFactor(call: Scope, player: PlayerState): boolean {
  return twoFactorSlice.of(call, player).secret !== null;
}

export function twoFactorOf(call: Scope, player: PlayerState): TwoFactorStatus {
  const { enabledAt, recoveryCodes } = twoFactorSlice.of(call, player);
  return {
    isEnabled: hasTwoFactor(call, player),
    recoveryCodesLeft: recoveryCodes.length,
    ...(enabledAt === null ? {} : { enabledAt: isoOf(enabledAt) }),
  };
}
