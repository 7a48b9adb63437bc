import Crown from 'lucide-react/icons/crown';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Promo, PromoPrize } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import type { PromoPhase } from '../../model/phase.ts';
import { currencyOf, ownedFor, prizeName, progressTo, timesReceived } from '../../model/prizes.ts';
import type { Viewer } from '../../model/viewer.ts';
import { PointsText } from '../Points/PointsText.tsx';
import { ExchangeButton } from './ExchangeButton.tsx';
import styles from './PrizesView.module.css';

export interface PrizeItemProps {
  promo: Promo;
  phase: PromoPhase;
  viewer: Viewer;
  prize: PromoPrize;
  isMain: boolean;
  onExchange: (prize: PromoPrize) => void;
  onWinners: (prize: PromoPrize) => void;
}

/** One prize: what it is, what it costs or asks for, how near it is, who has it. */
export function PrizeItem({ promo, phase, viewer, prize, isMain, onExchange, onWinners }: PrizeItemProps) {
  const name = prizeName(prize);
  const received = timesReceived(prize, viewer);
  const art = prize.image;
  return (
    <li className={styles.prize} data-main={isMain || undefined} data-gone={prize.left === 0 || undefined}>
      <span className={styles.picture}>
        <Picture src={art} width={160} height={160} loading="lazy" />
      </span>
      <div className={styles.words}>
        {isMain && (
          <p className={styles.main}>
            <Icon of={Crown} size="sm" />
            <FormattedMessage id="promotions.prizes.main" />
          </p>
        )}
        <h3 className={styles.name}>{name}</h3>
        <Contents prize={prize} name={name} />
        <Price promo={promo} phase={phase} prize={prize} />
        {received > 0 && (
          <Badge tone="positive">
            <FormattedMessage id="promotions.prizes.received" values={{ count: received }} />
          </Badge>
        )}
      </div>
      <div className={styles.action}>
        {promo.pageType === 'exchange' ? (
          <ExchangeButton promo={promo} phase={phase} prize={prize} viewer={viewer} onExchange={onExchange} />
        ) : (
          <Chance promo={promo} phase={phase} viewer={viewer} prize={prize} onWinners={onWinners} />
        )}
      </div>
    </li>
  );
}

/** What a prize consists of, where its name does not say it. */
function Contents({ prize: { giftTitles }, name }: { prize: PromoPrize; name: string }) {
  const others = giftTitles.filter((title) => title !== name);
  if (others.length === 0 || name === giftTitles.join(' + ')) return null;
  return <p className={styles.contents}>{others.join(' + ')}</p>;
}

function Price({ promo, phase, prize }: { promo: Promo; phase: PromoPhase; prize: PromoPrize }) {
  const amount = <PointsText parts={prize.price} currency={currencyOf(promo, prize)} />;
  return (
    <p className={styles.price}>
      {promo.pageType === 'exchange' ? (
        amount
      ) : prize.price > 0 ? (
        <FormattedMessage id="promotions.prizes.from" values={{ amount }} />
      ) : (
        <FormattedMessage id="promotions.prizes.everyone" />
      )}
      {prize.drawnCount !== undefined && phase !== 'results' && (
        <span className={styles.left}>
          <FormattedMessage id="promotions.prizes.drawn" values={{ count: prize.drawnCount }} />
        </span>
      )}
      {prize.left !== undefined && (
        <span className={styles.left}>
          {prize.left === 0 ? (
            <FormattedMessage id="promotions.prizes.gone" />
          ) : (
            <FormattedMessage
              id="promotions.prizes.left"
              values={{ count: prize.left, shown: <FormattedNumber value={prize.left} /> }}
            />
          )}
        </span>
      )}
    </p>
  );
}

function Chance({ promo, phase, viewer, prize, onWinners }: Omit<PrizeItemProps, 'isMain' | 'onExchange'>) {
  const { formatMessage } = useIntl();
  const { points } = useMoney();
  if (phase === 'results' && prize.winners.length > 0) {
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={formatMessage(
          { id: 'promotions.prizes.winnersOf' },
          { count: prize.winners.length, prize: prizeName(prize) },
        )}
        onClick={() => onWinners(prize)}
      >
        <FormattedMessage id="promotions.prizes.winners" values={{ count: prize.winners.length }} />
      </Button>
    );
  }
  const isHad = timesReceived(prize, viewer) > 0;
  if (viewer.kind !== 'player' || prize.price === 0 || isHad) return null;
  const owned = ownedFor(promo, prize, viewer);
  const progress = progressTo(owned, prize);
  return progress === 100 ? (
    <Badge tone="positive">
      <FormattedMessage id="promotions.prizes.inDraw" />
    </Badge>
  ) : (
    <ProgressBar
      label={formatMessage({ id: 'promotions.prizes.progress' }, { prize: prizeName(prize) })}
      isLabelHidden
      value={progress}
      text={`${points(owned)} / ${points(prize.price)}`}
    />
  );
}
