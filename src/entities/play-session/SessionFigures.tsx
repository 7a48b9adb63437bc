import { FormattedMessage } from 'react-intl';
import type { PlayActivity } from '#/api/generated/model/index.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';

const figures = ['bets', 'wins', 'net'] as const;

export interface SessionFiguresProps {
  /** Null while it is on its way. */
  activity: PlayActivity | null;
  money: (minor: number, currency: string) => string;
}

/** What was bet and won since the login, and what came of it (specification S10.4). */
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
