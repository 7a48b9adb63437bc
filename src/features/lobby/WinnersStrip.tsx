import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { whenIdle, whenCalm } from '#/lib/schedule.ts';
import type { Winner, WinnerList } from '#/api/generated/model/index.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { paths } from '#/paths.ts';
import { formatMoney } from '#/lib/money.ts';
import { imageUrl } from '#/lib/url.ts';
import { joinRoom, onGap, subscribe } from '#/realtime/realtime.ts';
import { winnersQuery } from './data/queries.ts';
import { withWinner } from './model/rules.ts';
import styles from './WinnersStrip.module.css';

export function WinnersStrip() {
  const client = useQueryClient();
  const query = useQuery(winnersQuery());
  useEffect(() => {
    // Wait until the browser is idle, because the socket's code must not compete with the first paint.
    let stop = whenIdle(() => {
      stop = bindWinners(client);
    });
    return () => stop();
  }, [client]);
  return <WinnersView winners={loadable(query)} />;
}

/** Number of wins that fit on a wide screen. The rest renders on the first hover, focus or scroll. */
const VISIBLE_WINNERS = 8;

export interface WinnersViewProps {
  winners: Loadable<WinnerList>;
}

/** New wins move in by transform only, so they cause no layout shift. */
export function WinnersView({ winners }: WinnersViewProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'lobby.winners.title' });
  return (
    <section className={styles.strip} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {winners.kind === 'ready' && winners.data.data.length > 0 && (
        <Strip winners={winners.data.data} currency={winners.data.options.currency} label={title} />
      )}
      {winners.kind === 'ready' && winners.data.data.length === 0 && (
        <p className={styles.note}>{formatMessage({ id: 'lobby.winners.empty' })}</p>
      )}
      {winners.kind === 'failed' && (
        <FailureView text={formatMessage({ id: 'lobby.winners.error' })} failure={winners} />
      )}
    </section>
  );
}

interface StripProps {
  winners: readonly Winner[];
  currency: string;
  label: string;
}

/**
 * The strip is a single tab stop; the arrow keys move along the wins. New wins wait while a win has the focus.
 */
function Strip({ winners, currency, label }: StripProps) {
  const [isWhole, setWhole] = useState(false);
  const [held, setHeld] = useState<readonly Winner[] | null>(null);
  const drawAll = isWhole ? undefined : () => setWhole(true);
  const current = held ?? winners;
  const shown = isWhole ? current : current.slice(0, VISIBLE_WINNERS);
  return (
    <div
      role="presentation"
      className={styles.window}
      onPointerEnter={drawAll}
      onFocus={() => {
        drawAll?.();
        setHeld(current);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(null);
      }}
      onKeyDown={moveFocus}
      onScroll={drawAll}
    >
      <ol className={styles.list} style={{ '--count': shown.length }} aria-label={label}>
        {shown.map((winner, index) => (
          <WinnerItem key={winner.id} winner={winner} index={index} currency={currency} />
        ))}
      </ol>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  links[links.findIndex((link) => link === event.target) + step]?.focus();
}

interface WinnerItemProps {
  winner: Winner;
  index: number;
  currency: string;
}

function WinnerItem({ winner, index, currency }: WinnerItemProps) {
  const { locale } = useIntl();
  return (
    <li className={styles.item} style={{ '--index': index }}>
      <Link className={styles.win} to={paths.gameItem(winner.game.slug)} tabIndex={index === 0 ? 0 : -1}>
        <img
          className={styles.art}
          src={imageUrl(winner.game.preview)}
          alt=""
          width={36}
          height={48}
          loading="lazy"
          decoding="async"
        />
        <b className={styles.amount} data-number>
          {formatMoney(winner.amount, currency, locale)}
        </b>
        <span className={styles.who}>{`${winner.username} · ${winner.game.name}`}</span>
      </Link>
    </li>
  );
}

/**
 * Maximum delay before a guest's socket connects, in ms. The first user input ends the delay. Guests need the
 * socket only for the winners, so it can wait.
 */
const JOIN_AFTER_MS = 5_000;

/** Adds new winners to the cached list. Returns the cleanup. */
function bindWinners(client: QueryClient): () => void {
  const { queryKey } = winnersQuery();
  let leave = (): void => {};
  const stopWaiting = whenCalm(() => {
    leave = joinRoom('winners');
  }, JOIN_AFTER_MS);
  const stopListening = subscribe('winner.added', ({ data: { winner, currency } }) => {
    client.setQueryData<WinnerList>(queryKey, (list) =>
      // Ignore a win in another currency, because all amounts in the list have the same one.
      list?.options.currency === currency ? { ...list, data: withWinner(list.data, winner) } : list,
    );
  });
  const stopGaps = onGap(() => void client.invalidateQueries({ queryKey }));
  return () => {
    stopWaiting();
    leave();
    stopListening();
    stopGaps();
  };
}
