import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { TournamentPlayer } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { GapToNext } from '../../model/standings.ts';
import { usePoints } from '../Standings/usePoints.ts';
import styles from './TournamentLineView.module.css';

export interface TournamentLineViewProps {
  title: string;
  own: TournamentPlayer;
  gap: GapToNext | null;
  /** Opens the leaderboard over the game. */
  onOpen: () => void;
}

/** Leads to the games that count. */
export function NotCountingLine({ slug }: { slug: string }) {
  return (
    <Link className={styles.line} data-idle to={paths.tournamentGames(slug)}>
      <Icon of={Trophy} size="sm" />
      <FormattedMessage id="tournaments.line.notHere" />
    </Link>
  );
}

/** The player's place and points, as a button in the bar of a game. */
export function TournamentLineView({ title, own, gap, onOpen }: TournamentLineViewProps) {
  const points = usePoints();
  const { count } = useMoney();
  return (
    <button type="button" className={styles.line} title={title} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={Trophy} size="sm" />
      <b className={styles.place}>
        <FormattedMessage
          id="tournaments.line.place"
          values={{ place: <AnimatedNumber value={own.position} format={count} /> }}
        />
      </b>
      <b className={styles.position} aria-hidden="true">
        {count(own.position)}
      </b>
      {own.score !== undefined && (
        <span className={styles.points}>
          <FormattedMessage
            id="tournaments.line.points"
            values={{
              points: own.score / 100,
              shown: <AnimatedNumber value={own.score} format={points} />,
            }}
          />
        </span>
      )}
      {gap && (
        <span className={styles.gap}>
          <FormattedMessage
            id="tournaments.line.gap"
            values={{ position: gap.position, shown: count(gap.position), points: points(gap.score) }}
          />
        </span>
      )}
    </button>
  );
}
