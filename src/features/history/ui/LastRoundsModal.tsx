import { useQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BetList } from '#/api/generated/model/index.ts';
import { loadable, type Loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#/ui/EmptyState/EmptyState.tsx';
import { Table } from '#/ui/Table/Table.tsx';
import { lastRoundsQuery } from '../data/queries.ts';
import { useBetColumns } from './columns.tsx';
import styles from './History.module.css';

export interface LastRoundsProps {
  game: string;
}

export default function LastRoundsModal({ game }: LastRoundsProps) {
  return <LastRoundsView game={game} rounds={loadable(useQuery(lastRoundsQuery(game)))} />;
}

interface LastRoundsViewProps extends LastRoundsProps {
  rounds: Loadable<BetList>;
}

export function LastRoundsView({ game, rounds }: LastRoundsViewProps) {
  return (
    <div className={styles.dialog}>
      <Part of={rounds} skeleton={['20rem']} failed="history.bets.failed">
        {(list) => <Rounds list={list} />}
      </Part>
      <ButtonLink variant="secondary" to={`${paths.history()}?game=${encodeURIComponent(game)}`}>
        <FormattedMessage id="history.lastRounds.all" />
      </ButtonLink>
    </div>
  );
}

function Rounds({ list }: { list: BetList }) {
  const { formatMessage } = useIntl();
  const columns = useBetColumns(list.sums.currency);
  const shown = columns.filter(({ key }) => ['round', 'stake', 'win'].includes(key));
  return (
    <Table
      caption={formatMessage({ id: 'history.lastRounds.title' })}
      columns={shown}
      rows={list.data}
      rowKey={({ id }) => id}
      empty={<EmptyState icon={Dices} title={<FormattedMessage id="history.bets.empty" />} />}
    />
  );
}
