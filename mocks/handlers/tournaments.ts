import { cachedAnswer } from '../core/answer.ts';
import { defineHandlers, type ErrorOverrides } from '../core/handler.ts';
import type { Context } from '../world/context.ts';
import { gamePage } from '../world/tournaments/games.view.ts';
import { allSeriesOf, findSeries, seriesOf } from '../world/tournaments/series.view.ts';
import { placePage } from '../world/tournaments/rankings.view.ts';
import { tickAt } from '../world/tournaments/standings.view.ts';
import { choose, join } from '../world/tournaments/actions.ts';
import { findTournament, tournamentOf, tournamentPage } from '../world/tournaments/view.ts';
import { refuse } from './refuse.ts';
import type { TournamentDefinition } from '../world/tournaments/catalogue/definition.ts';

/**
 * The maximum number of cached lists per world. It is low, because a list takes up to 300 kB and a server has
 * hundreds of worlds.
 */
const maxLists = 4;

interface LookupCall extends Context {
  path: { slug: string };
  fail(name: 'not_found', overrides?: ErrorOverrides): never;
}

const requireTournament = (call: LookupCall): TournamentDefinition =>
  findTournament(call, call.path.slug) ?? call.fail('not_found');

export const tournaments = defineHandlers({
  listTournaments: (call) => {
    const { query, player, locale, now, revision } = call;
    const key = `tournaments/${tickAt(now)}/${locale}/${player?.id}/${JSON.stringify(query)}`;
    return cachedAnswer(revision, key, () => tournamentPage(call, query, player), maxLists);
  },

  getTournament: (call) => ({ data: tournamentOf(call, requireTournament(call), call.player) }),

  listTournamentPlaces: (call) => placePage(call, requireTournament(call), call.query, call.player),

  joinTournament: (call) => {
    const definition = requireTournament(call);
    const refused = join(call, call.player, definition);
    if (refused) return refuse(call, refused);
    return { data: tournamentOf(call, definition, call.player) };
  },

  chooseTournament: (call) => {
    const definition = requireTournament(call);
    const refused = choose(call, call.player, definition);
    return refused ? call.fail(refused) : { data: tournamentOf(call, definition, call.player) };
  },

  listTournamentGames: (call) =>
    gamePage(call.world.catalogue, requireTournament(call), { q: '', ...call.query }),

  listTournamentSeries: (call) => ({ data: allSeriesOf(call, call.player) }),

  getTournamentSeries: (call) => {
    const definition = findSeries(call, call.path.slug) ?? call.fail('not_found');
    return { data: seriesOf(call, definition, call.player) };
  },
});
