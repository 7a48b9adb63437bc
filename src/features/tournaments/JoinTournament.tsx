import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { askToSelect } from '#/overlays/general.modals.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { someGamesQuery } from './data/queries.ts';
import { useChosenTournament, useCurrency, useEntryViewer } from './data/useViewer.ts';
import { useJoin } from './data/useJoin.ts';
import { entryProblem, offerOf } from './model/join.ts';
import { JoinDialog } from './ui/Join/JoinDialog.tsx';
import { OfferView } from './ui/Join/OfferView.tsx';

export interface JoinTournamentProps {
  tournament: Tournament;
  status: EventStatus;
}

/** The tournament's main button with its dialogs. */
export function JoinTournament({ tournament, status }: JoinTournamentProps) {
  const viewer = useEntryViewer();
  const currency = useCurrency();
  const chosen = useChosenTournament();
  const { dialog, isWaiting, press, confirm, dismiss } = useJoin({ tournament, status, viewer });
  const play = usePlayChoice(tournament.slug);
  const askSupport = (): void => openModal(supportModal, {});
  return (
    <>
      <OfferView
        offer={offerOf({ viewer, status, tournament })}
        problem={entryProblem(tournament, status, viewer)}
        tournament={tournament}
        currency={currency}
        compoints={viewer.compoints}
        chosen={chosen}
        isWaiting={isWaiting}
        onPress={press}
        onPlay={() => void play()}
        onSupport={askSupport}
      />
      {dialog && (
        <JoinDialog
          {...dialog}
          currency={currency}
          promoSlug={tournament.requirements?.promoSlug}
          onConfirm={confirm}
          onSupport={() => {
            dismiss();
            askSupport();
          }}
          onClose={dismiss}
        />
      )}
    </>
  );
}

/** The option for all games. Contains a colon, so it can't be a slug. */
const ALL_GAMES = ':all';

/** Asks which of the tournament's games to play, unless it has only one. */
function usePlayChoice(slug: string): () => Promise<void> {
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
