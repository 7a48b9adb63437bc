import Clock from 'lucide-react/icons/clock';
import TrendingDown from 'lucide-react/icons/trending-down';
import Wallet from 'lucide-react/icons/wallet';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { PlayLimit, PlayLimitKind } from '#/api/generated/model/index.ts';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { limitKinds } from '../../model/rules.ts';
import { LimitRow, type LimitActions } from './LimitRow.tsx';
import cards from '../PlaySafety.module.css';
import styles from './Limits.module.css';

const icons: Record<PlayLimitKind, LucideIcon> = { deposit: Wallet, loss: TrendingDown, time: Clock };

export interface LimitsViewProps extends LimitActions {
  limits: readonly PlayLimit[];
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
}

/** A card a kind with a line a period. */
export function LimitsView({ limits, ...row }: LimitsViewProps) {
  return (
    <>
      <p className={cards.lead}>
        <FormattedMessage id="responsiblePlay.limits.lead" />
      </p>
      <div className={`${cards.cards} ${styles.kinds}`}>
        {limitKinds.map((kind) => (
          <SectionCard
            key={kind}
            icon={icons[kind]}
            title={<FormattedMessage id={`responsiblePlay.limits.${kind}.title`} />}
            text={<FormattedMessage id={`responsiblePlay.limits.${kind}.lead`} />}
          >
            <ul className={styles.periods}>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow key={limit.period} limit={limit} {...row} />
                ))}
            </ul>
          </SectionCard>
        ))}
      </div>
    </>
  );
}
