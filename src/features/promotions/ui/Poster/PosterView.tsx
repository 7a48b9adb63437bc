import Gift from 'lucide-react/icons/gift';
import Hourglass from 'lucide-react/icons/hourglass';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Promo } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { isMember, type PromoPhase } from '#/entities/promo/rules.ts';
import { toDate } from '#/lib/clock.ts';
import { imageUrl } from '#/lib/url.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Countdown, type CountdownParts } from '#/ui/Countdown/Countdown.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Tooltip } from '#/ui/Tooltip/Tooltip.tsx';
import { awaitedMoment, isLastDay } from '../../model/phase.ts';
import styles from './PosterView.module.css';

export function PosterView({ action }: { action: ReactNode }) {
  const { promo, phase, viewer } = usePromo();
  const art = promo.background ?? promo.image ?? promo.imageDefault?.url;
  const until = awaitedMoment(promo, phase);
  return (
    <header className={styles.poster} data-phase={phase}>
      {art !== undefined && (
        <img
          className={styles.art}
          src={imageUrl(art)}
          alt=""
          width={1310}
          height={480}
          fetchPriority="high"
        />
      )}
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone="neutral">
            <FormattedMessage id={`promotions.type.${promo.pageType}`} />
          </Badge>
          <Badge tone={phase === 'running' ? 'positive' : phase === 'over' ? 'neutral' : 'accent'}>
            <FormattedMessage id={`promotions.phase.${phase}`} />
          </Badge>
          {isMember(promo, viewer) && phase !== 'results' && phase !== 'over' && (
            <Badge tone="second">
              <FormattedMessage id="promotions.member" />
            </Badge>
          )}
        </p>
        <h1 className={styles.title}>{promo.title}</h1>
        {promo.fund !== undefined && <p className={styles.fund}>{promo.fund}</p>}
        {until !== null && <PosterClock phase={phase} until={until} />}
        <div className={styles.action}>{action}</div>
        <Facts promo={promo} />
      </div>
    </header>
  );
}

function Facts({ promo: { participantsCount = 0, sentGiftsCount = 0 } }: { promo: Promo }) {
  const { count } = useMoney();
  if (participantsCount === 0 && sentGiftsCount === 0) return null;
  return (
    <ul className={styles.facts}>
      {participantsCount > 0 && (
        <li>
          <Icon of={Users} size="sm" />
          <FormattedMessage
            id="promotions.facts.participants"
            values={{ count: participantsCount, shown: count(participantsCount) }}
          />
        </li>
      )}
      {sentGiftsCount > 0 && (
        <li>
          <Icon of={Gift} size="sm" />
          <FormattedMessage
            id="promotions.facts.gifts"
            values={{ count: sentGiftsCount, shown: count(sentGiftsCount) }}
          />
        </li>
      )}
    </ul>
  );
}

const two = (figure: number): string => String(figure).padStart(2, '0');
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const formatParts = (parts: CountdownParts) => (
  <span className={styles.parts}>
    {UNITS.map((unit) => (
      <span key={unit} className={styles.part}>
        <span className={styles.figure}>{unit === 'days' ? parts.days : two(parts[unit])}</span>
        <span className={styles.unit}>
          <FormattedMessage id={`promotions.clock.${unit}`} values={{ count: parts[unit] }} />
        </span>
      </span>
    ))}
  </span>
);

function PosterClock({ phase, until }: { phase: PromoPhase; until: number }) {
  const isLast = isLastDay(phase, until - useServerNow(60_000));
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      <p className={styles.label}>
        <FormattedMessage
          id={`promotions.until.${phase === 'waiting' || phase === 'drawing' ? phase : 'running'}`}
        />
        {isLast && <LastDay until={until} />}
      </p>
      <Countdown until={until} format={formatParts} />
    </div>
  );
}

function LastDay({ until }: { until: number }) {
  const { formatDate, formatMessage } = useIntl();
  const at = formatDate(toDate(until), { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <Tooltip content={formatMessage({ id: 'promotions.lastDay.hint' }, { at })}>
      {(trigger) => (
        <button type="button" className={styles.last} {...trigger}>
          <Icon of={Hourglass} size="sm" />
          <FormattedMessage id="promotions.lastDay.label" />
        </button>
      )}
    </Tooltip>
  );
}
