import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useUrlQuery } from '#/lib/useUrlQuery.ts';
import { loadable } from '#/api/loadable.ts';
import type { Promo } from '#/api/generated/model/index.ts';
import { useSearchText } from '#/lib/useSearchText.ts';
import { participantsQuery } from './data/queries.ts';
import { GiveHighFive } from './GiveHighFive.tsx';
import { useHighFivesOn } from './data/highFive/useHighFivesOn.ts';
import { showsHighFives } from './model/highFive.rules.ts';
import type { PromoPhase } from './model/phase.ts';
import { pageOfRank, readTableQuery, wholeTable, writeTableQuery } from './model/tableQuery.ts';
import type { Viewer } from './model/viewer.ts';
import { scrollBehaviour } from '#/ui/motion.ts';
import { participantColumns } from './ui/Participants/columns.tsx';
import { ParticipantsView } from './ui/Participants/ParticipantsView.tsx';

export interface ParticipantsProps {
  promo: Promo;
  phase: PromoPhase;
  viewer: Viewer;
}

export function Participants({ promo, phase, viewer }: ParticipantsProps) {
  const intl = useIntl();
  const [query, change] = useUrlQuery(readTableQuery, writeTableQuery);
  const answer = useQuery(participantsQuery(promo.id, query));
  const search = useSearchText(query.q, (q) => change({ ...wholeTable, q }));
  const ownRow = useOwnRow();
  const { hold: holdOwnRow } = ownRow;
  // Remembered, so that a change of one row draws one row.
  const hasFives = showsHighFives(promo, { phase, viewer, isOn: useHighFivesOn() });
  const columns = useMemo(
    () =>
      participantColumns(
        promo,
        intl,
        hasFives ? (participant) => <GiveHighFive promo={promo} participant={participant} /> : undefined,
        holdOwnRow,
      ),
    [promo, intl, hasFives, holdOwnRow],
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

/** Scrolls to the player's own row: at once, or when its page of the table has come. */
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
