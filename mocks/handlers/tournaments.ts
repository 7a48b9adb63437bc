// Tournaments and series: lists and pages, joining and choosing.
import { defineHandlers, type Context, type ErrorOverrides } from '../core/handler.ts';
import { gamePage } from '../world/tournaments/games.ts';
import { allSeriesOf, findSeries, seriesOf } from '../world/tournaments/series.ts';
import { choose, join } from '../world/tournaments/take.ts';
import { findTournament, tournamentOf, tournamentPage } from '../world/tournaments/tournaments.ts';
import type { TournamentDefinition } from '../world/catalogue/tournaments/definition.ts';

interface Asker extends Context {
  path: { slug: string };
  fail(name: 'not_found', overrides?: ErrorOverrides): never;
}

const named = (call: Asker): TournamentDefinition => findTournament(call, call.path.slug) ?? call.fail('not_found');

export const tournaments = defineHandlers({
  listTournaments: (call) => tournamentPage(call, call.query, call.player),

  getTournament: (call) => ({ data: tournamentOf(call, named(call), call.player) }),

  joinTournament: (call) => {
    const definition = named(call);
    const refused = join(call, call.player, definition);
    if (refused && 'limit' in refused) return call.fail(refused.why, { data: { limit: refused.limit } });
    if (refused && 'missing' in refused) return call.fail(refused.why, { data: { missing_amount: refused.missing } });
    if (refused) return call.fail(refused.why);
    return { data: tournamentOf(call, definition, call.player) };
  },

  chooseTournament: (call) => {
    const definition = named(call);
    const refused = choose(call, call.player, definition);
    return refused ? call.fail(refused) : { data: tournamentOf(call, definition, call.player) };
  },

  listTournamentGames: (call) => gamePage(call.world.catalogue, named(call), { q: '', ...call.query }),

  listTournamentSeries: (call) => ({ data: allSeriesOf(call, call.player) }),

  getTournamentSeries: (call) => {
    const definition = findSeries(call, call.path.slug) ?? call.fail('not_found');
    return { data: seriesOf(call, definition, call.player) };
  },
});
