import { partOf } from '../paging.ts';
import type { Game, GameList } from '../../generated/model/index.ts';
import { collection, type Catalogue } from '../catalogue.ts';
import { foldName } from '../lobby/games.view.ts';
import { mostPlayedGames } from '../lobby/games.catalogue.ts';
import type { TournamentDefinition } from './catalogue/definition.ts';
import { tournaments } from './catalogue.ts';

/** For each tournament id, the games that count in the tournament: slots that run on all devices. */
const gamesByTournament = collection('tournamentGames', (catalogue): ReadonlyMap<number, readonly Game[]> => {
  const slots = mostPlayedGames(catalogue, 400).filter(
    ({ disabled, devices, categories }) => !disabled && !devices && categories?.includes('slots'),
  );
  const [harvest] = slots;
  return new Map(
    tournaments.map(({ id, games }) => {
      const others = catalogue
        .random(`tournamentGames/${id}`)
        .shuffle(slots.slice(1))
        .slice(0, games - 1);
      return [id, harvest ? [harvest, ...others] : others];
    }),
  );
});

export function gamesOfTournament(catalogue: Catalogue, { id }: TournamentDefinition): readonly Game[] {
  return gamesByTournament(catalogue).get(id) ?? [];
}

/** One page of a tournament's games whose names contain all words of `q`. */
export function gamePage(
  catalogue: Catalogue,
  definition: TournamentDefinition,
  { q, page, limit }: { q: string; page: number; limit: number },
): GameList {
  const wanted = foldName(q).split(' ');
  const found = gamesOfTournament(catalogue, definition).filter(({ name }) =>
    wanted.every((word) => foldName(name).includes(word)),
  );
  return partOf(found, { page, limit });
}
