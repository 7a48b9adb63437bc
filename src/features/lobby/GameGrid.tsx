import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useLayoutEffect, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { paths } from '#/paths.ts';
import { RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { openModal } from '#/overlays/modals.store.ts';
import { loadable } from '#/api/loadable.ts';
import type { GridScope } from './data/listParams.ts';
import { producersQuery, gridQuery } from './data/queries.ts';
import { useTiles } from '#/entities/game/useTiles.tsx';
import { producersModal } from './lobby.modals.ts';
import { readGridQuery, toggleProducer, writeGridQuery, type GridQuery } from './model/gridQuery.ts';
import { ALL_GAMES, producersOf } from './model/rules.ts';
import { GridToolbar } from './ui/Grid/GridToolbar.tsx';
import { GridView, type GridViewProps, type More } from './ui/Grid/GridView.tsx';
import styles from './ui/Grid/GridView.module.css';

/** Tiles of the first view, whose pictures load eagerly. */
const FIRST_TILES = 12;

export interface GameGridProps {
  title: string;
  scope: GridScope;
  isPageTitle?: boolean;
}

/** Sorting and producers are kept in the URL. */
export function GameGrid({ title, scope, isPageTitle = false }: GameGridProps) {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const [query, change] = useUrlQuery(readGridQuery, writeGridQuery);
  const grid = useGameGrid(scope, query);
  const section = useRef<HTMLElement>(null);
  useKeptHeight(section, JSON.stringify([scope, query]));
  const isNarrowed = query.producers.length > 0;
  const known = useQuery({ ...producersQuery(), enabled: isNarrowed }).data;
  const chosen = known && producersOf(known.data).filter(({ slug }) => query.producers.includes(slug));
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
  // If rendering the games throws, the title and the filters stay.
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

function useGameGrid(scope: GridScope, query: GridQuery) {
  const answer = useInfiniteQuery(gridQuery(scope, query));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = answer;
  const more = moreOf(hasNextPage, isFetchNextPageError && !isFetchingNextPage);
  return {
    list: loadable(answer, ({ pages }) => ({ games: pages.flatMap((page) => page.data), more })),
    total: data?.pages.at(-1)?.total ?? null,
    updatedAt: answer.dataUpdatedAt,
    isRetrying: answer.isFetching,
    retry: () => void answer.refetch(),
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

function moreOf(hasNextPage: boolean, isFailed: boolean): More {
  if (!hasNextPage) return 'none';
  return isFailed ? 'failed' : 'coming';
}

/** Heights in pixels of the last grids on screen, by scope and query. */
const lastHeights = new Map<string, number>();
const MAX_LAST_HEIGHTS = 20;

/** Gives a list its last height for the first frame, so that the scroll position can be restored. */
function useKeptHeight(element: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return undefined;
    const release = holdHeight(list, lastHeights.get(key));
    return () => {
      release();
      lastHeights.delete(key);
      lastHeights.set(key, list.offsetHeight);
      const [oldest] = lastHeights.keys();
      if (lastHeights.size > MAX_LAST_HEIGHTS && oldest !== undefined) lastHeights.delete(oldest);
    };
  }, [element, key]);
}

/** Keeps a list at least this high until the next frame. Returns the cleanup. */
function holdHeight(list: HTMLElement, height: number | undefined): () => void {
  const release = () => list.style.removeProperty('min-block-size');
  if (height !== undefined) list.style.setProperty('min-block-size', `${height}px`);
  const frame = requestAnimationFrame(release);
  return () => {
    cancelAnimationFrame(frame);
    release();
  };
}
