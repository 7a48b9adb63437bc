import type { Backend } from '../core/backend.ts';
import type { Context } from '../world/context.ts';
import { createContext } from '../core/context.ts';
import { brandCurrency } from '../world/settings.ts';
import { promotions } from '../world/promotions/catalogue.ts';
import { second } from '../world/dates.ts';
import { statusAt } from '../world/eventTime.ts';
import { seriesList } from '../world/tournaments/catalogue/series.ts';
import { tournaments } from '../world/tournaments/catalogue.ts';
import { personNumber, personOf } from '../world/people.ts';
import { inventedHighFives, pointsOfHighFive } from '../world/promotions/points.view.ts';
import { poolAt, timesOf } from '../world/promotions/view.ts';
import { seriesRoom, tournamentRoom } from '../world/tournaments/messages.actions.ts';
import { seriesOf } from '../world/tournaments/series.view.ts';
import { standingsTick } from '../world/tournaments/standings.view.ts';
import { chosenTournament, tournamentOf } from '../world/tournaments/view.ts';
import type { AddressedMessage } from '../world/message.ts';
import type { Pulse } from './pulse.ts';

const guestContext = (backend: Backend): Context => createContext(backend).context;

const isNewTick = (tick: number, after: number, until: number): boolean =>
  Math.floor(after / tick) !== Math.floor(until / tick);

/**
 * Returns the leaders of each tournament and series as a message to its room, if someone has joined the room.
 * Also returns each player's nearest opponents in the selected tournament as a message to that player.
 */
export const standings: Pulse = (backend, after, until) => {
  if (!isNewTick(standingsTick, after, until)) return [];
  const call = guestContext(backend);
  const rooms = backend.hub.rooms();
  const leaders = tournaments
    .filter(({ slug }) => rooms.has(tournamentRoom(slug)))
    .map((definition): AddressedMessage => {
      const { id: tournamentId, slug, leaders: best } = tournamentOf(call, definition, null);
      return {
        message: { type: 'tournament.leaders', data: { tournamentId, slug, leaders: best } },
        to: { room: tournamentRoom(slug) },
      };
    });
  const ofSeries = seriesList
    .filter(({ slug }) => rooms.has(seriesRoom(slug)))
    .map((definition): AddressedMessage => {
      const { id: seriesId, slug, leaders: best = [] } = seriesOf(call, definition, null);
      return {
        message: { type: 'series.leaders', data: { seriesId, slug, leaders: best } },
        to: { room: seriesRoom(slug) },
      };
    });
  const around = Object.values(backend.state.players).flatMap((player): AddressedMessage[] => {
    const definition = chosenTournament(call, player);
    if (!definition) return [];
    const { id: tournamentId, slug, opponents } = tournamentOf(call, definition, player);
    return opponents.length === 0
      ? []
      : [
          {
            message: { type: 'tournament.opponents', data: { tournamentId, slug, opponents } },
            to: { player: player.id },
          },
        ];
  });
  return [...leaders, ...ofSeries, ...around];
};

const poolTick = 5 * second;
const promoRoom = (id: number): string => `promo.${id}`;

/**
 * Returns the current prize pool of each active promotion that has one, as a message to the
 * promotion's room.
 */
export const pools: Pulse = (backend, after, until) => {
  if (!isNewTick(poolTick, after, until)) return [];
  return promotions
    .filter((definition) => definition.hasPool && statusAt(timesOf(backend, definition), until) === 'active')
    .map((definition) => ({
      message: {
        type: 'prize_pool.counter',
        data: {
          id: definition.id * 10,
          actionId: definition.id,
          prizePool: poolAt(backend, definition, until),
          currency: brandCurrency[backend.world.brand],
        },
      },
      to: { room: promoRoom(definition.id) },
    }));
};

/** Limits how many high-fives a player gets after a clock jump. */
const maxHighFives = 3;

export const highFives: Pulse = (backend, after, until) => {
  const call = guestContext(backend);
  return Object.values(backend.state.players).flatMap((player) =>
    promotions
      .flatMap((definition) =>
        inventedHighFives(call, player, definition, until).map((five, index) => ({
          definition,
          five,
          nth: index + 1,
        })),
      )
      .filter(({ five }) => five.at > after)
      .slice(-maxHighFives)
      .map(({ definition, five, nth }): AddressedMessage => {
        const fromUsername = personOf(personNumber(five.userId) ?? 0).username;
        const points = pointsOfHighFive(call, definition, nth);
        return {
          message: {
            type: 'high_five.received',
            data: {
              actionId: definition.id,
              promoSlug: definition.slug,
              fromUserId: five.userId,
              fromUsername,
              points,
            },
          },
          to: { player: player.id },
        };
      }),
  );
};
