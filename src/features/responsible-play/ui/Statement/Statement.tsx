import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PlayStatementPeriod } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { statementQuery } from '../../data/queries.ts';
import { StatementView } from './StatementView.tsx';

const periods = Object.values(PlayStatementPeriod);

export function Statement() {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((known) => known === search.get('period')) ?? 'month';
  const statement = loadable(useQuery(statementQuery(period)), ({ data }) => data);
  const choose = (chosen: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('period', chosen);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return <StatementView period={period} periods={periods} statement={statement} onPeriod={choose} />;
}
