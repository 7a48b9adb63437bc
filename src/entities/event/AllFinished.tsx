import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage } from 'react-intl';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { EventKind } from './rules.ts';
import styles from './AllFinished.module.css';

type WayToWin = 'tournaments' | 'promotions' | 'jackpots' | 'gifts';

const waysOf: Readonly<Record<EventKind, readonly WayToWin[]>> = {
  tournament: ['promotions', 'jackpots', 'gifts'],
  action: ['tournaments', 'jackpots', 'gifts'],
  all: ['jackpots', 'gifts'],
};
const pathOf: Readonly<Record<WayToWin, string>> = {
  tournaments: paths.tournaments(),
  promotions: paths.action(),
  jackpots: paths.categoryGames('jackpot_games'),
  gifts: paths.gifts(),
};

export function OtherWays({ kind }: { kind: EventKind }) {
  return (
    <div className={styles.ways}>
      {waysOf[kind].map((way) => (
        <ButtonLink key={way} to={pathOf[way]} variant="secondary" size="sm">
          <FormattedMessage id={`event.otherWays.${way}`} />
        </ButtonLink>
      ))}
    </div>
  );
}

export function AllFinished({ kind }: { kind: EventKind }) {
  return (
    <aside className={styles.notice}>
      <span className={styles.sign}>
        <Icon of={Trophy} size="lg" />
      </span>
      <p className={styles.text}>
        <b className={styles.title}>
          <FormattedMessage id={`event.allFinished.${kind}`} />
        </b>
        <FormattedMessage id="event.allFinished.text" />
      </p>
      <OtherWays kind={kind} />
    </aside>
  );
}
