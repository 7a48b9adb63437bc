import Hand from 'lucide-react/icons/hand';
import Heart from 'lucide-react/icons/heart';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import type { HighFive, HighFiveType } from '#/api/generated/model/index.ts';
import { parseInstant } from '#/lib/clock.ts';
import { Avatar } from '#/ui/Avatar/Avatar.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import type { Receiver } from '../../data/highFive/mutations.ts';
import type { HighFiveKind } from '../../model/highFive.rules.ts';
import { GiveButton } from './GiveButton.tsx';
import styles from './HighFivesView.module.css';

export interface FivesListProps {
  kind: HighFiveKind;
  type: HighFiveType;
  fives: readonly HighFive[];
  isGiving: boolean;
  /** The day has some left. */
  mayGive: boolean;
  onGive: (to: Receiver) => void;
}

/** Who gave, or was given to; what was received can be given back. */
export function FivesList({ kind, type, fives, isGiving, mayGive, onGive }: FivesListProps) {
  if (fives.length === 0) {
    return (
      <EmptyState
        icon={kind === 'heart' ? Heart : Hand}
        title={<FormattedMessage id={`promotions.highFive.empty.${type}`} values={{ kind }} />}
      >
        <FormattedMessage id="promotions.highFive.emptyHint" values={{ kind }} />
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {fives.map((five) => (
        <li key={five.id} className={styles.five}>
          <Avatar name={five.username} size="sm" isDecorative />
          <span className={styles.who}>
            <b className={styles.name} title={five.username}>
              {five.username}
            </b>
            <span className={styles.when}>
              <When at={five.createdAt} />
              {five.rank !== undefined && (
                <span>
                  <FormattedMessage
                    id="promotions.highFive.place"
                    values={{ rank: <FormattedNumber value={five.rank} /> }}
                  />
                </span>
              )}
            </span>
          </span>
          {type === 'received' && (
            <GiveButton
              kind={kind}
              name={five.username}
              permission={mayGive ? { may: true } : { may: false, because: 'daily_limit' }}
              isGiving={isGiving}
              onGive={() => onGive(five)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function When({ at }: { at: string }) {
  const moment = parseInstant(at);
  if (moment === null) return null;
  return (
    <time dateTime={at}>
      <FormattedDate value={moment} day="numeric" month="short" hour="2-digit" minute="2-digit" />
    </time>
  );
}
