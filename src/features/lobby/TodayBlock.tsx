import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useIntl } from 'react-intl';
import Sparkles from 'lucide-react/icons/sparkles';
import { useId } from 'react';
import { Link } from 'react-router';
import Gem from 'lucide-react/icons/gem';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import type { CurrentBlock, DailyJackpot, Game } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { shownName, tileActions, tilePlatform, type Viewer } from '#/entities/game/rules.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { paths } from '#/paths.ts';
import { prefetchPlayChunk } from '#/entities/game/registered.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { imageUrl } from '#/lib/url.ts';
import { parseInstant, toDate } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { formatMoney } from '#/lib/money.ts';
import { todayQuery } from './data/queries.ts';
import { jackpotAt } from './model/rules.ts';
import styles from './TodayBlock.module.css';

export function TodayBlock() {
  const { status } = useSnapshot(session);
  const query = useQuery(todayQuery());
  return <TodayView viewer={status} today={loadable(query, ({ data }) => data)} />;
}

export interface TodayViewProps {
  viewer: Viewer;
  today: Loadable<CurrentBlock>;
}

export function TodayView({ viewer, today }: TodayViewProps) {
  const { formatMessage } = useIntl();
  if (today.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <FailureView text={formatMessage({ id: 'lobby.today.error' })} failure={today} />
      </div>
    );
  }
  if (today.kind === 'pending') {
    return (
      <div className={styles.pair} aria-busy>
        <Skeleton height="var(--today-size)" />
        <Skeleton height="var(--today-size)" />
      </div>
    );
  }
  return (
    <div className={styles.pair}>
      <GameOfTheDay game={today.data.gameOfTheDay} viewer={viewer} />
      <Jackpot jackpot={today.data.jackpot} />
    </div>
  );
}

const PREFETCH = { onPointerEnter: prefetchPlayChunk, onFocus: prefetchPlayChunk };

interface GameOfTheDayProps {
  game: Game | undefined;
  viewer: Viewer;
}

function GameOfTheDay({ game, viewer }: GameOfTheDayProps) {
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

interface JackpotProps {
  jackpot: DailyJackpot | undefined;
}

function Jackpot({ jackpot }: JackpotProps) {
  const { formatMessage, locale } = useIntl();
  const titleId = useId();
  const winner = jackpot?.lastWinner;
  return (
    <section className={styles.card} data-kind="jackpot" aria-labelledby={titleId}>
      <Gem className={styles.ornament} aria-hidden />
      <div className={styles.body}>
        <h2 id={titleId} className={styles.label}>
          <Icon of={Gem} size="sm" />
          {formatMessage({ id: 'lobby.jackpot.title' })}
        </h2>
        {jackpot ? (
          <Amount jackpot={jackpot} />
        ) : (
          <p className={styles.note}>{formatMessage({ id: 'lobby.jackpot.empty' })}</p>
        )}
        <DrawTime drawAt={jackpot?.drawAt} />
        {jackpot && winner && (
          <p className={styles.note}>
            {formatMessage(
              { id: 'lobby.jackpot.last' },
              { name: winner.username, amount: formatMoney(winner.amount, jackpot.currency, locale) },
            )}
          </p>
        )}
        <Link className={styles.more} to={paths.categoryGames('jackpot_games')}>
          {formatMessage({ id: 'lobby.jackpot.games' })}
        </Link>
      </div>
    </section>
  );
}

/**
 * The growing amount. A separate component, so that only the amount and not the whole card rerenders every
 * second.
 */
function Amount({ jackpot }: { jackpot: DailyJackpot }) {
  const { locale } = useIntl();
  const now = useServerNow(1000);
  return (
    <p className={styles.amount} data-number>
      {formatMoney(jackpotAt(jackpot, now), jackpot.currency, locale)}
    </p>
  );
}

function DrawTime({ drawAt }: { drawAt: string | undefined }) {
  const { formatMessage, formatTime } = useIntl();
  const instant = parseInstant(drawAt);
  if (instant === null) return null;
  return (
    <p className={styles.note}>
      {formatMessage(
        { id: 'lobby.jackpot.draw' },
        { time: formatTime(toDate(instant), { hour: '2-digit', minute: '2-digit' }) },
      )}
    </p>
  );
}
