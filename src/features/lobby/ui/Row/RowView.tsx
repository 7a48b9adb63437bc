import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Game } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton } from '#/entities/game/GameTileSkeleton.tsx';
import { Rail, RailItem } from '#/ui/Rail/Rail.tsx';
import { IN_SIGHT } from '../../model/rules.ts';
import styles from './RowView.module.css';

export type RowViewProps = {
  title: string;
  /** Where all of them are. */
  allPath?: string | undefined;
  games: Loadable<readonly Game[]>;
  renderTile: (game: Game) => ReactNode;
};

/** A row of games with its heading and the link to all; it fails and is empty by itself, in its own place. */
export function RowView({ title, allPath, games, renderTile }: RowViewProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = games.kind === 'ready' ? games.data.slice(0, isWhole ? undefined : IN_SIGHT) : [];
  if (games.kind === 'failed') {
    return (
      <Place title={title}>
        <FailureView text={formatMessage({ id: 'lobby.row.error' })} failure={games} />
      </Place>
    );
  }
  if (games.kind === 'ready' && games.data.length === 0) {
    return (
      <Place title={title}>
        <p className={styles.empty}>{formatMessage({ id: 'lobby.row.empty' })}</p>
      </Place>
    );
  }
  const link = allPath !== undefined && (
    <Link
      className={styles.all}
      to={allPath}
      aria-label={formatMessage({ id: 'lobby.row.allNamed' }, { name: title })}
    >
      {formatMessage({ id: 'lobby.row.all' })}
    </Link>
  );
  return (
    <div className={styles.row} aria-busy={games.kind === 'pending' || undefined}>
      <Rail
        title={title}
        titleId={titleId}
        action={link}
        previousLabel={formatMessage({ id: 'lobby.row.previous' }, { name: title })}
        nextLabel={formatMessage({ id: 'lobby.row.next' }, { name: title })}
        itemWidth="var(--row-tile)"
        onTaken={isWhole ? undefined : () => setWhole(true)}
      >
        {games.kind === 'pending' &&
          Array.from({ length: IN_SIGHT }, (_, index) => (
            <RailItem key={index}>
              <GameTileSkeleton />
            </RailItem>
          ))}
        {shown.map((game) => (
          <RailItem key={game.slug}>{renderTile(game)}</RailItem>
        ))}
      </Rail>
    </div>
  );
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.place}>{children}</div>
    </section>
  );
}
