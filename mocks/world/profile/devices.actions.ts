import type { Context } from '../context.ts';
import type { AuthSession, PlayerState } from '../state.ts';
import { devicesSlice } from './devices.state.ts';

/**
 * @param current the session that makes the request
 * @param wanted the id of the session to end, or `current`
 */
export function endSessionOf(
  call: Context,
  player: PlayerState,
  current: AuthSession | null,
  wanted: string,
): boolean {
  const id = wanted === 'current' ? (current?.id ?? '') : wanted;
  const session = Object.hasOwn(call.state.sessions, id) ? call.state.sessions[id] : undefined;
  const slice = devicesSlice.of(call, player);
  if (session && session.playerId === player.id && !session.isRevoked) {
    session.isRevoked = true;
    if (session.id !== current?.id) slice.ended.push(session.userAgent);
    call.publish('sessions.ended', { player, sessionIds: [session.id] });
    return true;
  }
  const known = slice.devices.length;
  slice.devices = slice.devices.filter((device) => device.id !== id);
  return slice.devices.length < known;
}

/**
 * Removes a device from the list of remotely signed-out devices. Call it after announcing a login on the
 * device, so that later logins aren't announced.
 */
export function forgetEnded(call: Context, player: PlayerState, userAgent: string): void {
  const slice = devicesSlice.of(call, player);
  slice.ended = slice.ended.filter((ended) => ended !== userAgent);
}

export function forgetDevices(call: Context, player: PlayerState): void {
  devicesSlice.of(call, player).devices = [];
}
