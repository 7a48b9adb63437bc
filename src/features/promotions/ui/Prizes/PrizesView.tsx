import Crown from 'lucide-react/icons/crown';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { PromoPrize } from '#/api/generated/model/index.ts';
import { OfferedWorth } from '#/entities/gift/OfferedTerms.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import {
  currencyOf,
  mainPrizeOf,
  ownedFor,
  prizeName,
  progressTo,
  timesReceived,
  exchangeOffer,
} from '../../model/prizes.ts';
import type { PrizesLook } from '../../model/sections.ts';
import styles from './PrizesView.module.css';

export const PRIZES_ID = 'prizes';

export interface PrizesViewProps {
  look: PrizesLook;
  onExchange: (prize: PromoPrize) => void;
  onWinners: (prize: PromoPrize) => void;
}

export function PrizesView({ look, onExchange, onWinners }: PrizesViewProps) {
  const { promo } = usePromo();
  const main = mainPrizeOf(promo);
  const isExchange = promo.pageType === 'exchange';
  return (
    <PromoSection
      id={PRIZES_ID}
      isBare
      title={<FormattedMessage id={isExchange ? 'promotions.prizes.shop' : 'promotions.prizes.title'} />}
    >
      <ul className={styles.prizes} data-look={look}>
        {promo.prizes?.map((prize) => (
          <PrizeItem
            key={prize.id}
            prize={prize}
            isMain={prize.id === main?.id}
            action={
              isExchange ? (
                <ExchangeButton prize={prize} onExchange={() => onExchange(prize)} />
              ) : (
                <Chance prize={prize} onWinners={() => onWinners(prize)} />
              )
            }
          />
        ))}
      </ul>
    </PromoSection>
  );
}

interface PrizeItemProps {
  prize: PromoPrize;
  isMain: boolean;
  action: ReactNode;
}

function PrizeItem({ prize, isMain, action }: PrizeItemProps) {
  const { viewer } = usePromo();
  const { roundMoney } = useMoney();
  const name = prizeName(prize);
  const received = timesReceived(prize, viewer);
  return (
    <li className={styles.prize} data-main={isMain || undefined} data-gone={prize.left === 0 || undefined}>
      <span className={styles.picture}>
        <Picture src={prize.image} width={160} height={160} loading="lazy" />
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
        <OfferedWorth gift={prize} money={roundMoney} />
        <Price prize={prize} />
        {received > 0 && (
          <Badge tone="positive">
            <FormattedMessage id="promotions.prizes.received" values={{ count: received }} />
          </Badge>
        )}
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

/** The contents of a prize. Empty if the prize's name already lists them. */
function Contents({ prize: { giftTitles }, name }: { prize: PromoPrize; name: string }) {
  const others = giftTitles.filter((title) => title !== name);
  if (others.length === 0 || name === giftTitles.join(' + ')) return null;
  return <p className={styles.contents}>{others.join(' + ')}</p>;
}

function Price({ prize }: { prize: PromoPrize }) {
  const { count } = useMoney();
  const { promo, phase } = usePromo();
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
              values={{ count: prize.left, shown: count(prize.left) }}
            />
          )}
        </span>
      )}
    </p>
  );
}

function Chance({ prize, onWinners }: { prize: PromoPrize; onWinners: () => void }) {
  const { promo, phase, viewer } = usePromo();
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
        onClick={onWinners}
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

/** A member's result in a draw: the prizes, or a note that they haven't won any. */
export function WonText({ won }: { won: readonly PromoPrize[] }) {
  return won.length > 0 ? (
    <FormattedMessage id="promotions.winners.youWon" values={{ prizes: won.map(prizeName).join(' + ') }} />
  ) : (
    <FormattedMessage id="promotions.winners.notYou" />
  );
}

function ExchangeButton({ prize, onExchange }: { prize: PromoPrize; onExchange: () => void }) {
  const { promo, phase, viewer } = usePromo();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { points } = useMoney();
  const offer = exchangeOffer(promo, phase, prize, viewer);
  const name = prizeName(prize);
  const owned = ownedFor(promo, prize, viewer);
  if (offer.may === 'exchange') {
    return (
      <Button
        aria-label={formatMessage({ id: 'promotions.exchange.buttonOf' }, { prize: name })}
        onClick={onExchange}
      >
        <FormattedMessage id="promotions.exchange.button" />
      </Button>
    );
  }
  switch (offer.why) {
    case 'guest':
      return (
        <ButtonLink variant="secondary" to={paths.login(pathname)}>
          <FormattedMessage id="promotions.exchange.login" />
        </ButtonLink>
      );
    case 'tooFew':
      return (
        <>
          <ProgressBar
            label={formatMessage({ id: 'promotions.prizes.progress' }, { prize: name })}
            isLabelHidden
            value={progressTo(owned, prize)}
            text={`${points(owned)} / ${points(prize.price)}`}
          />
          <p className={styles.reason}>
            <FormattedMessage
              id="promotions.exchange.missing"
              values={{
                amount: <PointsText parts={offer.missing} currency={currencyOf(promo, prize)} />,
              }}
            />
          </p>
        </>
      );
    case 'unknown':
    case 'gone':
      return null;
    default:
      return (
        <p className={styles.reason}>
          <FormattedMessage id={`promotions.exchange.${offer.why}`} />
        </p>
      );
  }
}
