import { useUrlQuery, withParams } from '#/lib/urlQuery.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SearchX from 'lucide-react/icons/search-x';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { PartBoundary } from '#/entities/failure/FailureView.tsx';
import { infiniteList } from '#/api/infinitePages.ts';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton, TILE_CAPTION_HEIGHT, TILE_RATIO } from '#/entities/game/GameTile.tsx';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { useSearchText } from '#/lib/useSearchText.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SearchField } from '#/ui/SearchField/SearchField.tsx';
import { VirtualGrid } from '#/ui/VirtualGrid/VirtualGrid.tsx';
import { foundGamesQuery, tournamentQuery } from './data/queries.ts';
import { useTiles } from '#/entities/game/useTiles.tsx';
import { GAMES_PAGE_SIZE } from './model/rules.ts';
import styles from './TournamentGames.module.css';

const GAP = 14;
const NARROW_TILE = 150;
const WIDE_TILE = 180;

const readSearch = (params: URLSearchParams): string => (params.get('q') ?? '').trim();

const writeSearch = (params: URLSearchParams, text: string): URLSearchParams =>
  withParams(params, { q: text });

/** All games that count in a tournament. The URL contains the search. */
/** `/tournaments/{slug}/games`: all games that count towards a tournament. */
export function TournamentGamesPage() {
  const { slug = '' } = useParams();
  return (
    <div className={styles.page}>
      <PartBoundary key={slug}>
        <TournamentGames slug={slug} />
      </PartBoundary>
    </div>
  );
}

function TournamentGames({ slug }: { slug: string }) {
  const { formatMessage } = useIntl();
  const [q, change] = useUrlQuery(readSearch, writeSearch);
  const title = useQuery(tournamentQuery(slug)).data?.data.title;
  const search = useSearchText(q, change);
  return (
    <>
      <header className={styles.head}>
        <Link className={styles.back} to={paths.tournamentPage(slug)}>
          <Icon of={ArrowLeft} size="sm" />
          {title ?? formatMessage({ id: 'tournaments.games.back' })}
        </Link>
        <h1 className={styles.title}>
          <FormattedMessage id="tournaments.games.title" />
        </h1>
        <div className={styles.search}>
          <SearchField
            label={formatMessage({ id: 'tournaments.games.search' })}
            placeholder={formatMessage({ id: 'tournaments.games.search' })}
            clearLabel={formatMessage({ id: 'tournaments.games.clear' })}
            value={search.text}
            onSearch={search.type}
          />
        </div>
      </header>
      <FoundGames slug={slug} q={q} onReset={() => search.type('')} />
    </>
  );
}

function FoundGames({ slug, q, onReset }: { slug: string; q: string; onReset: () => void }) {
  const { formatMessage } = useIntl();
  const renderTile = useTiles();
  const isWide = useMediaQuery('(width >= 75rem)');
  const answer = useInfiniteQuery(foundGamesQuery(slug, q));
  const list = loadable(answer);
  const { items, end, onMore } = infiniteList(answer, ({ data }) => data);
  if (list.kind === 'failed')
    return (
      <FailureView size="area" text={formatMessage({ id: 'tournaments.games.failed' })} failure={list} />
    );
  if (items === null)
    return (
      <output className={styles.placeholders} aria-label={formatMessage({ id: 'tournaments.games.loading' })}>
        {Array.from({ length: GAMES_PAGE_SIZE }, (_, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </output>
    );
  if (items.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={formatMessage({ id: 'tournaments.games.none' })}
        action={
          q !== '' && (
            <Button variant="secondary" onClick={onReset}>
              <FormattedMessage id="tournaments.games.clear" />
            </Button>
          )
        }
      />
    );
  return (
    <>
      <VirtualGrid
        items={items}
        itemKey={(game) => game.slug}
        renderItem={(game) => renderTile(game)}
        label={formatMessage({ id: 'tournaments.games.title' })}
        minColumnWidth={isWide ? WIDE_TILE : NARROW_TILE}
        gap={GAP}
        aspectRatio={TILE_RATIO}
        captionHeight={TILE_CAPTION_HEIGHT}
        onNearEnd={end === 'more' ? onMore : undefined}
      />
      {end === 'failed' && (
        <p className={styles.end} role="alert">
          <FormattedMessage id="tournaments.games.moreFailed" />
          <Button variant="secondary" size="sm" onClick={onMore}>
            <FormattedMessage id="common.action.retry" />
          </Button>
        </p>
      )}
    </>
  );
}
