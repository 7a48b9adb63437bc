import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { paths } from '#/paths.ts';
import { currentBrand } from '#/brands/currentBrand.ts';
import { session } from '#/api/session/session.store.ts';
import { favouritesQuery } from '#/entities/game/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import type { Game } from '#/api/generated/model/index.ts';
import { FailureView, PartBoundary } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton } from '#/entities/game/GameTile.tsx';
import { Rail, RailItem } from '#/ui/Rail/Rail.tsx';
import { useTiles } from '#/entities/game/useTiles.tsx';
import { recentGamesQuery, rowQuery } from './data/queries.ts';
import { useCategories } from './data/useCategories.ts';
import { FIRST_ROWS, VISIBLE_GAMES, isOffered, lobbyRows } from './model/rules.ts';
import styles from './GameRows.module.css';

/** Rows of games by category. Each row fetches its games when it comes near the viewport. */
export function CategoryRows() {
  const { known, nameOf } = useCategories();
  const isResting = useRestriction().kind !== 'none';
  const rows = lobbyRows(known, currentBrand().defaultCategories);
  return rows
    .filter((slug) => isOffered(slug, isResting))
    .map((slug, index) => (
      <NearView key={slug} placeClass={styles.row} isFirst={index < FIRST_ROWS}>
        <PartBoundary>
          <CategoryRow slug={slug} title={nameOf(slug)} />
        </PartBoundary>
      </NearView>
    ));
}

function CategoryRow({ slug, title }: { slug: string; title: string }) {
  const renderTile = useTiles();
  const games = loadable(useQuery(rowQuery(slug)), ({ data }) => data);
  return <RowView title={title} allPath={paths.categoryGames(slug)} games={games} renderTile={renderTile} />;
}

/** The player's recent games and favourites. Guests have neither. Empty rows are hidden. */
export function PlayerRows() {
  const { status } = useSnapshot(session);
  if (status === 'guest') return null;
  return (
    <>
      <PartBoundary>
        <RecentRow />
      </PartBoundary>
      <PartBoundary>
        <FavouriteRow />
      </PartBoundary>
    </>
  );
}

function RecentRow() {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const games = loadable(useQuery(recentGamesQuery()), ({ data }) => data);
  if (games.kind === 'ready' && games.data.length === 0) return null;
  return (
    <RowView title={formatMessage({ id: 'lobby.recent.title' })} games={games} renderTile={renderTile} />
  );
}

function FavouriteRow() {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const games = loadable(useQuery(favouritesQuery()), ({ data }) => data);
  if (games.kind === 'ready' && games.data.length === 0) return null;
  return (
    <RowView title={formatMessage({ id: 'lobby.favourites.title' })} games={games} renderTile={renderTile} />
  );
}

export interface RowViewProps {
  title: string;
  allPath?: string | undefined;
  games: Loadable<readonly Game[]>;
  renderTile: (game: Game) => ReactNode;
}

export function RowView({ title, allPath, games, renderTile }: RowViewProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = games.kind === 'ready' ? games.data.slice(0, isWhole ? undefined : VISIBLE_GAMES) : [];
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
          Array.from({ length: VISIBLE_GAMES }, (_, index) => (
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

/** Margin around the viewport within which content is rendered. */
const NEAR = '600px 0px';

interface NearViewProps {
  /** Class that reserves space for the children until their first render. */
  placeClass: string | undefined;
  /** Whether the children are in the first view. If so, they render at once. */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * Renders its children only near the viewport, to save elements and requests. Children with the focus stay
 * rendered.
 */
function NearView({ placeClass, isFirst = false, children }: NearViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [size, setSize] = useState<number | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (entry.isIntersecting) setNear(true);
        else if (!element.contains(document.activeElement)) {
          if (element.childElementCount > 0) setSize(entry.boundingClientRect.height);
          setNear(false);
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={root}
      className={isNear || size !== null ? undefined : placeClass}
      style={isNear || size === null ? undefined : { blockSize: `${size}px` }}
    >
      {isNear && children}
    </div>
  );
}
