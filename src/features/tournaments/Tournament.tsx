import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeletons } from '#/entities/failure/Part.tsx';
import { throwUnlessKnown, tournamentQuery } from './data/queries.ts';
import Crown from 'lucide-react/icons/crown';
import UserCheck from 'lucide-react/icons/user-check';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { useCelebratedWin, useEnding } from './data/useEventEnd.ts';
import { useCurrency } from './data/viewer.ts';
import { JoinTournament } from './JoinTournament.tsx';
import { cardLabels, fundIn, mechanicOf } from './model/rules.ts';
import { bindTournament } from './tournaments.realtime.ts';
import { TournamentBody } from './ui/TournamentBody.tsx';
import { EventHead } from './ui/EventPage.tsx';
import styles from './ui/Details.module.css';

/** @throws ApiError to the route's error boundary */
export function Tournament({ slug }: { slug: string }) {
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
  const fund = fundIn(tournament, currency);
  return (
    <article className={styles.details} aria-label={tournament.title}>
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
