import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { session } from '#/api/session/session.store.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { paths } from '#/paths.ts';
import { useCurrency } from './data/useCurrency.ts';
import { useJoin } from './data/useJoin.ts';
import type { JoinCall } from './model/join.machine.ts';
import { offerOf, priceOf } from './model/rules.ts';
import { JoinDialogs } from './ui/Join/JoinDialogs.tsx';
import { OfferView } from './ui/Join/OfferView.tsx';

export type JoinTournamentProps = { tournament: Tournament; status: EventStatus };

/** The one button of a tournament, which says what happens next, with all that may come of it. */
export function JoinTournament({ tournament, status }: JoinTournamentProps) {
  const isGuest = useSnapshot(session).status === 'guest';
  const balance = useQuery(balanceQuery()).data?.data;
  const currency = useCurrency();
  const { model, isPreparing, press: pressWith, tell } = useJoin();
  const { slug, title, tournamentSeriesId } = tournament;
  const press = (call: JoinCall): void =>
    void pressWith({
      call,
      slug,
      title,
      tournamentSeriesId,
      price: priceOf(tournament),
      isGuest,
      isActive: status === 'active',
      compoints: balance?.compoint_balance ?? null,
      path: paths.tournamentPage(slug),
    });
  return (
    <>
      <OfferView
        offer={offerOf({ isGuest, status, tournament })}
        price={priceOf(tournament)}
        compoints={balance?.compoint_balance ?? null}
        gamesPath={paths.tournamentGames(slug)}
        isSending={isPreparing || model.step === 'sending'}
        onPress={press}
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
