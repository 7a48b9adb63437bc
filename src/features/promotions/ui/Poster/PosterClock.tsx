import Hourglass from 'lucide-react/icons/hourglass';
import { FormattedMessage, useIntl } from 'react-intl';
import { toDate } from '#/lib/clock.ts';
import { useServerNow } from '#/lib/useClock.ts';
import { Countdown } from '#/ui/Countdown/Countdown.tsx';
import type { CountdownParts } from '#/ui/Countdown/countdownParts.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { Tooltip } from '#/ui/Tooltip/Tooltip.tsx';
import { isLastDay } from '../../model/lastDay.ts';
import type { PromoPhase } from '../../model/phase.ts';
import styles from './PosterClock.module.css';

const two = (figure: number): string => String(figure).padStart(2, '0');
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const drawParts = (parts: CountdownParts) => (
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

/** How long it is to the start, the end or the draw; the last day of a running promotion stands out. */
export function PosterClock({ phase, until }: { phase: PromoPhase; until: number }) {
  const isLast = isLastDay(phase, until - useServerNow(60_000));
  return (
    <div className={styles.clock} data-last={isLast || undefined}>
      <p className={styles.label}>
        <FormattedMessage
          id={`promotions.until.${phase === 'waiting' || phase === 'drawing' ? phase : 'running'}`}
        />
        {isLast && <LastDay until={until} />}
      </p>
      <Countdown until={until} format={drawParts} />
    </div>
  );
}

/** The last 1,440 minutes: until when exactly is said by a tooltip. */
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
