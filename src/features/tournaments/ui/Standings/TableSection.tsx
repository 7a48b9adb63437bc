import { useSnapshot } from 'valtio';
import { FormattedMessage } from 'react-intl';
import type { EventStatus, TournamentPlayer } from '#/api/generated/model/index.ts';
import { realtime } from '#/realtime/realtime.store.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Section } from '../Section.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { StandingsView } from './StandingsView.tsx';

export type TableSectionProps = {
  standings: { leaders?: readonly TournamentPlayer[]; opponents?: readonly TournamentPlayer[] };
  status: EventStatus;
};

/** The table with the player's own place above it; says whether it is live, and final once it is. */
export function TableSection({ standings: { leaders = [], opponents = [] }, status }: TableSectionProps) {
  const standings = { leaders, opponents };
  return (
    <Section
      title={
        <FormattedMessage id={status === 'past' ? 'tournaments.table.final' : 'tournaments.table.title'} />
      }
      action={status === 'active' && <LiveMark />}
      look="panel"
    >
      {status === 'active' && <OwnPlace standings={standings} />}
      <StandingsView standings={standings} isFinal={status === 'past'} />
    </Section>
  );
}

/** Whether the table moves by itself at present. */
function LiveMark() {
  const { connection } = useSnapshot(realtime);
  const isLive = connection === 'open';
  return (
    <Badge tone={isLive ? 'positive' : 'neutral'}>
      <FormattedMessage id={isLive ? 'tournaments.table.live' : 'tournaments.table.waiting'} />
    </Badge>
  );
}
