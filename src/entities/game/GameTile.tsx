import { type FocusEvent, memo, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import type { Game } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { imageSet, imageUrl } from '#/lib/url.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { badgeOf, shownName, tileActions, type TileActions, tilePlatform, type Viewer } from './rules.ts';
import { showGameSheet, prefetchPlayChunk } from './registered.ts';
import styles from './GameTile.module.css';

/** Pixels below the picture. Keep in sync with `GameTile.module.css`. */
export const TILE_CAPTION_HEIGHT = 44;
/** Width of the picture divided by its height. */
export const TILE_RATIO = 3 / 4;

export interface GameTileProps {
  game: Game;
  viewer: Viewer;
  isFavourite?: boolean;
  /** Omit to hide the favourite button. Must be referentially stable, because tiles are memoised. */
  onToggleFavourite?: ((game: Game) => void) | undefined;
  isEager?: boolean;
}

/**
 * A press on the tile opens the real game. Hover, focus or a tap reveals the other actions. Renders few
 * elements, because a page holds dozens of tiles.
 */
export const GameTile = memo(function GameTile({
  game,
  viewer,
  isFavourite = false,
  onToggleFavourite,
  isEager = false,
}: GameTileProps) {
  const { isRevealed, handlers } = useTileReveal();
  const actions = tileActions(game, viewer, tilePlatform());
  const isOffered = actions.kind === 'offered';
  const hasHeart = onToggleFavourite !== undefined && isOffered && (isRevealed || isFavourite);
  return (
    <article
      className={styles.tile}
      data-game-tile
      data-revealed={(isRevealed && isOffered) || undefined}
      data-refused={!isOffered || undefined}
      {...(isOffered ? handlers : {})}
    >
      <img
        className={styles.art}
        src={imageUrl(game.preview)}
        srcSet={imageSet(game.previewSmall, game.preview)}
        alt=""
        width={300}
        height={400}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <TileBadge game={game} />
      <TileName game={game} actions={actions} isRevealed={isRevealed} />
      <span className={styles.producer}>{game.producer?.name}</span>
      {isOffered && isRevealed && actions.hasDemo && <DemoLink game={game} />}
      {hasHeart && <FavouriteButton game={game} isFavourite={isFavourite} onToggle={onToggleFavourite} />}
      {isOffered && isRevealed && <InfoButton game={game} />}
    </article>
  );
});

function TileBadge({ game }: { game: Game }) {
  const { formatMessage } = useIntl();
  const badge = badgeOf(game);
  if (!badge) return null;
  return (
    <span className={styles.badge} data-badge={badge}>
      {formatMessage({ id: `game.badge.${badge}` })}
    </span>
  );
}

interface TileNameProps {
  game: Game;
  actions: TileActions;
  isRevealed: boolean;
}

/**
 * The tile's link, which covers the picture. If the game cannot be opened, a text with the reason replaces
 * the link.
 */
function TileName({ game, actions, isRevealed }: TileNameProps) {
  const { formatMessage } = useIntl();
  const name = shownName(game);
  if (actions.kind === 'refused') {
    return (
      <span className={styles.name} title={name}>
        {name}
        <span className={styles.refusal}>{formatMessage({ id: `game.tile.refused.${actions.reason}` })}</span>
      </span>
    );
  }
  const real = paths.gameItem(game.slug);
  return (
    <Link
      className={styles.name}
      to={actions.play === 'run' ? real : paths.login(real)}
      title={isRevealed ? name : undefined}
    >
      {isRevealed ? (
        <>
          {name} <span className={styles.play}>{formatMessage({ id: 'game.tile.play' })}</span>
        </>
      ) : (
        name
      )}
    </Link>
  );
}

interface DemoLinkProps {
  game: Game;
}

function DemoLink({ game }: DemoLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Link
      className={styles.demo}
      to={paths.gameItem(game.slug, 'demo')}
      aria-label={formatMessage({ id: 'game.tile.demoNamed' }, { name: game.name })}
    >
      {formatMessage({ id: 'game.tile.demo' })}
    </Link>
  );
}

function InfoButton({ game }: { game: Game }) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.info}
      aria-label={formatMessage({ id: 'game.tile.infoNamed' }, { name: game.name })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Focus the tile's link first, so that the sheet later returns the focus to the link. It can't return
        // the focus to the info button, which the tile hides while the sheet is open.
        currentTarget.closest('article')?.querySelector('a')?.focus({ preventScroll: true });
        showGameSheet(game.slug);
      }}
    >
      <Icon of={Info} size="sm" />
    </button>
  );
}

interface FavouriteButtonProps {
  game: Game;
  isFavourite: boolean;
  onToggle: (game: Game) => void;
}

/** Toggles the favourite. The caller decides in `onToggle` what happens for guests. */
function FavouriteButton({ game, isFavourite, onToggle }: FavouriteButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={isFavourite}
      aria-label={formatMessage({ id: 'game.tile.favouriteNamed' }, { name: game.name })}
      onClick={() => onToggle(game)}
    >
      <Icon of={Heart} size="sm" />
    </button>
  );
}

/**
 * Hides the actions of the open tile. On touch, only one tile may show its actions, and not every browser
 * blurs the previous tile.
 */
let closeOpenTile: (() => void) | null = null;

/** Reveals the actions on hover, on focus within, and on a first tap, which does not follow the link. */
function useTileReveal() {
  const [isRevealed, setRevealed] = useState(false);
  const pressedClosed = useRef(false);

  const hide = () => setRevealed(false);
  const reveal = () => {
    if (closeOpenTile !== hide) closeOpenTile?.();
    closeOpenTile = hide;
    setRevealed(true);
    prefetchPlayChunk();
  };

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') reveal();
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' && !event.currentTarget.contains(document.activeElement)) hide();
    },
    // A tap focuses the link before `click` fires, so `pointerdown` records whether the actions were open
    // before.
    onPointerDown: (event: PointerEvent) => {
      pressedClosed.current = event.pointerType === 'touch' && !isRevealed;
    },
    onPointerCancel: () => {
      pressedClosed.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!pressedClosed.current) return;
      pressedClosed.current = false;
      event.preventDefault();
      event.stopPropagation();
      reveal();
    },
    onFocus: () => {
      if (!pressedClosed.current) reveal();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hide();
    },
  };
  return { isRevealed, handlers };
}

/** A placeholder of a tile's size. A single element, because the first viewport holds dozens. */
export function GameTileSkeleton() {
  return <span className={styles.skeleton} aria-hidden />;
}
