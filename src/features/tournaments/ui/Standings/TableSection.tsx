import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { FormattedMessage } from 'react-intl';
import type { EventStatus, TournamentPlayer } from '#/api/generated/model/index.ts';
import { realtime } from '#/realtime/realtime.store.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { scrollBehaviour } from '#/ui/motion.ts';
import { Section } from '../Section.tsx';
import { OwnPlace } from './OwnPlace.tsx';
import { StandingsView } from './StandingsView.tsx';

export interface TableSectionProps {
  standings: { leaders?: readonly TournamentPlayer[]; opponents?: readonly TournamentPlayer[] };
  status: EventStatus;
}

/** The table with the player's own place above it; says whether it is live, and final once it is. */
export function TableSection({ standings: { leaders = [], opponents = [] }, status }: TableSectionProps) {
  const standings = { leaders, opponents };
  const table = useRef<HTMLDivElement>(null);
  const revealOwnRow = (): void => {
    const row = table.current?.querySelector('[aria-current]');
    // The row itself sticks to the screen's edge, so that it is in sight already; its neighbour does not.
    const place = row?.previousElementSibling ?? row?.nextElementSibling ?? row;
    place?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
  };
  return (
    <Section
      title={
        <FormattedMessage id={status === 'past' ? 'tournaments.table.final' : 'tournaments.table.title'} />
      }
      action={status === 'active' && <LiveMark />}
      look="panel"
    >
      {status === 'active' && <OwnPlace standings={standings} onFind={revealOwnRow} />}
      <div ref={table}>
        <StandingsView standings={standings} isFinal={status === 'past'} />
      </div>
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
