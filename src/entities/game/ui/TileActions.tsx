import Heart from 'lucide-react/icons/heart';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Game } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { gamePath } from '../gamePaths.ts';
import styles from '../GameTile.module.css';

type DemoLinkProps = { game: Game };

/** The free run of a game; the tile's own link is the real one. */
export function DemoLink({ game }: DemoLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Link className={styles.demo} to={gamePath(game.slug, 'demo')} aria-label={formatMessage({ id: 'lobby.tile.demoNamed' }, { name: game.name })}>
      {formatMessage({ id: 'lobby.tile.demo' })}
    </Link>
  );
}

type FavouriteButtonProps = { game: Game; isFavourite: boolean; onToggle: (game: Game) => void };

/** Marks the game as a favourite; what that means for a guest is for `onToggle` to say. */
export function FavouriteButton({ game, isFavourite, onToggle }: FavouriteButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={isFavourite}
      aria-label={formatMessage({ id: 'lobby.tile.favouriteNamed' }, { name: game.name })}
      onClick={() => onToggle(game)}
    >
      <Icon of={Heart} size="sm" />
    </button>
  );
}
