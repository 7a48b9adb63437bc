import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { loadable } from '#/api/loadable.ts';
import { session } from '#/api/session/session.store.ts';
import { Part } from '#/entities/failure/Part.tsx';
import type { Closable } from '#/overlays/modals.store.ts';
import { useTiles } from '#/entities/game/useTiles.tsx';
import type { Game, GameFeature, GamePlatform, GameSheet, PlaceLimit } from '#/api/generated/model/index.ts';
import { useFactName } from '#/entities/game-facts/useFactName.ts';
import { shownName, tileActions, tilePlatform, type Viewer } from '#/entities/game/rules.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { imageUrl } from '#/lib/url.ts';
import { paths } from '#/paths.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import { gameSheetQuery } from '../data/queries.ts';
import styles from './GameSheetModal.module.css';

export interface GameSheetModalProps {
  slug: string;
  /** Whether the game is running below the sheet. */
  isRunning?: boolean;
}

/** The info sheet of a game: its features and figures, and similar games. */
export default function GameSheetModal({ slug, isRunning = false, close }: GameSheetModalProps & Closable) {
  const { status } = useSnapshot(session);
  const sheet = loadable(useQuery(gameSheetQuery(slug)), ({ data }) => data);
  const renderTile = useTiles();
  return (
    <Part of={sheet} skeleton={['10rem', '16rem', '14rem']} failed="gameSheet.failed">
      {(shown) => (
        <GameSheetView
          sheet={shown}
          viewer={status}
          isRunning={isRunning}
          platform={tilePlatform()}
          renderTile={renderTile}
          onGo={close}
        />
      )}
    </Part>
  );
}

export interface GameSheetViewProps {
  sheet: GameSheet;
  viewer: Viewer;
  /** While the game is running, the buttons that start it are hidden. */
  isRunning?: boolean;
  platform: GamePlatform;
  renderTile: (game: Game) => ReactNode;
  /**
   * Closes the sheet. Every link must call this: a link to the page below the sheet causes no navigation, so
   * the sheet would stay open.
   */
  onGo: () => void;
}

