import { useInfiniteQuery } from '@tanstack/react-query';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { infiniteList } from '#/api/infinitePages.ts';
import { textOfError } from '#/i18n/errorTexts.ts';
import { depositHistoryQuery, payoutHistoryQuery } from '../data/queries.ts';
import { readHistoryQuery, writeHistoryQuery, type HistoryQuery } from '../model/historyQuery.ts';
import { cashboxTexts } from '../model/refusals.ts';
import { HistoryView } from '../ui/History/HistoryView.tsx';

export function History() {
  const [query, change] = useUrlQuery(readHistoryQuery, writeHistoryQuery);
  return query.of === 'deposits' ? (
    <Deposits query={query} onQuery={change} />
  ) : (
    <Payouts query={query} onQuery={change} />
  );
}

interface ListProps<Of extends HistoryQuery['of']> {
  query: Extract<HistoryQuery, { of: Of }>;
  onQuery: (query: { of: HistoryQuery['of']; state: string | null }) => void;
}

const failureOf = (error: unknown) => (error ? textOfError(error, cashboxTexts) : null);

function Deposits({ query, onQuery }: ListProps<'deposits'>) {
  const answer = useInfiniteQuery(depositHistoryQuery(query.state));
  const list = infiniteList(answer, ({ data }) => data);
  return <HistoryView {...list} {...{ query, onQuery }} failure={failureOf(answer.error)} />;
}

function Payouts({ query, onQuery }: ListProps<'payouts'>) {
  const answer = useInfiniteQuery(payoutHistoryQuery(query.state));
  const list = infiniteList(answer, ({ data }) => data);
  return <HistoryView {...list} {...{ query, onQuery }} failure={failureOf(answer.error)} />;
}
