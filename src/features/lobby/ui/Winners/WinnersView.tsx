import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Winner, WinnerList } from '#/api/generated/model/index.ts';
import type { Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { paths } from '#/paths.ts';
import { formatMoney } from '#/lib/money.ts';
import { imageUrl } from '#/lib/url.ts';
import styles from './WinnersView.module.css';

/** What fits beside each other on a wide screen; the others are drawn when the strip is taken in hand. */
const IN_SIGHT = 8;

export type WinnersViewProps = {
  winners: Loadable<WinnerList>;
};

/** A new win comes in by transform alone, so nothing of the page shifts. */
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

type StripProps = { winners: readonly Winner[]; currency: string; label: string };

function Strip({ winners, currency, label }: StripProps) {
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
      <Link className={styles.win} to={paths.gameItem(winner.game.slug)}>
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
