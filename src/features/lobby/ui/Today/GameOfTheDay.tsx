import Sparkles from 'lucide-react/icons/sparkles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Game } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { prefetchPlayChunk } from '#/entities/game/playChunk.ts';
import { shownName, tileActions, type Viewer } from '#/entities/game/rules.ts';
import { tilePlatform } from '#/entities/game/tilePlatform.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { imageUrl } from '#/lib/url.ts';
import styles from './Today.module.css';

const PREFETCH = { onPointerEnter: prefetchPlayChunk, onFocus: prefetchPlayChunk };

export interface GameOfTheDayProps {
  game: Game | undefined;
  viewer: Viewer;
}

export function GameOfTheDay({ game, viewer }: GameOfTheDayProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <section className={styles.card} data-kind="game" aria-labelledby={titleId}>
      <Sparkles className={styles.ornament} aria-hidden />
      {game && (
        <img
          className={styles.art}
          src={imageUrl(game.preview)}
          alt=""
          width={300}
          height={400}
          decoding="async"
        />
      )}
      <div className={styles.body}>
        <h2 id={titleId} className={styles.label}>
          <Icon of={Sparkles} size="sm" />
          {formatMessage({ id: 'lobby.today.title' })}
        </h2>
        {game ? (
          <GameDetails game={game} viewer={viewer} />
        ) : (
          <p className={styles.note}>{formatMessage({ id: 'lobby.today.empty' })}</p>
        )}
      </div>
    </section>
  );
}

function GameDetails({ game, viewer }: { game: Game; viewer: Viewer }) {
  const { formatMessage } = useIntl();
  const actions = tileActions(game, viewer, tilePlatform());
  return (
    <>
      <p className={styles.name}>{shownName(game)}</p>
      <p className={styles.note}>{game.producer?.name}</p>
      <div className={styles.actions}>
        {actions.kind === 'refused' && (
          <p className={styles.note}>{formatMessage({ id: `game.tile.refused.${actions.reason}` })}</p>
        )}
        {actions.kind === 'offered' && (
          <ButtonLink
            to={actions.play === 'run' ? paths.gameItem(game.slug) : paths.login(paths.gameItem(game.slug))}
            aria-label={formatMessage({ id: 'game.tile.playNamed' }, { name: shownName(game) })}
            {...PREFETCH}
          >
            {formatMessage({ id: 'game.tile.play' })}
          </ButtonLink>
        )}
        {actions.kind === 'offered' && actions.hasDemo && (
          <Link
            className={styles.more}
            to={paths.gameItem(game.slug, 'demo')}
            aria-label={formatMessage({ id: 'game.tile.demoNamed' }, { name: shownName(game) })}
            {...PREFETCH}
          >
            {formatMessage({ id: 'game.tile.demo' })}
          </Link>
        )}
      </div>
    </>
  );
}
