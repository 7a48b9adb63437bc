import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { PromoPrize } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { ProgressBar } from '#/ui/ProgressBar/ProgressBar.tsx';
import { currencyOf, exchangeOffer, ownedFor, prizeName, progressTo } from '../../model/prizes.ts';
import styles from './PrizesView.module.css';

export function ExchangeButton({ prize, onExchange }: { prize: PromoPrize; onExchange: () => void }) {
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
