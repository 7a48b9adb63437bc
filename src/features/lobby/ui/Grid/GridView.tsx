import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { GameTileSkeleton, TILE_CAPTION_HEIGHT, TILE_RATIO } from '#/entities/game/GameTile.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Spinner } from '#/ui/Spinner/Spinner.tsx';
import { useMediaQuery } from '#/lib/mediaQuery.ts';
import { VirtualGrid } from '#/ui/VirtualGrid/VirtualGrid.tsx';
import { ROW_SIZE } from '../../model/rules.ts';
import styles from './GridView.module.css';

/** Gap and minimum tile widths in pixels. Two tiles fit on the narrowest phone. */
const GAP = 14;
const NARROW_TILE = 150;
const WIDE_TILE = 180;

/** The end of the list: a spinner, an error with a retry button, or a note that all results are shown. */
export type More = 'coming' | 'failed' | 'none';

export interface GridViewProps {
  label: string;
  list: Loadable<{ readonly games: readonly Game[]; readonly more: More }>;
  renderTile: (game: Game, index: number) => ReactNode;
  loadMore: () => void;
  /** Shown instead of the list if no game matches the filters. */
  narrowedEmpty?: ReactNode;
  /**
   * A button or link below the default message for an empty list. Not shown if `narrowedEmpty` replaces that
   * message.
   */
  emptyAction?: ReactNode;
}

export function GridView({ label, list, renderTile, loadMore, narrowedEmpty, emptyAction }: GridViewProps) {
  const { formatMessage } = useIntl();
  const isWide = useMediaQuery('(width >= 75rem)');
  if (list.kind === 'pending') return <Placeholders />;
  if (list.kind === 'failed') {
    return (
      <FailureView
        size="area"
        text={formatMessage({ id: 'lobby.row.error' })}
        hint={formatMessage({ id: 'lobby.row.errorText' })}
        failure={list}
      />
    );
  }
  if (list.data.games.length === 0) {
    return (
      narrowedEmpty ?? (
        <EmptyState
          icon={SearchX}
          title={formatMessage({ id: 'lobby.games.emptyTitle' })}
          action={emptyAction}
        >
          {formatMessage({ id: 'lobby.games.emptyText' })}
        </EmptyState>
      )
    );
  }
  return (
    <>
      <VirtualGrid
        items={list.data.games}
        itemKey={({ slug }) => slug}
        renderItem={renderTile}
        label={label}
        minColumnWidth={isWide ? WIDE_TILE : NARROW_TILE}
        gap={GAP}
        aspectRatio={TILE_RATIO}
        captionHeight={TILE_CAPTION_HEIGHT}
        onNearEnd={list.data.more === 'coming' ? loadMore : undefined}
      />
      {/* Remount `End` when more games have loaded. Moving it down would count as a layout shift. */}
      <End key={list.data.games.length} more={list.data.more} loadMore={loadMore} />
    </>
  );
}

function Placeholders() {
  const { formatMessage } = useIntl();
  return (
    <output className={styles.placeholders} aria-label={formatMessage({ id: 'lobby.games.loading' })}>
      {Array.from({ length: ROW_SIZE }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </output>
  );
}

function End({ more, loadMore }: { more: More; loadMore: () => void }) {
  const { formatMessage } = useIntl();
  if (more === 'none') return <p className={styles.end}>{formatMessage({ id: 'lobby.games.end' })}</p>;
  if (more === 'coming') {
    return (
      <p className={styles.end} data-coming>
        <Spinner />
      </p>
    );
  }
  return (
    <p className={styles.end} role="alert">
      {formatMessage({ id: 'lobby.games.moreError' })}
      <Button variant="secondary" size="sm" onClick={loadMore}>
        {formatMessage({ id: 'common.action.retry' })}
      </Button>
    </p>
  );
}
