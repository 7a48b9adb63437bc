import Gift from 'lucide-react/icons/gift';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Promo } from '#/api/generated/model/index.ts';
import { imageUrl } from '#/lib/url.ts';
import { Badge } from '#/ui/Badge/Badge.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { awaitedMoment, type PromoPhase } from '../../model/phase.ts';
import { isMember, type Viewer } from '../../model/viewer.ts';
import { PosterClock } from './PosterClock.tsx';
import styles from './PosterView.module.css';

export interface PosterViewProps {
  promo: Promo;
  phase: PromoPhase;
  viewer: Viewer;
  action: ReactNode;
}

export function PosterView({ promo, phase, viewer, action }: PosterViewProps) {
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
          {isMember(promo, viewer) && phase !== 'over' && (
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
  if (participantsCount === 0 && sentGiftsCount === 0) return null;
  return (
    <ul className={styles.facts}>
      {participantsCount > 0 && (
        <li>
          <Icon of={Users} size="sm" />
          <FormattedMessage
            id="promotions.facts.participants"
            values={{ count: participantsCount, shown: <FormattedNumber value={participantsCount} /> }}
          />
        </li>
      )}
      {sentGiftsCount > 0 && (
        <li>
          <Icon of={Gift} size="sm" />
          <FormattedMessage
            id="promotions.facts.gifts"
            values={{ count: sentGiftsCount, shown: <FormattedNumber value={sentGiftsCount} /> }}
          />
        </li>
      )}
    </ul>
  );
}
