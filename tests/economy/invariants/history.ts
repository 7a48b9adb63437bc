// The player's history of transactions and rounds must agree with the ledger.
import type {
  Bet,
  BetList,
  PlayStatementResponse,
  TransactionPeriod,
  TransactionType,
} from '#mocks/generated/model/index.ts';
import type { LedgerRow } from '../casino.ts';
import type { Movement } from '../journal.ts';
import type { Model } from '../model.ts';

const purses = ['real', 'bonus', 'compoints'] as const;

function readTransactions(model: Model, from: string): TransactionPeriod | null {
  const path = `/json-api/history/transactions?from=${from}&until=2999-12-31`;
  const reply = model.casino.get<{ data: TransactionPeriod }>(path);
  return reply.ok ? reply.json.data : null;
}

function checkTransactions(model: Model): void {
  const all = readTransactions(model, '2000-01-01');
  if (!all) return;
  for (const purse of purses) {
    const sum = all.items.reduce((total, item) => total + item[purse], 0);
    model.require(
      `the transactions add up to the balance: ${purse}`,
      sum === model.account[purse] && all.closing[purse] === sum && all.opening[purse] === 0,
      () => `${sum}, closing ${all.closing[purse]}, not ${model.account[purse]}`,
    );
  }
  const references = new Set(all.items.map(({ reference }) => reference));
  model.require('a transaction has its own reference', references.size === all.items.length, () =>
    all.items.map(({ reference }) => reference).join(', '),
  );
}

/**
 * Types of transactions that add up to each figure of the statement. Payouts reduce the balance, so their
 * figure has the opposite sign.
 */
const figures: Readonly<Record<string, { types: readonly TransactionType[]; sign: 1 | -1 }>> = {
  deposits: { types: ['deposit'], sign: 1 },
  payouts: { types: ['payout', 'payout_cancel', 'payout_declined'], sign: -1 },
  cashback: { types: ['cashback', 'winback'], sign: 1 },
  exchange: { types: ['exchange'], sign: 1 },
  net: { types: ['play'], sign: 1 },
};

/** The statement lists the wins of free rounds as bonuses or prizes, so these types are summed together. */
const granted: readonly TransactionType[] = [
  'bonus',
  'bonus_cancel',
  'bonus_expired',
  'gift',
  'prize',
  'free_rounds',
];

function checkStatement(model: Model): void {
  // If the clock was set back, some transactions are in the future. The statement doesn't contain them.
  if (model.hasGoneBack) return;
  const reply = model.casino.get<PlayStatementResponse>('/json-api/responsible-play/statement?period=year');
  const year = readTransactions(model, `${new Date(model.now).getUTCFullYear()}-01-01`);
  if (!reply.ok || !year) return;
  const { total } = reply.json.data;
  const sumOf = (types: readonly TransactionType[]): number =>
    year.items.reduce((sum, { type, real, bonus }) => sum + (types.includes(type) ? real + bonus : 0), 0);
  for (const [figure, { types, sign }] of Object.entries(figures)) {
    const stated = Object.entries(total).find(([key]) => key === figure)?.[1];
    const sum = sumOf(types) * sign;
    model.require(
      `the statement has the transactions' sums: ${figure}`,
      stated === sum,
      () => `${String(stated)}, not ${sum}`,
    );
  }
  const { bonuses = 0, prizes = 0 } = total;
  const sum = sumOf(granted);
  model.require(
    "the statement has the transactions' sums: bonuses and prizes",
    bonuses + prizes === sum,
    () => `${bonuses} + ${prizes}, not ${sum}`,
  );
}

const isOfRound = ({ row }: Movement, { id }: Bet): boolean =>
  (row.reference?.endsWith(`-${id}`) === true && row.reference.startsWith('run-')) ||
  row.roundId?.endsWith(`-${id}`) === true;

interface Money {
  readonly total: number;
  readonly bonus: number;
}

/**
 * The player's money before the first and after the last movement of a round; null if the round has no
 * movement.
 */
function balancesAround({ journal }: Model, bet: Bet): { before: Money; after: Money; gain: number } | null {
  let money: Money = { total: 0, bonus: 0 };
  let gain = 0;
  let before: Money | null = null;
  let after = money;
  for (const movement of journal.movements) {
    const { account } = movement;
    const delta = account === 'compoints' ? 0 : movement.delta;
    const next = { total: money.total + delta, bonus: money.bonus + (account === 'bonus' ? delta : 0) };
    if (isOfRound(movement, bet)) {
      before ??= money;
      after = next;
      gain += delta;
    }
    money = next;
  }
  return before === null ? null : { before, after, gain };
}

function checkBet(model: Model, bet: Bet): void {
  const { balanceBefore, bonusBefore = 0, balanceAfter, bonusAfter = 0, win, stake, isFree } = bet;
  const around = balancesAround(model, bet);
  if (!around || win === undefined) return;
  const { before, after, gain } = around;
  // The balance before a free round isn't compared: the round has no stake in the ledger, and other movements
  // may come before its win.
  const describeMismatch = (): string => `${JSON.stringify(bet)}, not ${JSON.stringify(around)}`;
  model.require(
    "a round's balances are the ledger's before its stake and after its win",
    (isFree === true || (balanceBefore === before.total && bonusBefore === before.bonus)) &&
      balanceAfter === after.total &&
      bonusAfter === after.bonus,
    describeMismatch,
  );
  model.require(
    "a round's stake and win are the ledger's",
    win - (isFree ? 0 : stake) === gain,
    describeMismatch,
  );
}

function checkBets(model: Model): void {
  const reply = model.casino.get<BetList>('/json-api/history/bets?limit=5');
  if (!reply.ok) return;
  const { data, sums } = reply.json;
  for (const bet of data) checkBet(model, bet);
  const sumOf = (isCounted: (row: LedgerRow) => boolean): Money => {
    const counted = model.journal.movements.filter(
      ({ row, account }) => account !== 'compoints' && isCounted(row),
    );
    const sum = (movements: readonly Movement[]) => movements.reduce((total, { delta }) => total + delta, 0);
    return { total: sum(counted), bonus: sum(counted.filter(({ account }) => account === 'bonus')) };
  };
  const staked = sumOf(({ kind }) => kind === 'bet');
  const won = sumOf(({ kind, roundId }) => kind === 'win' || roundId !== undefined);
  const { stake, bonusStake = 0, win, bonusWin = 0 } = sums;
  model.require(
    'the rounds add up to the stakes and wins of the ledger, and to their shares of bonus money',
    stake === -staked.total && bonusStake === -staked.bonus && win === won.total && bonusWin === won.bonus,
    () => `${JSON.stringify(sums)}, not ${JSON.stringify({ staked, won })}`,
  );
}

export function checkHistory(model: Model): void {
  checkTransactions(model);
  checkStatement(model);
  checkBets(model);
}
