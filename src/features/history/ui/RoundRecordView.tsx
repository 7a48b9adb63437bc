import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Cherry from 'lucide-react/icons/cherry';
import Citrus from 'lucide-react/icons/citrus';
import Clover from 'lucide-react/icons/clover';
import Gem from 'lucide-react/icons/gem';
import Grape from 'lucide-react/icons/grape';
import Star from 'lucide-react/icons/star';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoundBet, RoundRecord, RoundRow, SlotSpin } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { SummaryList, SummaryRow } from '#/ui/SummaryList/SummaryList.tsx';
import styles from './RoundRecordView.module.css';

interface RecordProps {
  record: RoundRecord;
  currency: string;
}

/**
 * Shows the outcome of a round as the game showed it: the reels, the winning number and bets, the cards, or the
 * multiplier.
 */
export function RoundRecordView(props: RecordProps) {
  return (
    <section className={styles.record}>
      <h3 className={styles.title}>
        <FormattedMessage id="history.record.title" />
      </h3>
      <Content {...props} />
    </section>
  );
}

function Content({ record, currency }: RecordProps) {
  switch (record.kind) {
    case 'slot':
      return record.freeSpins ? (
        <FreeSpins spins={record.freeSpins} currency={currency} />
      ) : (
        <Slot record={record} currency={currency} />
      );
    case 'roulette':
      return <Roulette record={record} currency={currency} />;
    case 'crash':
      return <Crash record={record} />;
    default:
      return <Board record={record} />;
  }
}

const symbols: Readonly<Record<string, LucideIcon>> = {
  cherry: Cherry,
  lemon: Citrus,
  grapes: Grape,
  clover: Clover,
  bell: Bell,
  gem: Gem,
  wild: Star,
};

function SlotSymbol({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'history.record.symbol' }, { name });
  const icon = symbols[name];
  return (
    <span
      className={styles.symbol}
      role="img"
      aria-label={label}
      title={label}
      data-wild={name === 'wild' || undefined}
    >
      {icon && <Icon of={icon} size="lg" />}
      {!icon && (name === 'seven' ? 7 : label)}
    </span>
  );
}

function FreeSpins({ spins, currency }: { spins: readonly SlotSpin[]; currency: string }) {
  return spins.map((spin, index) => (
    <section key={index}>
      <h4 className={styles.owner}>
        <FormattedMessage id="history.record.freeSpin" values={{ number: index + 1 }} />
      </h4>
      <Slot record={spin} currency={currency} />
    </section>
  ));
}

interface SlotProps {
  record: Pick<RoundRecord, 'reels' | 'lines'>;
  currency: string;
}

function Slot({ record: { reels = [], lines = [] }, currency }: SlotProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <>
      <div className={styles.reels} role="group" aria-label={formatMessage({ id: 'history.record.reels' })}>
        {reels.map((reel, index) => (
          <div key={index} className={styles.reel}>
            {reel.map((name, row) => (
              <SlotSymbol key={row} name={name} />
            ))}
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <SummaryList>
          {lines.map(({ line, symbol, win }) => (
            <SummaryRow
              key={line}
              term={
                <>
                  <FormattedMessage id="history.record.line" values={{ line: line + 1 }} />{' '}
                  <SlotSymbol name={symbol} />
                </>
              }
            >
              {money(win, currency)}
            </SummaryRow>
          ))}
        </SummaryList>
      )}
    </>
  );
}

function Roulette({ record: { number, bets = [] }, currency }: RecordProps) {
  const { money } = useMoney();
  return (
    <SummaryList>
      <SummaryRow isTotal term={<FormattedMessage id="history.record.number" />}>
        {number}
      </SummaryRow>
      {bets.map((bet, index) => (
        <SummaryRow key={index} term={<RouletteBet bet={bet} />}>
          <FormattedMessage
            id="history.record.betResult"
            values={{ stake: money(bet.amount, currency), win: money(bet.win, currency) }}
          />
        </SummaryRow>
      ))}
    </SummaryList>
  );
}

function RouletteBet({ bet: { kind, value = 0 } }: { bet: RoundBet }) {
  return <FormattedMessage id={`history.record.bet.${kind}`} values={{ value }} />;
}

/** A multiplier such as `×1.50`. */
function Multiplier({ value }: { value: number }) {
  const { formatNumber } = useIntl();
  return <>{`×${formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`}</>;
}

function Crash({ record: { multiplier, crashPoint, autoCashOut } }: { record: RoundRecord }) {
  const isCashedOut = multiplier !== undefined && crashPoint !== undefined && multiplier < crashPoint;
  const isAtPoint = autoCashOut !== undefined && autoCashOut === crashPoint;
  return (
    <SummaryList>
      {multiplier !== undefined && (isCashedOut || isAtPoint) && (
        <SummaryRow term={<FormattedMessage id="history.record.cashedOut" />}>
          <Multiplier value={multiplier} />
        </SummaryRow>
      )}
      {autoCashOut !== undefined && (
        <SummaryRow term={<FormattedMessage id="history.record.auto" />}>
          <Multiplier value={autoCashOut} />
        </SummaryRow>
      )}
      {crashPoint !== undefined && (
        <SummaryRow term={<FormattedMessage id="history.record.crashed" />}>
          <Multiplier value={crashPoint} />
        </SummaryRow>
      )}
    </SummaryList>
  );
}

function Board({ record: { rows = [], drawn = [], multiplier } }: { record: RoundRecord }) {
  return (
    <>
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
      <SummaryList>
        {drawn.length > 0 && (
          <SummaryRow term={<FormattedMessage id="history.record.drawn" />}>{drawn.join(', ')}</SummaryRow>
        )}
        {multiplier !== undefined && (
          <SummaryRow term={<FormattedMessage id="history.record.multiplier" />}>
            <Multiplier value={multiplier} />
          </SummaryRow>
        )}
      </SummaryList>
    </>
  );
}

function Row({ row: { owner, cells, points } }: { row: RoundRow }) {
  return (
    <div className={styles.row}>
      {owner && (
        <p className={styles.owner}>
          <FormattedMessage
            id={points === undefined ? `history.record.hand.${owner}` : `history.record.points.${owner}`}
            values={{ points }}
          />
        </p>
      )}
      <ul className={styles.cells}>
        {cells.map(({ text, isWinning }, index) => (
          <li key={index} className={styles.cell} data-winning={isWinning || undefined}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
