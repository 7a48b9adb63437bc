import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { loadable } from '#/api/loadable.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { participantsQuery } from './data/queries.ts';
import { GiveHighFive } from './GiveHighFive.tsx';
import { useHighFivesOn } from './data/highFive/useHighFivesOn.ts';
import { showsHighFives } from './model/highFive.rules.ts';
import type { PromoPhase } from './model/phase.ts';
import {
  pageOfRank,
  readTableQuery,
  wholeTable,
  writeTableQuery,
  type TableQuery,
} from './model/tableQuery.ts';
import type { Viewer } from './model/viewer.ts';
import { participantColumns } from './ui/Participants/columns.tsx';
import { ParticipantsView } from './ui/Participants/ParticipantsView.tsx';

/** Milliseconds after the last key before the server is asked. */
const SEARCH_PAUSE_MS = 300;

export type ParticipantsProps = { promo: Promo; phase: PromoPhase; viewer: Viewer };

export function Participants({ promo, phase, viewer }: ParticipantsProps) {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const query = readTableQuery(params);
  const answer = useQuery(participantsQuery(promo.id, query));
  const change = (next: TableQuery) =>
    setParams((current) => writeTableQuery(current, next), { replace: true, preventScrollReset: true });
  const { search, setSearch, dropSearch } = useSearch(query, change);
  // Remembered, so that a change of one row draws one row.
  const hasFives = showsHighFives(promo, { phase, viewer, isOn: useHighFivesOn() });
  const columns = useMemo(
    () =>
      participantColumns(
        promo,
        intl,
        hasFives ? (participant) => <GiveHighFive promo={promo} participant={participant} /> : undefined,
      ),
    [promo, intl, hasFives],
  );
  const rank = viewer.kind === 'player' ? viewer.membership?.rank : undefined;
  return (
    <ParticipantsView
      columns={columns}
      table={loadable(answer)}
      query={query}
      search={search}
      onSearch={setSearch}
      onQuery={(next) => {
        dropSearch();
        change({ ...next, q: search.trim() });
      }}
      own={
        rank === undefined
          ? null
          : {
              rank,
              isOnPage: answer.data?.items.some(({ isItsMe }) => isItsMe) ?? true,
              onFind: () => {
                dropSearch();
                change({ ...wholeTable, page: pageOfRank(rank) });
              },
            }
      }
      isTurning={answer.isPlaceholderData}
    />
  );
}

/** What is typed, at once; it goes into the address after a pause. */
function useSearch(query: TableQuery, change: (next: TableQuery) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A page that is left is not searched any more.
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Forgets what was typed and is not asked for yet: it would come after whatever is asked for now. */
  const dropSearch = (): void => {
    clearTimeout(timer.current);
    setTyped(null);
  };
  return {
    dropSearch,
    search: typed ?? query.q,
    setSearch: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setTyped(null);
        change({ ...wholeTable, q: text.trim() });
      }, SEARCH_PAUSE_MS);
    },
  };
}
