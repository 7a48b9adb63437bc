import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { loadable } from '#/api/loadable.ts';
import type { PromoParticipant } from '#/api/generated/model/index.ts';
import { usePromo } from '#/entities/promo/PromoContext.tsx';
import { useSearchText } from '#/lib/useSearchText.ts';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { scrollBehaviour } from '#/ui/motion.ts';
import type { Column } from '#/ui/Table/columns.ts';
import { participantsQuery } from './data/queries.ts';
import { pageOfRank, readTableQuery, wholeTable, writeTableQuery } from './model/tableQuery.ts';
import { participantColumns } from './ui/Participants/columns.tsx';
import { ParticipantsView } from './ui/Participants/ParticipantsView.tsx';

export interface ParticipantsProps {
  /** A memoized last column, such as a button per participant. */
  extraColumn: Column<PromoParticipant> | undefined;
}

export function Participants({ extraColumn }: ParticipantsProps) {
  const intl = useIntl();
  const { promo, viewer } = usePromo();
  const [query, change] = useUrlQuery(readTableQuery, writeTableQuery);
  const answer = useQuery(participantsQuery(promo.id, query));
  const search = useSearchText(query.q, (q) => change({ ...wholeTable, q }));
  const ownRow = useOwnRow();
  const { hold: holdOwnRow } = ownRow;
  // The columns are memoized, so that a changed row rerenders only itself.
  const columns = useMemo(
    () => participantColumns(promo, intl, { extra: extraColumn, ownRow: holdOwnRow }),
    [promo, intl, extraColumn, holdOwnRow],
  );
  const rank = viewer.kind === 'player' ? viewer.membership?.rank : undefined;
  return (
    <ParticipantsView
      columns={columns}
      table={loadable(answer)}
      query={query}
      search={search.text}
      onSearch={search.type}
      onQuery={(next) => {
        search.show(search.text);
        change({ ...next, q: search.text.trim() });
      }}
      own={
        rank === undefined
          ? null
          : {
              rank,
              onFind: () =>
                ownRow.find(() => {
                  search.show('');
                  change({ ...wholeTable, page: pageOfRank(rank) });
                }),
            }
      }
      isTurning={answer.isPlaceholderData}
    />
  );
}

const reveal = (row: HTMLElement): void =>
  row.scrollIntoView({ block: 'center', behavior: scrollBehaviour() });

/** Scrolls to the player's own row: now, or once its page of the table has loaded. */
function useOwnRow() {
  const row = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const hold = useCallback((element: HTMLElement | null): void => {
    row.current = element;
    if (element === null || !isAwaited.current) return;
    isAwaited.current = false;
    reveal(element);
  }, []);
  const find = (turnToIt: () => void): void => {
    if (row.current) {
      reveal(row.current);
      return;
    }
    isAwaited.current = true;
    turnToIt();
  };
  return { hold, find };
}
