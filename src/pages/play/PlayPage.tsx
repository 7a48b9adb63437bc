import Play from 'lucide-react/icons/play';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { preloadGameFrame } from '#/features/game-frame/GameFrameOverlay.tsx';
import { useGameMode, useGamePage } from '#/features/game-frame/useGamePage.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { imageUrl } from '#/lib/url.ts';
import styles from './PlayPage.module.css';

// Loads the frame's chunk in parallel with the page's.
preloadGameFrame();

/**
 * The page behind a game, with a button that opens or restores it. The game itself runs in a frame above all
 * pages.
 */
export function PlayPage() {
  const { name = '' } = useParams();
  const { game, isOpen, open } = useGamePage(name, useGameMode());
  return (
    <section className={styles.page} inert={isOpen} aria-busy={!game}>
      {game && <img className={styles.backdrop} src={imageUrl(game.preview)} alt="" decoding="async" />}
      <div className={styles.card}>
        <div className={styles.art}>
          {game ? (
            <img src={imageUrl(game.preview)} alt="" width={300} height={400} />
          ) : (
            <Skeleton ratio="3 / 4" />
          )}
        </div>
        <h1 className={styles.title} title={game?.name}>
          {game ? game.name : <FormattedMessage id="gameFrame.page.loading" />}
        </h1>
        {game?.producer && (
          <p className={styles.producer}>
            <FormattedMessage id="gameFrame.page.producer" values={{ name: game.producer.name }} />
          </p>
        )}
        <Button size="lg" icon={<Icon of={Play} />} onClick={open} disabled={!game}>
          <FormattedMessage id="gameFrame.page.play" />
        </Button>
      </div>
    </section>
  );
}
