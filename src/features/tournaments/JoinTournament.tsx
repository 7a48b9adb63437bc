import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { useCurrency } from './data/useCurrency.ts';
import { useEntryViewer } from './data/useEntryViewer.ts';
import { usePlayChoice } from './data/usePlayChoice.ts';
import { useChosenTournament } from './data/useChosenTournament.ts';
import { useJoin } from './data/useJoin.ts';
import { entryProblem, offerOf } from './model/entry.ts';
import { JoinDialogs } from './ui/Join/JoinDialogs.tsx';
import { OfferView } from './ui/Join/OfferView.tsx';

export interface JoinTournamentProps {
  tournament: Tournament;
  status: EventStatus;
}

/** The one button of a tournament, which says what happens next, with all that may come of it. */
export function JoinTournament({ tournament, status }: JoinTournamentProps) {
  const viewer = useEntryViewer();
  const currency = useCurrency();
  const { model, isPreparing, press, tell } = useJoin({ tournament, status, viewer });
  const play = usePlayChoice(tournament.slug);
  const chosen = useChosenTournament();
  return (
    <>
      <OfferView
        offer={offerOf({ viewer, status, tournament })}
        problem={entryProblem(tournament, status, viewer)}
        tournament={tournament}
        currency={currency}
        compoints={viewer.compoints}
        chosen={chosen}
        gamesPath={paths.tournamentGames(tournament.slug)}
        isSending={isPreparing || model.step === 'sending'}
        onPress={press}
        onPlay={() => void play()}
      />
      <JoinDialogs
        model={model}
        currency={currency}
        requirements={tournament.requirements}
        onConfirm={() => tell({ type: 'confirmed' })}
        onDismiss={() => tell({ type: 'dismissed' })}
      />
    </>
  );
}
