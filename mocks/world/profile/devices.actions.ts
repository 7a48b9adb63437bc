import type { Context } from '../context.ts';
import type { PlayerState } from '../state.ts';
import { devicesSlice } from './devices.state.ts';

export function endSessionOf(call: Context, player: PlayerState, id: string): boolean {
  const session = Object.hasOwn(call.state.sessions, id) ? call.state.sessions[id] : undefined;
  if (session && session.playerId === player.id && !session.isRevoked) {
    session.isRevoked = true;
    call.publish('sessions.ended', { player, sessionIds: [session.id] });
    return true;
  }
  const slice = devicesSlice.of(call, player);
  const known = slice.devices.length;
  slice.devices = slice.devices.filter((device) => device.id !== id);
  return slice.devices.length < known;
}

export function forgetDevices(call: Context, player: PlayerState): void {
  devicesSlice.of(call, player).devices = [];
}