export function GameSheetView({
  sheet,
  viewer,
  isRunning = false,
  platform,
  renderTile,
  onGo,
}: GameSheetViewProps) {
  const { game, similar } = sheet;
  const id = useId();
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <img className={styles.art} src={imageUrl(game.preview)} alt="" width={300} height={400} />
        <div className={styles.names}>
          <h3 className={styles.name}>{shownName(game)}</h3>
          {game.producer && (
            <Link className={styles.producer} to={paths.producersGames(game.producer.slug)} onClick={onGo}>
              <FormattedMessage id="gameSheet.gamesOf" values={{ producer: game.producer.name }} />
            </Link>
          )}
          {!isRunning && <StartButtons game={game} viewer={viewer} platform={platform} onGo={onGo} />}
        </div>
      </header>
      <Facts sheet={sheet} />
      <p className={styles.note}>
        <FormattedMessage id="gameSheet.returnNote" />
      </p>
      <Features of={sheet.features} />
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby={id}>
          <h3 id={id}>
            <FormattedMessage id="gameSheet.similar" />
          </h3>
          <ul className={styles.tiles}>
            {similar.map((one) => (
              <li key={one.slug}>{renderTile(one)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface StartButtonsProps extends Pick<GameSheetViewProps, 'viewer' | 'platform' | 'onGo'> {
  game: Game;
}

/** The buttons for real play and for the demo. For guests, the button for real play leads to the login. */
function StartButtons({ game, viewer, platform, onGo }: StartButtonsProps) {
  const { formatMessage } = useIntl();
  const actions = tileActions(game, viewer, platform);
  if (actions.kind === 'refused')
    return <p className={styles.note}>{formatMessage({ id: `game.tile.refused.${actions.reason}` })}</p>;
  const real = paths.gameItem(game.slug);
  const isPlayer = actions.play === 'run';
  return (
    <div className={styles.actions}>
      <ButtonLink to={isPlayer ? real : paths.login(real)} onClick={onGo}>
        <FormattedMessage id={isPlayer ? 'gameSheet.play' : 'gameSheet.login'} />
      </ButtonLink>
      {actions.hasDemo && (
        <ButtonLink variant="secondary" to={paths.gameItem(game.slug, 'demo')} onClick={onGo}>
          <FormattedMessage id="gameSheet.demo" />
        </ButtonLink>
      )}
    </div>
  );
}

function Facts({ sheet }: { sheet: GameSheet }) {
  const { formatNumber } = useIntl();
  const { money } = useMoney();
  const { returnToPlayer, volatility, lines, topWin, features, placeLimits = [] } = sheet;
  const { bonusBuy, jackpotTicket, currency } = sheet;
  return (
    <SummaryList>
      <SummaryRow term={<FormattedMessage id="gameSheet.return" />}>
        {formatNumber(returnToPlayer / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
      </SummaryRow>
      <SummaryRow term={<FormattedMessage id="gameSheet.volatility" />}>
        <FormattedMessage id={`gameSheet.volatility.${volatility ?? 'own'}`} />
      </SummaryRow>
      {lines !== undefined && (
        <SummaryRow term={<FormattedMessage id="gameSheet.lines" />}>{formatNumber(lines)}</SummaryRow>
      )}
      <SummaryRow term={<FormattedMessage id="gameSheet.bets" />}>
        <BetRange sheet={sheet} />
      </SummaryRow>
      {placeLimits.map((limit) => (
        <PlaceLimitRow key={limit.place} limit={limit} currency={sheet.currency} />
      ))}
      <SummaryRow term={<FormattedMessage id="gameSheet.topWin" />}>
        <FormattedMessage id="gameSheet.times" values={{ times: topWin / 100 }} />
      </SummaryRow>
      {bonusBuy && (
        <SummaryRow term={<FormattedMessage id="gameSheet.bonusBuy" />}>
          <FormattedMessage id="gameSheet.bonusBuy.offer" values={{ ...bonusBuy }} />
        </SummaryRow>
      )}
      {jackpotTicket !== undefined && (
        <SummaryRow term={<FormattedMessage id="gameSheet.jackpot" />}>
          <FormattedMessage
            id="gameSheet.jackpot.ticket"
            values={{ amount: money(jackpotTicket, currency) }}
          />
        </SummaryRow>
      )}
      <SummaryRow term={<FormattedMessage id="gameSheet.bonus" />}>
        <FormattedMessage id={`gameSheet.bonus.${features.includes('bonus_money') ? 'yes' : 'no'}`} />
      </SummaryRow>
    </SummaryList>
  );
}

function BetRange({ sheet: { minBet, maxBet, currency } }: { sheet: GameSheet }) {
  const { money } = useMoney();
  const min = money(minBet, currency);
  return maxBet === undefined ? (
    <FormattedMessage id="gameSheet.betFrom" values={{ min }} />
  ) : (
    <FormattedMessage id="gameSheet.betRange" values={{ min, max: money(maxBet, currency) }} />
  );
}

function PlaceLimitRow({ limit, currency }: { limit: PlaceLimit; currency: string }) {
  const { money } = useMoney();
  const { place, maxBet, payout } = limit;
  return (
    <SummaryRow term={<FormattedMessage id={`gameSheet.place.${place}`} />}>
      <FormattedMessage
        id="gameSheet.placeLimit"
        values={{ max: money(maxBet, currency), ratio: payout - 1 }}
      />
    </SummaryRow>
  );
}

/** Leaves out `bonus_money`, because another line of the sheet says whether bonus money is accepted. */
function Features({ of: all }: { of: readonly GameFeature[] }) {
  const { formatMessage } = useIntl();
  const { ofFeature } = useFactName();
  const shown = all.filter((feature) => feature !== 'bonus_money');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.features} aria-label={formatMessage({ id: 'gameSheet.features' })}>
      {shown.map((feature) => (
        <li key={feature}>
          <Badge tone="second">{ofFeature(feature)}</Badge>
        </li>
      ))}
    </ul>
  );
}
