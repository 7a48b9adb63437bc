import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import { FormattedMessage, useIntl } from 'react-intl';
import { BetResult, type BetList, type BetSums } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { pagesOf, useUrlQuery } from '#/lib/urlQuery.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Chip } from '#/ui/Chip/Chip.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { Select } from '#/ui/Select/Select.tsx';
import { Sums } from '#/ui/Sums/Sums.tsx';
import { Table } from '#/ui/Table/Table.tsx';
import { betsQuery } from '../data/queries.ts';
import { allBets, BETS_PAGE, readBetFilter, writeBetFilter, type BetFilter } from '../model/lists.ts';
import { DayField, Filters, HistoryPages } from './ListControls.tsx';
import { useBetColumns } from './columns.tsx';
import { SumWithBonus } from './CellTexts.tsx';
import styles from './History.module.css';

export function Bets() {
  const [filter, change] = useUrlQuery(readBetFilter, writeBetFilter);
  const answer = useQuery(betsQuery(filter));
  return (
    <BetsView
      filter={filter}
      bets={loadable(answer)}
      isTurning={answer.isPlaceholderData}
      onFilter={change}
    />
  );
}

interface BetsViewProps {
  filter: BetFilter;
  bets: Loadable<BetList>;
  /** True while the next page loads and the previous page is still shown. */
  isTurning: boolean;
  onFilter: (filter: BetFilter) => void;
}

export function BetsView({ filter, bets, isTurning, onFilter }: BetsViewProps) {
  const { formatMessage } = useIntl();
  const listBox = useRef<HTMLDivElement>(null);
  const list = bets.kind === 'ready' ? bets.data : null;
  // While other rounds load, an empty list and the sums of the former filter say nothing.
  const isUnknown = isTurning && list?.data.length === 0;
  const sums = isTurning && filter.page === 1 ? undefined : list?.sums;
  const columns = useBetColumns(list?.sums.currency ?? '');
  return (
    <SectionCard
      icon={Dices}
      title={<FormattedMessage id="history.section.bets" />}
      text={<FormattedMessage id="history.bets.lead" />}
    >
      <BetFilters filter={filter} games={list?.games} onFilter={onFilter} />
      <BetSumsView sums={sums} />
      <div ref={listBox} tabIndex={-1} className={styles.list} aria-busy={isTurning || undefined}>
        <Table
          caption={formatMessage({ id: 'history.section.bets' })}
          columns={columns}
          rows={list?.data ?? []}
          rowKey={({ id }) => id}
          pageSize={BETS_PAGE}
          status={bets.kind === 'pending' || isUnknown ? 'loading' : bets.kind}
          empty={<NoBets isFiltered={isNarrowed(filter)} onAll={() => onFilter(allBets)} />}
          failure={
            bets.kind === 'failed' && (
              <FailureView text={formatMessage({ id: 'history.bets.failed' })} failure={bets} size="area" />
            )
          }
        />
      </div>
      <HistoryPages
        page={filter.page}
        pages={pagesOf(list?.total ?? 0, BETS_PAGE)}
        onPage={(page) => onFilter({ ...filter, page })}
        list={listBox}
      />
    </SectionCard>
  );
}

/** @param sums undefined while loading */
function BetSumsView({ sums }: { sums: BetSums | undefined }) {
  const shown = (sum: (of: BetSums) => number, bonus: (of: BetSums) => number) =>
    sums ? <SumWithBonus sum={sum(sums)} bonus={bonus(sums)} currency={sums.currency} /> : null;
  return (
    <Sums
      sums={[
        {
          key: 'stake',
          term: <FormattedMessage id="history.bets.staked" />,
          value: shown(
            ({ stake }) => stake,
            ({ bonusStake = 0 }) => bonusStake,
          ),
        },
        {
          key: 'win',
          term: <FormattedMessage id="history.bets.won" />,
          value: shown(
            ({ win }) => win,
            ({ bonusWin = 0 }) => bonusWin,
          ),
        },
        {
          key: 'net',
          term: <FormattedMessage id="history.bets.net" />,
          value: shown(
            ({ win, stake }) => win - stake,
            ({ bonusWin = 0, bonusStake = 0 }) => bonusWin - bonusStake,
          ),
        },
      ]}
    />
  );
}

const isNarrowed = ({ game, day, result, page }: BetFilter): boolean =>
  game !== '' || day !== '' || result !== null || page > 1;

function NoBets({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  return (
    <EmptyState
      icon={Dices}
      title={<FormattedMessage id={isFiltered ? 'history.bets.none' : 'history.bets.empty'} />}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onAll}>
            <FormattedMessage id="history.bets.all" />
          </Button>
        ) : (
          <ButtonLink variant="secondary" to={{ search: '?section=transactions' }}>
            <FormattedMessage id="history.bets.toTransactions" />
          </ButtonLink>
        )
      }
    />
  );
}

interface BetFiltersProps {
  filter: BetFilter;
  /** Undefined while loading. */
  games: BetList['games'] | undefined;
  onFilter: (filter: BetFilter) => void;
}

function BetFilters({ filter, games, onFilter }: BetFiltersProps) {
  const { formatMessage } = useIntl();
  // If the player has never played the game in the URL, add it to the options of the filter.
  const isKnown = filter.game === '' || games?.some(({ slug }) => slug === filter.game);
  const other = games ? formatMessage({ id: 'history.bets.otherGame' }) : '…';
  const shown = [...(games ?? []), ...(isKnown ? [] : [{ slug: filter.game, name: other }])];
  const narrow = (part: Partial<BetFilter>) => onFilter({ ...filter, ...part, page: 1 });
  return (
    <Filters isNarrowed={isNarrowed(filter)}>
      <Select
        label={formatMessage({ id: 'history.bets.game' })}
        hasMessageRow={false}
        value={filter.game}
        placeholder={formatMessage({ id: 'history.bets.anyGame' })}
        options={shown.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => narrow({ game: target.value })}
      />
      <DayField
        label={formatMessage({ id: 'history.bets.day' })}
        value={filter.day}
        onPick={(day) => narrow({ day })}
      />
      <div className={styles.chips} role="group" aria-label={formatMessage({ id: 'history.bets.result' })}>
        {[null, ...Object.values(BetResult)].map((result) => (
          <Chip
            key={result ?? 'all'}
            isSelected={filter.result === result}
            onClick={() => narrow({ result })}
          >
            <FormattedMessage id={`history.result.${result ?? 'all'}`} />
          </Chip>
        ))}
      </div>
    </Filters>
  );
}
