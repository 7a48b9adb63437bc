import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { lazyPart, RegionBoundary } from '#/ui/RegionBoundary/RegionBoundary.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { NARROW_WINDOW } from '#/lib/narrowWindow.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { openModal, defineModal } from '#/overlays/modals.store.ts';
import { loadable } from '#/api/loadable.ts';
import { useTiles } from '#/entities/game/useTiles.tsx';
import { gridQuery, type GridScope } from './data/grid/queries.ts';
import { choicesOf, toggleChoice, withoutFilters, type GridQuery } from './model/gridQuery.ts';
import { ALL_GAMES } from './model/rules.ts';
import { useChoiceName, useGridQuery } from './ui/Filters/useFilters.ts';
import { GridToolbar, type GridToolbarProps } from './ui/Grid/GridToolbar.tsx';
import { GridView, type GridViewProps, type More } from './ui/Grid/GridView.tsx';
import type { FiltersModalProps } from './ui/Filters/FiltersModal.tsx';
import styles from './ui/Grid/GridView.module.css';

const filtersModal = defineModal<FiltersModalProps>('gameFilters', {
  load: () => import('./ui/Filters/FiltersModal.tsx'),
  options: { title: 'gameFacts.filters.title', type: 'bottom', withoutClose: true },
});

/** Number of tiles in the first view. Their pictures load eagerly. */
const FIRST_TILES = 12;

const FilterPanel = lazyPart(() =>
  import('./ui/Filters/FilterGroups.tsx').then((module) => ({ default: module.FilterPanel })),
);
const NoGames = lazyPart(() =>
  import('./ui/Filters/NoGames.tsx').then((module) => ({ default: module.NoGames })),
);

export interface GameGridProps {
  title: string;
  scope: GridScope;
  isPageTitle?: boolean;
}

/** A grid of games. Its order and filters are stored in the URL. */
export function GameGrid({ title, scope, isPageTitle = false }: GameGridProps) {
  const { query, unknown, isChecking, change } = useGridQuery(scope.producer !== undefined);
  const section = useRef<HTMLElement>(null);
  useKeptHeight(section, JSON.stringify([scope, query]));
  const panel = useFilterPanel(scope);
  const choices = choicesOf(query, scope.producer !== undefined);
  const grid = useGameGrid(scope, query);
  return (
    <section ref={section} className={styles.section} aria-label={title}>
      <GridToolbar
        title={title}
        isPageTitle={isPageTitle}
        total={grid.total}
        sort={query.sort}
        onSort={(sort) => change({ ...query, sort })}
        choices={choices}
        nameOf={useChoiceName(choices.some(({ filter }) => filter === 'producer'))}
        onRemove={(choice) => change(toggleChoice(query, choice))}
        onClear={() => change(withoutFilters(query))}
        filters={panel.button}
      />
      {unknown.length > 0 && <UnknownProducers names={unknown} />}
      {panel.isOpen && (
        <PartBoundary>
          <Suspense fallback={<Skeleton height="10rem" />}>
            <FilterPanel id={panel.id} scope={scope} query={query} onQuery={change} />
          </Suspense>
        </PartBoundary>
      )}
      <Games
        title={title}
        grid={grid}
        isFirst={isPageTitle}
        narrowedEmpty={
          choices.length > 0 ? (
            <PartBoundary>
              <Suspense>
                {/* Show nothing until the producers have loaded. Unknown producers in the URL are then
                    dropped from the filters, so the grid may have games after all. */}
                {!isChecking && <NoGames scope={scope} query={query} onQuery={change} />}
              </Suspense>
            </PartBoundary>
          ) : undefined
        }
      />
    </section>
  );
}

function UnknownProducers({ names }: { names: readonly string[] }) {
  const { formatList } = useIntl();
  return (
    <p className={styles.notice} role="status">
      <FormattedMessage
        id="gameFacts.filters.unknownProducers"
        values={{ count: names.length, names: formatList(names) }}
      />
    </p>
  );
}

/** A button that opens the filters, in a sheet on phones and in a panel above the grid elsewhere. */
function useFilterPanel(scope: GridScope) {
  const id = useId();
  const isPhone = useMediaQuery(NARROW_WINDOW);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && !isPhone;
  const button: GridToolbarProps['filters'] = isPhone
    ? { 'aria-haspopup': 'dialog', onClick: () => openModal(filtersModal, { scope }) }
    : {
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setWanted(!isWanted),
      };
  return { id, isOpen, button };
}

interface GamesProps {
  title: string;
  grid: ReturnType<typeof useGameGrid>;
  /** Whether the grid is in the first view. */
  isFirst: boolean;
  narrowedEmpty: ReactNode;
}

/** If rendering the games throws, the boundary keeps the title and the filters on screen. */
function Games({ title, grid, isFirst, narrowedEmpty }: GamesProps) {
  const renderTile = useTiles();
  const view: Omit<GridViewProps, 'list'> = {
    label: title,
    renderTile: (game, index) => renderTile(game, isFirst && index < FIRST_TILES),
    loadMore: grid.loadMore,
    narrowedEmpty,
    emptyAction: (
      <ButtonLink to={paths.categoryGames(ALL_GAMES)}>
        <FormattedMessage id="lobby.games.all" />
      </ButtonLink>
    ),
  };
  const drawFailed = () => (
    <GridView
      {...view}
      list={{ kind: 'failed', code: 'contract_broken', retry: grid.retry, isRetrying: grid.isRetrying }}
    />
  );
  return (
    <RegionBoundary resetKey={grid.updatedAt} fallback={drawFailed}>
      <GridView {...view} list={grid.list} />
    </RegionBoundary>
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

/**
 * Heights in pixels of recently shown grids. The key contains the category or producer, the order and the
 * filters.
 */
const lastHeights = new Map<string, number>();
const MAX_LAST_HEIGHTS = 20;

/**
 * Gives a list its previous height during the first frame, so that the browser can restore the scroll
 * position.
 */
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

/** Keeps a list at least as high as `height` until the next frame. Returns the cleanup. */
function holdHeight(list: HTMLElement, height: number | undefined): () => void {
  const release = () => list.style.removeProperty('min-block-size');
  if (height !== undefined) list.style.setProperty('min-block-size', `${height}px`);
  const frame = requestAnimationFrame(release);
  return () => {
    cancelAnimationFrame(frame);
    release();
  };
}
