import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { EventStatus, TournamentPlayer } from '#/api/generated/model/index.ts';
import { realtime } from '#/realtime/realtime.store.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { scrollBehaviour } from '#/ui/motion.ts';
import { isBuild } from '#/lib/mediaQuery.ts';
import { Section } from '../EventPage.tsx';
import { StandingsView } from './StandingsView.tsx';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { gapToNext, ownRow, type Standings, usePoints } from '../../model/standings.ts';
import styles from './TableSection.module.css';

export interface TableSectionProps {
  standings: { leaders?: readonly TournamentPlayer[]; opponents?: readonly TournamentPlayer[] };
  status: EventStatus;
}

export function TableSection({ standings: { leaders = [], opponents = [] }, status }: TableSectionProps) {
  const standings = { leaders, opponents };
  const table = useRef<HTMLDivElement>(null);
  const revealOwnRow = (): void => {
    const row = table.current?.querySelector<HTMLElement>('[aria-current]');
    // Scroll to a neighbour of the player's own row. That row itself is sticky and thus always in view, so
    // scrolling to it would do nothing.
    const place = row?.previousElementSibling ?? row?.nextElementSibling ?? row;
    place?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });
    // The focus shows the row even if the page needn't scroll, and a screen reader reads it.
    row?.focus({ preventScroll: true });
  };
  return (
    <Section
      title={
        <FormattedMessage id={status === 'past' ? 'tournaments.table.final' : 'tournaments.table.title'} />
      }
      action={status === 'active' && !isBuild && <LiveMark />}
      look="panel"
    >
      {status === 'active' && <OwnPlace standings={standings} onFind={revealOwnRow} />}
      <div ref={table}>
        <StandingsView standings={standings} isFinal={status === 'past'} />
      </div>
    </Section>
  );
}

function LiveMark() {
  const { connection } = useSnapshot(realtime);
  const isLive = connection === 'open';
  return (
    <Badge tone={isLive ? 'positive' : 'neutral'}>
      <FormattedMessage id={isLive ? 'tournaments.table.live' : 'tournaments.table.waiting'} />
    </Badge>
  );
}

export interface OwnPlaceProps {
  standings: Standings;
  /** Scrolls to the player's row in the table. */
  onFind: () => void;
}

/** The player's place, and the gap to the place ahead. */
export function OwnPlace({ standings, onFind }: OwnPlaceProps) {
  const points = usePoints();
  const { count } = useMoney();
  const own = ownRow(standings);
  if (!own) return null;
  const gap = gapToNext(standings);
  return (
    <div className={styles.own}>
      <p className={styles.place}>
        <span className={styles.label}>
          <FormattedMessage id="tournaments.own.place" />
        </span>
        <b className={styles.figure}>
          <AnimatedNumber value={own.position} format={count} />
        </b>
      </p>
      {own.score !== undefined && (
        <p className={styles.place}>
          <span className={styles.label}>
            <FormattedMessage id="tournaments.own.points" />
          </span>
          <b className={styles.figure}>
            <AnimatedNumber value={own.score} format={points} />
          </b>
        </p>
      )}
      <Button variant="secondary" size="sm" onClick={onFind}>
        <FormattedMessage id="tournaments.own.find" />
      </Button>
      {own.position === 1 && (
        <p className={styles.gap}>
          <FormattedMessage id="tournaments.own.first" />
        </p>
      )}
      {gap && (
        <p className={styles.gap}>
          <span>
            <FormattedMessage
              id="tournaments.own.gap"
              values={{
                position: gap.position,
                shown: count(gap.position),
                points: <b data-number>{points(gap.score)}</b>,
              }}
            />
          </span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ '--progress': gap.progress }} />
          </span>
        </p>
      )}
    </div>
  );
}
