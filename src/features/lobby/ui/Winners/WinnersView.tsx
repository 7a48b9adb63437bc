import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Winner } from '#/api/generated/model/index.ts';
import { gamePath } from '#/entities/game/gamePaths.ts';
import { formatMoney } from '#/lib/money.ts';
import { Failure } from '../Failure/Failure.tsx';
import styles from './WinnersView.module.css';

/** What fits beside each other on a wide screen; the others are drawn when the strip is taken in hand. */
const IN_SIGHT = 8;

export type WinnersViewProps = {
  state: { kind: 'loading' } | { kind: 'error'; retry: () => void } | { kind: 'winners'; winners: readonly Winner[]; currency: string };
};

/** The strip of live wins. A new one comes in from the side by transform alone, so nothing of the page shifts. */
export function WinnersView({ state }: WinnersViewProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'lobby.winners.title' });
  return (
    <section className={styles.strip} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {state.kind === 'winners' && state.winners.length > 0 && <WinnerList winners={state.winners} currency={state.currency} label={title} />}
      {state.kind === 'winners' && state.winners.length === 0 && <p className={styles.note}>{formatMessage({ id: 'lobby.winners.empty' })}</p>}
      {state.kind === 'error' && <Failure text={formatMessage({ id: 'lobby.winners.error' })} retry={state.retry} />}
    </section>
  );
}

type WinnerListProps = { winners: readonly Winner[]; currency: string; label: string };

function WinnerList({ winners, currency, label }: WinnerListProps) {
  const [isWhole, setWhole] = useState(false);
  const drawAll = isWhole ? undefined : () => setWhole(true);
  const shown = isWhole ? winners : winners.slice(0, IN_SIGHT);
  return (
    <div className={styles.window} onPointerEnter={drawAll} onFocus={drawAll} onScroll={drawAll}>
      <ol className={styles.list} style={{ '--count': shown.length }} aria-label={label}>
        {shown.map((winner, index) => (
          <WinnerItem key={winner.id} winner={winner} index={index} currency={currency} />
        ))}
      </ol>
    </div>
  );
}

function WinnerItem({ winner, index, currency }: { winner: Winner; index: number; currency: string }) {
  const { locale } = useIntl();
  return (
    <li className={styles.item} style={{ '--index': index }}>
      <Link className={styles.win} to={gamePath(winner.game.slug)}>
        <img className={styles.art} src={winner.game.preview} alt="" width={36} height={48} loading="lazy" decoding="async" />
        <b className={styles.amount} data-number>
          {formatMoney(winner.amount, currency, locale)}
        </b>
        <span className={styles.who}>{`${winner.username} · ${winner.game.name}`}</span>
      </Link>
    </li>
  );
}
