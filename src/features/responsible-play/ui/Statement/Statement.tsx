import { useQuery } from '@tanstack/react-query';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { PlayStatementPeriod } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { statementQuery } from '../../data/queries.ts';
import { StatementView } from './StatementView.tsx';

const periods = Object.values(PlayStatementPeriod);

const readPeriod = (params: URLSearchParams): PlayStatementPeriod =>
  periods.find((known) => known === params.get('period')) ?? 'month';

function writePeriod(params: URLSearchParams, period: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('period', period);
  return next;
}

export function Statement() {
  const [period, choose] = useUrlQuery(readPeriod, writePeriod);
  const statement = loadable(useQuery(statementQuery(period)), ({ data }) => data);
  return <StatementView period={period} periods={periods} statement={statement} onPeriod={choose} />;
}
