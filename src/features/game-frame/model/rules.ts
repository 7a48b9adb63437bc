// Whether a game may be started, and what has to come first (specification S4.13, S6.7).
import type { Game } from '#/api/generated/model/index.ts';
import type { FailureCode, Opening } from './frameModel.ts';

export type Permission =
  | { readonly kind: 'granted' }
  /** A guest plays demos only. */
  | { readonly kind: 'loginNeeded' }
  /** Bonus money does not count here, which a player has to know before playing. */
  | { readonly kind: 'warningNeeded' }
  | { readonly kind: 'refused'; readonly code: FailureCode };

/** Whether this game may be run by this visitor, in this mode, on this device. */
export function mayRun({ game, mode, viewer, platform, hasGiftRounds }: Opening): Permission {
  if (game.disabled || !game.active) return { kind: 'refused', code: 'game_disabled' };
  if (game.devices && game.devices.length > 0 && !game.devices.includes(platform))
    return { kind: 'refused', code: 'device_not_supported' };
  if (mode === 'demo')
    return game.has_demo_mode ? { kind: 'granted' } : { kind: 'refused', code: 'no_demo_mode' };
  if (viewer === 'guest') return { kind: 'loginNeeded' };
  return game.allow_bonus_balance || hasGiftRounds ? { kind: 'granted' } : { kind: 'warningNeeded' };
}

/** A redirect goes to the run's own page only if the game allows the bonus balance (§4). */
export function leavesSite(isRedirect: boolean, game: Pick<Game, 'allow_bonus_balance'>): boolean {
  return isRedirect && game.allow_bonus_balance;
}
