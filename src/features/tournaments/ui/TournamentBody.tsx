import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, Link } from 'react-router';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { isPrimary, PODIUM_PLACES, SHOWN_GAMES } from '../model/rules.ts';
import { podiumOf } from '../model/standings.ts';
import { ResultPanel, PrizeList } from './Facts/Prizes.tsx';
import { RuleList } from './Facts/RuleList.tsx';
import { Podium } from './Podium/Podium.tsx';
import { Section } from './EventPage.tsx';
import { AllPlaces } from './Standings/AllPlaces.tsx';
import { TableSection } from './Standings/TableSection.tsx';
import styles from './Details.module.css';
import { useQuery } from '@tanstack/react-query';
import Layers from 'lucide-react/icons/layers';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { seriesListQuery, someGamesQuery } from '../data/queries.ts';
import linkStyles from './SeriesLink.module.css';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton } from '#/entities/game/GameTile.tsx';
import { useTiles } from '#/entities/game/useTiles.tsx';
import gamesStyles from './Games/SomeGames.module.css';

export interface TournamentBodyProps {
  tournament: Tournament;
  status: EventStatus;
  currency: string;
}

/** Below the poster: table and games on the left, prizes and rules on the right. */
export function TournamentBody({ tournament, status, currency }: TournamentBodyProps) {
  const navigate = useNavigate();
  const { slug, leaders, result, prizes = [], description } = tournament;
  const winners = status === 'past' ? podiumOf(leaders, PODIUM_PLACES) : [];
  return (
    <>
      {status === 'past' && result && <ResultPanel result={result} currency={currency} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {winners.length > 0 && (
            <Section title={<FormattedMessage id="tournaments.podium.label" />} look="panel">
              <Podium winners={winners} />
            </Section>
          )}
          <TableSection standings={tournament} status={status} />
          {/* A join or the end starts with a new ranking. */}
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
        <div className={styles.column}>
          {!isPrimary(tournament) && <SeriesLink seriesId={tournament.tournamentSeriesId} />}
          {prizes.length > 0 && (
            <Section title={<FormattedMessage id="tournaments.prizes.title" />} look="panel">
              <PrizeList prizes={prizes} currency={currency} />
              {tournament.prizeDescription !== undefined && (
                <p className={styles.note}>{tournament.prizeDescription}</p>
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
    <Link className={linkStyles.series} to={paths.tournamentSeries(series.slug)}>
      <Icon of={Layers} size="lg" />
      <span className={linkStyles.text}>
        <span className={linkStyles.label}>
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
    <ul className={gamesStyles.games} aria-busy={games.kind === 'pending' || undefined}>
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
