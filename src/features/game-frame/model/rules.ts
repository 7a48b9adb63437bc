// Whether a game may start (S4.13, S6.7).
import type { Game } from '#/api/generated/model/index.ts';
import type { FailureCode, Opening } from './frameModel.ts';

export type Permission =
  | { readonly kind: 'granted' }
  /** Guests play demos only. */
  | { readonly kind: 'loginNeeded' }
  /** The player has to confirm that bonus money doesn't count. */
  | { readonly kind: 'warningNeeded' }
  | { readonly kind: 'refused'; readonly code: FailureCode };

export function mayRun({ game, mode, viewer, platform, hasGiftRounds, restriction }: Opening): Permission {
  if (game.disabled || !game.active) return { kind: 'refused', code: 'game_disabled' };
  if (game.devices && game.devices.length > 0 && !game.devices.includes(platform))
    return { kind: 'refused', code: 'device_not_supported' };
  if (mode === 'demo')
    return game.has_demo_mode ? { kind: 'granted' } : { kind: 'refused', code: 'no_demo_mode' };
  if (viewer === 'guest') return { kind: 'loginNeeded' };
  if (restriction === 'excluded') return { kind: 'refused', code: 'self_excluded' };
  if (restriction === 'timedOut') return { kind: 'refused', code: 'time_out_active' };
  return game.allow_bonus_balance || hasGiftRounds ? { kind: 'granted' } : { kind: 'warningNeeded' };
}

/** A redirect is followed only if the game takes bonus money (S4.15). */
export function leavesSite(isRedirect: boolean, game: Pick<Game, 'allow_bonus_balance'>): boolean {
  return isRedirect && game.allow_bonus_balance;
}
