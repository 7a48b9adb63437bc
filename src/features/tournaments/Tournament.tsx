import { useQuery, useQueryClient } from '@tanstack/react-query';
import Crown from 'lucide-react/icons/crown';
import UserCheck from 'lucide-react/icons/user-check';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import Layers from 'lucide-react/icons/layers';
import { Skeletons } from '#/entities/failure/Part.tsx';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton } from '#/entities/game/GameTile.tsx';
import { useTiles } from '#/entities/game/useTiles.tsx';
import { seriesListQuery, someGamesQuery, throwUnlessKnown, tournamentQuery } from './data/queries.ts';
import { useCelebratedWin, useEnding } from './data/useEventEnd.ts';
import { useCurrency } from './data/viewer.ts';
import { JoinTournament } from './JoinTournament.tsx';
import { cardLabels, mechanicOf, moneyIn, PODIUM_PLACES, SHOWN_GAMES } from './model/rules.ts';
import { bindTournament } from './tournaments.realtime.ts';
import { EventHead, Section } from './ui/EventPage.tsx';
import { podiumOf } from './model/standings.ts';
import { PrizeList, ResultPanel } from './ui/Facts/Prizes.tsx';
import { RuleList } from './ui/Facts/RuleList.tsx';
import { Podium } from './ui/Podium/Podium.tsx';
import { AllPlaces } from './ui/Standings/AllPlaces.tsx';
import { TableSection } from './ui/Standings/TableSection.tsx';
import details from './ui/Details.module.css';
import styles from './Tournament.module.css';

/** @throws ApiError to the route's error boundary */
/** `/tournaments/{slug}`: one tournament. An unknown slug shows the 404 page. */
export function TournamentPage() {
  const { slug = '' } = useParams();
  return <Tournament key={slug} slug={slug} />;
}

function Tournament({ slug }: { slug: string }) {
  const { data } = useQuery({ ...tournamentQuery(slug), throwOnError: throwUnlessKnown });
  return data ? <TournamentDetails tournament={data.data} /> : <Skeletons heights={['24rem', '40rem']} />;
}

function TournamentDetails({ tournament }: { tournament: Tournament }) {
  const client = useQueryClient();
  const { slug } = tournament;
  const event = readEvent(tournament);
  const status = useEventStatus(event);
  const currency = useCurrency();
  const { roundMoney } = useMoney();
  useEnding(tournament, status);
  useCelebratedWin(tournament, currency);
  useEffect(() => bindTournament(client, slug), [client, slug]);
  const fund = moneyIn(tournament.prizeMoney, currency);
  return (
    <article className={details.details} aria-label={tournament.title}>
      <EventHead
        title={tournament.title}
        image={tournament.image ?? tournament.imageDefault?.url}
        event={event}
        status={status}
        back={{ to: paths.tournaments(), label: <FormattedMessage id="tournaments.page.back" /> }}
        kind={<FormattedMessage id={`tournaments.mechanic.${mechanicOf(tournament)}`} />}
        labels={<OwnLabels tournament={tournament} status={status} />}
        prizeLabel={<FormattedMessage id="tournaments.page.fund" />}
        prize={fund === null ? tournament.prizeDescription : roundMoney(fund, currency)}
      >
        <JoinTournament tournament={tournament} status={status} />
      </EventHead>
      <TournamentBody tournament={tournament} status={status} currency={currency} />
    </article>
  );
}

function OwnLabels({ tournament, status }: { tournament: Tournament; status: EventStatus }) {
  return cardLabels(tournament, status).map((label) => (
    <Badge
      key={label}
      tone={label === 'crown' ? 'warning' : 'accent'}
      icon={<Icon of={label === 'crown' ? Crown : UserCheck} size="sm" />}
    >
      <FormattedMessage id={`tournaments.label.${label}`} />
    </Badge>
  ));
}

interface TournamentBodyProps {
  tournament: Tournament;
  status: EventStatus;
  currency: string;
}

/** Below the poster, the table and the games are on the left, the prizes and rules on the right. */
function TournamentBody({ tournament, status, currency }: TournamentBodyProps) {
  const navigate = useNavigate();
  const { slug, leaders, result, prizes = [], description } = tournament;
  const winners = status === 'past' ? podiumOf(leaders, PODIUM_PLACES) : [];
  return (
    <>
      {status === 'past' && result && <ResultPanel result={result} currency={currency} />}
      <div className={details.columns}>
        <div className={details.column}>
          {winners.length > 0 && (
            <Section title={<FormattedMessage id="tournaments.podium.label" />} look="panel">
              <Podium winners={winners} />
            </Section>
          )}
          <TableSection standings={tournament} status={status} />
          {/* Remount the list of all places after a join or the tournament's end, so that it is requested
              again. */}
          {status !== 'future' && <AllPlaces key={`${status} ${tournament.isMember}`} slug={slug} />}
          <Section
            title={<FormattedMessage id="tournaments.games.title" />}
            action={
              <ButtonLink to={paths.tournamentGames(slug)} variant="ghost" size="sm">
                <FormattedMessage
                  id="tournaments.games.all"
                  values={{ count: tournament.numberOfGames ?? 0 }}
                />
              </ButtonLink>
            }
          >
            <SomeGames slug={slug} />
          </Section>
        </div>
        <div className={details.column}>
          {tournament.tournamentSeriesId !== null && <SeriesLink seriesId={tournament.tournamentSeriesId} />}
          {prizes.length > 0 && (
            <Section title={<FormattedMessage id="tournaments.prizes.title" />} look="panel">
              <PrizeList prizes={prizes} currency={currency} />
              {tournament.prizeDescription !== undefined && (
                <p className={details.note}>{tournament.prizeDescription}</p>
              )}
            </Section>
          )}
          <Section title={<FormattedMessage id="tournaments.rules.title" />} look="panel">
            <RuleList tournament={tournament} currency={currency} />
            {description !== undefined && (
              <SafeHtml html={description} onNavigate={(path) => void navigate(path)} />
            )}
          </Section>
        </div>
      </div>
    </>
  );
}

function SeriesLink({ seriesId }: { seriesId: number | null }) {
  const series = useQuery(seriesListQuery()).data?.data.find(({ id }) => id === seriesId);
  if (!series) return null;
  return (
    <Link className={styles.series} to={paths.tournamentSeries(series.slug)}>
      <Icon of={Layers} size="lg" />
      <span className={styles.text}>
        <span className={styles.label}>
          <FormattedMessage id="tournaments.series.partOf" />
        </span>
        <b>{series.title}</b>
      </span>
    </Link>
  );
}

function SomeGames({ slug }: { slug: string }) {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const games = loadable(useQuery(someGamesQuery(slug)), ({ data }) => data);
  if (games.kind === 'failed')
    return <FailureView text={formatMessage({ id: 'tournaments.games.failed' })} failure={games} />;
  return (
    <ul className={styles.games} aria-busy={games.kind === 'pending' || undefined}>
      {games.kind === 'pending'
        ? Array.from({ length: SHOWN_GAMES }, (_, index) => (
            <li key={index}>
              <GameTileSkeleton />
            </li>
          ))
        : games.data.slice(0, SHOWN_GAMES).map((game) => <li key={game.slug}>{renderTile(game)}</li>)}
    </ul>
  );
}
