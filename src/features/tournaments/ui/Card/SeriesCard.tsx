import Coins from 'lucide-react/icons/coins';
import UserCheck from 'lucide-react/icons/user-check';
import { FormattedMessage } from 'react-intl';
import type { TournamentSeries } from '#/api/generated/model/index.ts';
import { EventCard } from '#/entities/event/EventCard.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { hasCardPodium, moneyIn, PODIUM_PLACES } from '../../model/rules.ts';
import { podiumOf } from '../../model/standings.ts';
import { MiniPodium } from '../Podium/Podium.tsx';

export interface SeriesCardProps {
  series: TournamentSeries;
  /** Currency of the shown prizes, as an ISO 4217 code. */
  currency: string;
  isEager?: boolean;
}

/** The card of a series in a list. A past series shows its winners. */
export function SeriesCard({ series, currency, isEager = false }: SeriesCardProps) {
  const { roundMoney } = useMoney();
  const event = readEvent(series);
  const status = useEventStatus(event);
  const fund = moneyIn(series.prizeMoney, currency);
  const winners = hasCardPodium(series, status) ? podiumOf(series.leaders ?? [], PODIUM_PLACES) : [];
  return (
    <EventCard
      to={paths.tournamentSeries(series.slug)}
      title={series.title}
      image={series.image ?? series.imageDefault?.url}
      event={event}
      status={status}
      isEager={isEager}
      kind={<FormattedMessage id="tournaments.series.kind" />}
      labels={
        <>
          {series.isMember === true && status !== 'past' && (
            <Badge tone="accent" icon={<Icon of={UserCheck} size="sm" />}>
              <FormattedMessage id="tournaments.label.participant" />
            </Badge>
          )}
          {series.isPaid && (
            <Badge tone="warning" icon={<Icon of={Coins} size="sm" />}>
              <FormattedMessage id="tournaments.series.paid" />
            </Badge>
          )}
        </>
      }
      prize={fund === null ? series.prizeDescription : roundMoney(fund, currency)}
    >
      {winners.length > 0 ? (
        <MiniPodium winners={winners} />
      ) : (
        <Stages count={series.numberOfTournaments ?? 0} />
      )}
    </EventCard>
  );
}

function Stages({ count }: { count: number }) {
  if (count === 0) return <FormattedMessage id="tournaments.series.noStages" />;
  return <FormattedMessage id="tournaments.series.stages" values={{ count }} />;
}
