import { FormattedMessage } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';

const figures = ['bets', 'wins', 'net'] as const;

export interface SessionFiguresProps {
  /** Bets and wins of the session; null while loading. */
  activity: PlayActivity | null;
  money: (minor: number, currency: string) => string;
}

/** Bets, wins and the result since login (specification S10.4). */
export function SessionFigures({ activity, money }: SessionFiguresProps) {
  return (
    <SummaryList>
      {figures.map((figure) => (
        <SummaryRow
          key={figure}
          term={<FormattedMessage id={`playSession.${figure}`} />}
          isTotal={figure === 'net'}
        >
          {activity ? money(activity[figure], activity.currency) : <Skeleton width="6rem" height="1.25rem" />}
        </SummaryRow>
      ))}
    </SummaryList>
  );
}
