// oxlint-disable house/layers -- Reads the slices directly, because views import the notices.
// A player's notices from before the world began. They match the account's deposits, gifts, level and
// tournaments.
import { brandFacts } from './brandFacts.ts';
import { depositsSlice } from './cashbox/deposits.state.ts';
import { hour } from './dates.ts';
import { isSpins } from './gifts/rules.ts';
import { giftTemplates } from './gifts/catalogue.ts';
import { giftsSlice } from './gifts/state.ts';
import { managerLevel } from './levels/catalogue.ts';
import type { PlayerSliceOrigin } from './slice.ts';
import { unitsOf } from './sums.ts';
import { tournaments } from './tournaments/catalogue.ts';
import { tournamentsSlice } from './tournaments/state.ts';
import type { StoredNotice } from './notifications/catalogue.ts';
import { identityTitle } from './verification/titles.ts';

type Told = Pick<StoredNotice, 'name' | 'at'> & Partial<Pick<StoredNotice, 'values'>>;

function deposits({ place, player }: PlayerSliceOrigin): Told[] {
  return depositsSlice.of(place, player).items.flatMap(({ status, amount, createdAt: at }): Told[] => {
    if (status === 'pending' || status === 'cancelled') return [];
    const name = status === 'paid' ? 'deposit_done' : 'deposit_declined';
    return [{ name, at, values: { sum: amount / 100 } }];
  });
}

function gifts({ place, player, catalogue }: PlayerSliceOrigin): Told[] {
  return giftsSlice.of(place, player).items.flatMap((gift): Told[] => {
    const { id: giftId, name, reason, state, amount, receivedAt, expiredAt } = gift;
    const { type, roubles = 0 } = giftTemplates[name];
    const isWaiting = state === 'received' && isSpins(type) && !gift.isDisabled;
    return [
      ...(reason === 'cashback'
        ? [
            {
              name: 'winback_ready',
              at: receivedAt,
              values: { giftId, sum: unitsOf(catalogue.brand, roubles) },
            } as const,
          ]
        : []),
      ...(isWaiting
        ? [{ name: 'gift_waiting', at: receivedAt, values: { giftId, gift: { name, amount } } } as const]
        : []),
      ...(state === 'expired' && expiredAt !== null
        ? [{ name: 'gift_expired', at: expiredAt, values: { giftId, gift: { name, amount } } } as const]
        : []),
      ...(reason === 'level.changed' && player.level > 0
        ? [{ name: 'level_reached', at: receivedAt, values: { level: player.level } } as const]
        : []),
    ];
  });
}

/** The notice that the selected tournament has started; empty unless it started before the world began. */
function chosenTournament({ place, player, now }: PlayerSliceOrigin): Told[] {
  const { chosen } = tournamentsSlice.of(place, player);
  const definition = tournaments.find(({ id }) => id === chosen);
  if (!definition || definition.from >= 0) return [];
  const { title, slug, from } = definition;
  const at = Math.floor(now / hour) * hour + from * hour;
  return [{ name: 'tournament_started', at, values: { title, link: `/tournaments/${slug}` } }];
}

function account({ persona, personas, history, player, now, catalogue }: PlayerSliceOrigin): Told[] {
  if (persona === 'registered') return [];
  const days = personas.find(({ id }) => id === persona)?.daysSinceRegistration ?? 0;
  const welcome = { sum: brandFacts[catalogue.brand].welcomeTotal };
  const { bonus } = player;
  return [
    { name: 'welcome', at: now - days * 24 * hour - hour / 3, values: welcome },
    ...(history.waitsForEmailCode ? [{ name: 'confirm_email', at: now - hour / 5 } as const] : []),
    ...(history.hoursSinceDeclineNotice === null
      ? []
      : [
          {
            name: 'document_declined',
            at: now - history.hoursSinceDeclineNotice * hour,
            values: { title: identityTitle },
          } as const,
        ]),
    ...(player.level >= managerLevel ? [{ name: 'manager_hello', at: now - 2 * hour } as const] : []),
    ...(bonus
      ? [
          {
            name: 'bonus_running',
            at: now - hour,
            values: { percent: Math.floor((bonus.staked / bonus.required) * 100) },
          } as const,
        ]
      : []),
  ];
}

/** A persona's notices when the world begins, newest first. */
export function initialNotices(origin: PlayerSliceOrigin): StoredNotice[] {
  const told = [...account(origin), ...chosenTournament(origin), ...gifts(origin), ...deposits(origin)]
    .filter(({ at }) => at <= origin.now)
    .toSorted((one, other) => other.at - one.at);
  const newest = origin.history.unreadNotices;
  return told.map(({ name, at, values = {} }, index): StoredNotice => ({
    id: 9_000 + told.length - index,
    name,
    values,
    status: index < newest ? 'new' : 'read',
    at,
  }));
}
