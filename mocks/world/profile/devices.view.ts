// The player's logged-in devices: sessions of this world and, for some personas, older ones.
import type { Context } from '../context.ts';
import type { DeviceType, PlayerSession } from '../../generated/model/index.ts';
import { day, isoOf } from '../dates.ts';
import { brandLocales, type LocaleId } from '../settings.ts';
import type { AuthSession, PlayerState } from '../state.ts';
import { devicesSlice } from './devices.state.ts';

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

/** Well-known cities, because faker's invented ones can look like people's names. */
const cities: Readonly<Record<LocaleId, readonly string[]>> = {
  ru: ['Казань', 'Самара', 'Пермь', 'Томск'],
  en: ['Bristol', 'Leeds', 'Cardiff', 'Dundee'],
  it: ['Torino', 'Bologna', 'Verona', 'Bari'],
  br: ['Curitiba', 'Recife', 'Fortaleza', 'Porto Alegre'],
};

type KnownSession = Pick<AuthSession, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

function activeSessions(call: Context, player: PlayerState): KnownSession[] {
  const living = Object.values(call.state.sessions).filter(
    ({ playerId, isRevoked }) => playerId === player.id && !isRevoked,
  );
  return [...living, ...devicesSlice.of(call, player).devices].toSorted(
    (one, other) => other.createdAt - one.createdAt,
  );
}

export function sessionsOf(call: Context, player: PlayerState, current: AuthSession | null): PlayerSession[] {
  // The city is in the brand's country, whatever language the viewer uses.
  const [locale] = brandLocales[call.brand];
  return activeSessions(call, player)
    .slice(0, 100)
    .map(({ id, userAgent, createdAt, lastSeenAt }) => {
      const random = call.random(`device/${player.id}/${userAgent}`);
      return {
        id,
        deviceType: deviceType(userAgent),
        deviceName: deviceName(userAgent),
        ip: `203.0.113.${random.int(2, 250)}`,
        place: random.pick(cities[locale]),
        createdAt: isoOf(createdAt),
        lastActiveAt: isoOf(lastSeenAt),
        isCurrent: id === current?.id,
      };
    });
}

/**
 * Whether a login on this device must be announced: the device is new to the account, or the player has signed
 * it out from another device. A player's first login in a world is never announced, because no earlier login
 * there shows which device the player usually uses.
 */
export function isNewDevice(call: Context, player: PlayerState, userAgent: string): boolean {
  const seen = Object.values(call.state.sessions)
    .filter(({ playerId }) => playerId === player.id)
    .map((session) => session.userAgent)
    .filter((seenAgent) => seenAgent !== '');
  if (userAgent === '' || seen.length === 0) return false;
  const { devices, ended } = devicesSlice.of(call, player);
  const known = [...seen, ...devices.map((device) => device.userAgent)];
  return ended.includes(userAgent) || !known.includes(userAgent);
}

/** The previous login before this session, epoch milliseconds; null for the first login. */
export function previousLoginAt(
  call: Context,
  player: PlayerState,
  current: AuthSession | null,
): number | null {
  const earlier = [
    ...Object.values(call.state.sessions).filter(({ playerId }) => playerId === player.id),
    ...devicesSlice.of(call, player).devices,
  ]
    .filter(({ id, createdAt }) => id !== current?.id && createdAt <= (current?.createdAt ?? call.now))
    .map(({ createdAt }) => createdAt);
  if (earlier.length > 0) return Math.max(...earlier);
  return player.firstAuth ? null : Math.max(player.registeredAt, player.since - 2 * day);
}
