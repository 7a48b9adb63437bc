import Crown from 'lucide-react/icons/crown';
import Lock from 'lucide-react/icons/lock';
import UserCheck from 'lucide-react/icons/user-check';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventStatus, Tournament } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { EventCard } from '#/entities/event/EventCard.tsx';
import { readEvent } from '#/entities/event/rules.ts';
import { useEventStatus } from '#/entities/event/useEventStatus.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import {
  betLimitsOf,
  cardLabels,
  hasCardPodium,
  mechanicOf,
  moneyIn,
  PODIUM_PLACES,
  priceOf,
  seatsOf,
} from '../../model/rules.ts';
import { entryProblem, type EntryViewer } from '../../model/join.ts';
import { podiumOf } from '../../model/standings.ts';
import { EntryText, SeatsLine } from './EntryFacts.tsx';
import { MiniPodium } from '../Podium/Podium.tsx';
import styles from './TournamentCard.module.css';
import Coins from 'lucide-react/icons/coins';
import { Tooltip } from '#/ui/Tooltip/Tooltip.tsx';

export interface TournamentCardProps {
  tournament: Tournament;
  /** Currency of the shown prizes, as an ISO 4217 code. */
  currency: string;
  viewer: EntryViewer;
  isEager?: boolean;
}

export function TournamentCard({ tournament, currency, viewer, isEager = false }: TournamentCardProps) {
  const { roundMoney } = useMoney();
  const event = readEvent(tournament);
  const status = useEventStatus(event);
  const fund = moneyIn(tournament.prizeMoney, currency);
  return (
    <EventCard
      to={paths.tournamentPage(tournament.slug)}
      title={tournament.title}
      image={tournament.image ?? tournament.imageDefault?.url}
      event={event}
      status={status}
      isEager={isEager}
      kind={<FormattedMessage id={`tournaments.mechanic.${mechanicOf(tournament)}`} />}
      labels={<Labels tournament={tournament} status={status} currency={currency} viewer={viewer} />}
      prize={fund === null ? tournament.prizeDescription : roundMoney(fund, currency)}
    >
      <Facts tournament={tournament} status={status} currency={currency} />
    </EventCard>
  );
}

interface PartProps {
  tournament: Tournament;
  status: EventStatus;
}

function Labels({
  tournament,
  status,
  currency,
  viewer,
}: PartProps & Pick<TournamentCardProps, 'currency' | 'viewer'>) {
  const price = priceOf(tournament);
  const problem = entryProblem(tournament, status, viewer);
  return (
    <>
      {cardLabels(tournament, status).map((label) => (
        <Badge
          key={label}
          tone={label === 'crown' ? 'warning' : 'accent'}
          icon={<Icon of={label === 'crown' ? Crown : UserCheck} size="sm" />}
        >
          <FormattedMessage id={`tournaments.label.${label}`} />
        </Badge>
      ))}
      {problem && problem.code !== 'user_is_blocked_for_multi_account' && (
        <Badge tone="warning" icon={<Icon of={Lock} size="sm" />}>
          <EntryText problem={problem} tournament={tournament} currency={currency} />
        </Badge>
      )}
      {price > 0 && <PaidSign />}
    </>
  );
}

function Facts({ tournament, status, currency }: PartProps & Pick<TournamentCardProps, 'currency'>) {
  const { count } = useMoney();
  const price = priceOf(tournament);
  const seats = seatsOf(tournament);
  if (status === 'past') {
    const winners = podiumOf(tournament.leaders, PODIUM_PLACES);
    return hasCardPodium(tournament, status) && winners.length > 0 ? (
      <MiniPodium winners={winners} />
    ) : (
      <p className={styles.line}>
        <FormattedMessage id="tournaments.card.members" values={{ count: tournament.membersCount }} />
      </p>
    );
  }
  return (
    <>
      <Stakes tournament={tournament} currency={currency} />
      <p className={styles.line}>
        {price > 0 ? (
          <FormattedMessage
            id="tournaments.card.price"
            values={{ price, amount: <b className={styles.figure}>{count(price)}</b> }}
          />
        ) : (
          <FormattedMessage id="tournaments.card.members" values={{ count: tournament.membersCount }} />
        )}
      </p>
      {seats !== null && <SeatsLine {...seats} />}
    </>
  );
}

/** The first prize and the minimum bet that counts. */
function Stakes({ tournament, currency }: Pick<TournamentCardProps, 'tournament' | 'currency'>) {
  const { money, roundMoney } = useMoney();
  const first = tournament.prizes?.find(({ from }) => from === 1);
  const amount = moneyIn(first?.money, currency);
  const { min } = betLimitsOf(tournament);
  return (
    <>
      {first !== undefined && (
        <p className={styles.line}>
          {amount === null || moneyIn(tournament.prizeMoney, currency) === null ? (
            <FormattedMessage id="tournaments.card.first" values={{ prize: first.title }} />
          ) : (
            <FormattedMessage
              id="tournaments.card.fund"
              values={{ amount: <b className={styles.figure}>{roundMoney(amount, currency)}</b> }}
            />
          )}
        </p>
      )}
      <p className={styles.line}>
        {min === null ? (
          <FormattedMessage id="tournaments.card.anyBet" />
        ) : (
          <FormattedMessage
            id="tournaments.card.minBet"
            values={{ amount: <b className={styles.figure}>{money(min, currency)}</b> }}
          />
        )}
      </p>
    </>
  );
}

/** Marks a tournament that costs compoints, with a tooltip (S2.53). */
function PaidSign() {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.place}>
      <Tooltip content={<FormattedMessage id="tournaments.card.paidTooltip" />}>
        {(trigger) => (
          <button
            type="button"
            className={styles.coin}
            aria-label={formatMessage({ id: 'tournaments.card.paid' })}
            {...trigger}
          >
            <Icon of={Coins} size="sm" />
          </button>
        )}
      </Tooltip>
    </span>
  );
}
