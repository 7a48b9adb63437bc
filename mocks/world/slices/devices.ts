// Devices on which a player is logged in: the sessions of this world, and for some personas older ones.
import type { Context } from '../../core/handler.ts';
import type { DeviceType, PlayerSession } from '../../generated/model/index.ts';
import { day, hour, isoOf } from '../dates.ts';
import type { PersonaId } from '../personas.ts';
import type { AuthSession, PlayerState } from '../state.ts';
import { defineSlice } from './slice.ts';

interface Device {
  id: string;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const tablet = 'Mozilla/5.0 (Linux; Android 16; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const notebook = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const before: Partial<Record<PersonaId, readonly string[]>> = { player: [phone], vip: [notebook, tablet, phone], wagering: [phone] };

/** Logins from before the world began, latest first. */
export const devicesSlice = defineSlice('devices', {
  initial: ({ persona, now, random, player }): { devices: Device[] } => ({
    devices: (before[persona] ?? []).map((userAgent, index) => {
      const createdAt = now - (index * 9 + 1) * day - random.int(0, 20) * hour;
      return { id: `earlier-${player.id}-${index + 1}`, userAgent, createdAt, lastSeenAt: createdAt + random.int(1, 40) * (hour / 10) };
    }),
  }),
});

function deviceType(userAgent: string): DeviceType {
  if (/iPad|Tab\b|Tablet/.test(userAgent)) return 'tablet';
  if (/Mobile|iPhone|Android/.test(userAgent)) return 'mobile';
  return /Mozilla/.test(userAgent) ? 'desktop' : 'other';
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

function deviceName(userAgent: string): string {
  const find = (list: readonly (readonly [RegExp, string])[]): string[] =>
    list
      .filter(([pattern]) => pattern.test(userAgent))
      .slice(0, 1)
      .map(([, name]) => name);
  return [...find(browsers), ...find(systems)].join(', ');
}

const places = ['Port Selene', 'North Quay', 'Amberfield', 'Old Lantern Bay'] as const;

type Known = Pick<AuthSession, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

function sessionsInForce(call: Context, player: PlayerState): Known[] {
  const living = Object.values(call.state.sessions).filter(({ playerId, isRevoked }) => playerId === player.id && !isRevoked);
  return [...living, ...devicesSlice.of(call, player).devices].toSorted((one, other) => other.createdAt - one.createdAt);
}

/** The logins of a player that are in force, the latest first. */
export function sessionsOf(call: Context, player: PlayerState, current: AuthSession | null): PlayerSession[] {
  return sessionsInForce(call, player)
    .slice(0, 100)
    .map(({ id, userAgent, createdAt, lastSeenAt }) => {
      const random = call.random(`device/${player.id}/${userAgent}`);
      return {
        id,
        device_type: deviceType(userAgent),
        device_name: deviceName(userAgent),
        ip: `203.0.113.${random.int(2, 250)}`,
        place: random.pick(places),
        created_at: isoOf(createdAt),
        last_active_at: isoOf(lastSeenAt),
        is_current: id === current?.id,
      };
    });
}

/** When the player logged in last before this session, epoch milliseconds; null at the first login. */
export function previousLoginAt(call: Context, player: PlayerState, current: AuthSession | null): number | null {
  const earlier = [...Object.values(call.state.sessions).filter(({ playerId }) => playerId === player.id), ...devicesSlice.of(call, player).devices]
    .filter(({ id, createdAt }) => id !== current?.id && createdAt <= (current?.createdAt ?? call.now))
    .map(({ createdAt }) => createdAt);
  if (earlier.length > 0) return Math.max(...earlier);
  return player.firstAuth ? null : Math.max(player.registeredAt, player.since - 2 * day);
}

/** Ends one login of a player; false when there is none with this id. */
export function endSessionOf(call: Context, player: PlayerState, id: string): boolean {
  const session = Object.hasOwn(call.state.sessions, id) ? call.state.sessions[id] : undefined;
  if (session && session.playerId === player.id && !session.isRevoked) {
    session.isRevoked = true;
    return true;
  }
  const slice = devicesSlice.of(call, player);
  const known = slice.devices.length;
  slice.devices = slice.devices.filter((device) => device.id !== id);
  return slice.devices.length < known;
}

/** Forgets the logins from before the world began. */
export function forgetDevices(call: Context, player: PlayerState): void {
  devicesSlice.of(call, player).devices = [];
}
