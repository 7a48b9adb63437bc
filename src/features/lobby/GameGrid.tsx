import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { paths } from '#/paths.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { openModal } from '#/overlays/modals.store.ts';
import type { GridScope } from './data/listParams.ts';
import { useGameGrid } from './data/useGameGrid.ts';
import { producersQuery } from './data/queries.ts';
import { useTiles } from './data/useTiles.tsx';
import { producersModal } from './lobby.modals.ts';
import { readGridQuery, toggleProducer, writeGridQuery, type GridQuery } from './model/gridQuery.ts';
import { ALL_GAMES, producersOf } from './model/rules.ts';
import { GridToolbar } from './ui/Grid/GridToolbar.tsx';
import { GridView, type GridViewProps } from './ui/Grid/GridView.tsx';
import { useKeptHeight } from './ui/Grid/useKeptHeight.ts';
import styles from './ui/Grid/GridView.module.css';

/** Tiles of the first view, whose pictures load at once. */
const FIRST_TILES = 12;

export type GameGridProps = {
  title: string;
  scope: GridScope;
  /** The title is the page's own. */
  isPageTitle?: boolean;
};

/** Order and producers of the grid are kept in the address. */
export function GameGrid({ title, scope, isPageTitle = false }: GameGridProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const renderTile = useTiles();
  const query = readGridQuery(params);
  const grid = useGameGrid(scope, query);
  const section = useRef<HTMLElement>(null);
  useKeptHeight(section, JSON.stringify([scope, query]));
  const isNarrowed = query.producers.length > 0;
  const known = useQuery({ ...producersQuery(), enabled: isNarrowed }).data;
  const chosen = known && producersOf(known.data).filter(({ slug }) => query.producers.includes(slug));
  const change = (next: GridQuery) =>
    setParams((current) => writeGridQuery(current, next), { replace: true, preventScrollReset: true });
  const pick = () =>
    openModal(producersModal, {
      onPick: (slug) => change(toggleProducer(query, slug)),
    });
  const isFiltered = scope.producer === undefined && isNarrowed;
  const view: Omit<GridViewProps, 'list'> = {
    label: title,
    renderTile: (game, index) => renderTile(game, isPageTitle && index < FIRST_TILES),
    loadMore: grid.loadMore,
    onReset: isFiltered ? () => change({ ...query, producers: [] }) : undefined,
    emptyAction: (
      <ButtonLink to={paths.categoryGames(ALL_GAMES)}>{formatMessage({ id: 'lobby.games.all' })}</ButtonLink>
    ),
  };
  const drawFailed = () => (
    <GridView
      {...view}
      list={{ kind: 'failed', code: 'contract_broken', retry: grid.retry, isRetrying: grid.isRetrying }}
    />
  );
  // An answer that cannot be drawn leaves the title and the choices where they are.
  return (
    <section ref={section} className={styles.section} aria-label={title}>
      <GridToolbar
        title={title}
        isPageTitle={isPageTitle}
        total={grid.total}
        query={query}
        onSort={(sort) => change({ ...query, sort })}
        producers={
          scope.producer === undefined
            ? {
                chosen: chosen ?? query.producers.map((slug) => ({ slug, name: slug })),
                onPick: pick,
                onRemove: (slug) => change(toggleProducer(query, slug)),
              }
            : undefined
        }
      />
      <RegionBoundary resetKey={grid.updatedAt} fallback={drawFailed}>
        <GridView {...view} list={grid.list} />
      </RegionBoundary>
    </section>
  );
}
