import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SafeHtml } from '#/ui/SafeHtml/SafeHtml.tsx';
import { isPrimary, PODIUM_PLACES } from '../model/rules.ts';
import { podiumOf } from '../model/standings.ts';
import { ResultPanel } from './Facts/ResultPanel.tsx';
import { RuleList } from './Facts/RuleList.tsx';
import { SomeGames } from './Games/SomeGames.tsx';
import { Podium } from './Podium/Podium.tsx';
import { PrizeList } from './Prizes/PrizeList.tsx';
import { Section } from './Section.tsx';
import { SeriesLink } from './SeriesLink.tsx';
import { TableSection } from './Standings/TableSection.tsx';
import styles from './Details.module.css';

export interface TournamentBodyProps {
  tournament: Tournament;
  status: EventStatus;
  currency: string;
}

/** What stands under the poster: the show on the left, what one needs to know on the right. */
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
