import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { askToSelect } from '#/overlays/general.modals.ts';
import { paths } from '#/paths.ts';
import { someGamesQuery } from './queries.ts';

/** No game's slug. */
const ALL_GAMES = ':all';

/** Asks which of a tournament's games to play. One game needs no question; where they can't be loaded, all are shown. */
export function usePlayChoice(slug: string): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const askForGame = async (): Promise<string | null> => {
    const { data, total } = await client.fetchQuery(someGamesQuery(slug));
    const [first, ...others] = data;
    if (first && others.length === 0) return first.slug;
    const options = data.map((game) => ({ value: game.slug, label: game.name }));
    const all = { value: ALL_GAMES, label: formatMessage({ id: 'tournaments.play.all' }, { count: total }) };
    return askToSelect({
      label: formatMessage({ id: 'tournaments.play.label' }),
      options: total > data.length ? [...options, all] : options,
    });
  };
  return async () => {
    const chosen = await askForGame().catch(() => ALL_GAMES);
    if (chosen === null) return;
    await navigate(chosen === ALL_GAMES ? paths.tournamentGames(slug) : paths.gameItem(chosen));
  };
}
