import Heart from 'lucide-react/icons/heart';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Game } from '#/api/generated/model/index.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { paths } from '#/paths.ts';
import styles from '../GameTile.module.css';

interface DemoLinkProps {
  game: Game;
}

export function DemoLink({ game }: DemoLinkProps) {
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

interface FavouriteButtonProps {
  game: Game;
  isFavourite: boolean;
  onToggle: (game: Game) => void;
}

/** Toggles the favourite. The caller decides in `onToggle` what happens for guests. */
export function FavouriteButton({ game, isFavourite, onToggle }: FavouriteButtonProps) {
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
