import History from 'lucide-react/icons/history';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Currency, PromoCurrency } from '#/api/generated/model/index.ts';
import type { Failed } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { useMoney } from '#/entities/money/useMoney.ts';
import { PointsText } from '#/entities/promo/PointsText.tsx';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { PromoSection } from '#/entities/promo/PromoSection.tsx';
import { currencyWord, POINT_PARTS, pointPrice, type Viewer } from '#/entities/promo/rules.ts';
import { AnimatedNumber } from '#/ui/AnimatedNumber/AnimatedNumber.tsx';
import { Button } from '#/ui/Button/Button.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Picture } from '#/ui/Picture/Picture.tsx';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import styles from './PointsView.module.css';

export interface PointsViewProps {
  /** The player's currency or, for a guest, the brand's. */
  currency: Currency;
  failure: Failed | null;
  loginPath: string;
  onLog: () => void;
}

export function PointsView({ currency, failure, loginPath, onLog }: PointsViewProps) {
  const { promo, viewer, phase } = usePromo();
  const { formatMessage } = useIntl();
  const isPlayer = viewer.kind === 'player';
  const isExchange = promo.pageType === 'exchange';
  return (
    <PromoSection
      title={<FormattedMessage id="promotions.points.title" />}
      aside={
        isPlayer && (
          <Button variant="ghost" size="sm" icon={<Icon of={History} size="sm" />} onClick={onLog}>
            <FormattedMessage id="promotions.points.log" />
          </Button>
        )
      }
    >
      {failure && <FailureView text={formatMessage({ id: 'promotions.points.failed' })} failure={failure} />}
      {!failure && viewer.kind === 'unknown' && <Skeleton height="5.5rem" />}
      {viewer.kind === 'guest' && (
        <p className={styles.guest}>
          <FormattedMessage id="promotions.points.guest" values={{ a: linkTo(loginPath) }} />
        </p>
      )}
      {isPlayer && <Own membership={viewer.membership} />}
      {(phase === 'waiting' || phase === 'running') && <Price currency={currency} />}
      {isExchange && <Expiry isOver={phase === 'over'} />}
    </PromoSection>
  );
}

const linkTo = (path: string) => (words: ReactNode) => <Link to={path}>{words}</Link>;

function Own({ membership }: Pick<Extract<Viewer, { kind: 'player' }>, 'membership'>) {
  const { count } = useMoney();
  const { promo } = usePromo();
  return (
    <ul className={styles.own}>
      <Balance currency={promo.currency} parts={membership?.points ?? 0} />
      {promo.additionalCurrency && (
        <Balance currency={promo.additionalCurrency} parts={membership?.additionalPoints ?? 0} />
      )}
      {membership?.rank !== undefined && (
        <li className={styles.balance} data-kind="rank">
          <span className={styles.picture}>
            <Icon of={Trophy} size="lg" />
          </span>
          <span className={styles.figure}>{count(membership.rank)}</span>
          <span className={styles.name}>
            <FormattedMessage id="promotions.points.rank" />
          </span>
        </li>
      )}
    </ul>
  );
}

function Balance({ currency, parts }: { currency: PromoCurrency | undefined; parts: number }) {
  const { locale } = useIntl();
  const { points } = useMoney();
  return (
    <li className={styles.balance}>
      <span className={styles.picture}>
        <Picture src={currency?.icon} width={107} height={60} />
      </span>
      <span className={styles.figure}>
        <AnimatedNumber value={parts} format={points} />
      </span>
      <span className={styles.name}>{currency ? currencyWord(currency.name, parts, locale) : ''}</span>
    </li>
  );
}

/**
 * Says that the points expire or have expired, because they buy prizes only while an exchange is running.
 */
function Expiry({ isOver }: { isOver: boolean }) {
  return (
    <p className={styles.price}>
      <FormattedMessage id={isOver ? 'promotions.points.expired' : 'promotions.points.expire'} />
    </p>
  );
}

function Price({ currency }: { currency: Currency }) {
  const { promo } = usePromo();
  const { roundMoney } = useMoney();
  const price = pointPrice(promo, currency);
  if (price === undefined) return null;
  return (
    <p className={styles.price}>
      <FormattedMessage
        id="promotions.points.price"
        values={{
          bets: <b>{roundMoney(price, currency)}</b>,
          point: <PointsText parts={POINT_PARTS} currency={promo.currency} />,
        }}
      />
    </p>
  );
}
