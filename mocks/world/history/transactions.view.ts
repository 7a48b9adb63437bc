// All transactions that changed the player's money and compoints. The opening balance plus all items is the
// closing balance.
import type { Transaction, TransactionPeriod } from '../../generated/model/index.ts';
import { earlierReturnsOf } from '../cashbox/earlier.view.ts';
import { feeOfDepositId } from '../cashbox/deposits.view.ts';
import { depositMethodOf, payoutMethodOf } from '../cashbox/methods.view.ts';
import type { Context } from '../context.ts';
import { pointsEarnedBy } from '../compoints/view.ts';
import { day, isoOf, startOfDay, startOfMonth } from '../dates.ts';
import { ownGift } from '../gifts/view.ts';
import { earlierPlayOf } from '../responsible-play/earlierPlay.view.ts';
import type { LocalText } from '../settings.ts';
import type { PlayerState } from '../state.ts';
import { historyGame, slugOfRound } from './bets.view.ts';
import { historyOf, type TransactionLine, type AccountSums } from './movements.view.ts';
import { readReference, titleOf } from './titles.view.ts';

/** A transaction and its time, epoch milliseconds. */
interface Item {
  at: number;
  transaction: Transaction;
}

/**
 * Title of a day of play from before the world began. It tells the player why the rounds of this day aren't
 * listed.
 */
const wholeDay: LocalText = {
  ru: 'весь день, без списка раундов',
  en: 'the whole day, not listed by round',
  it: 'l’intera giornata, senza le singole giocate',
  br: 'o dia inteiro, sem a lista de rodadas',
};

type Details = Omit<Transaction, 'at' | 'real' | 'bonus' | 'compoints'>;

const realItem = (at: number, real: number, details: Details): Item => ({
  at,
  transaction: { ...details, at: isoOf(at), real, bonus: 0, compoints: 0 },
});

/** The provider's fee of each deposit. It isn't in the ledger, because the player's account never held it. */
const feesOf =
  (call: Context, player: PlayerState) =>
  (depositId: number): Pick<Transaction, 'fee'> => {
    const fee = feeOfDepositId(call, player, depositId);
    return fee > 0 ? { fee } : {};
  };

/**
 * Transactions from before the world began: deposits, payouts and play. The ledger doesn't contain them.
 * @param compoints the opening balance of compoints; earlier play can't have earned more
 */
function earlierItems(call: Context, player: PlayerState, compoints: number): Item[] {
  const { deposits, payouts, sessions } = earlierPlayOf(call, player);
  const titled = (title: string | undefined) => (title === undefined ? {} : { title });
  const feeOf = feesOf(call, player);
  const paid = deposits.flatMap(({ id, at, amount, cashback }) => {
    const details = { paymentId: id, ...titled(depositMethodOf(call, player, id)) };
    const refunded = realItem(at, cashback, { reference: `F-${id}`, type: 'cashback', ...details });
    return [
      realItem(at, amount, { reference: `D-${id}`, type: 'deposit', ...details, ...feeOf(id) }),
      ...(cashback > 0 ? [refunded] : []),
    ];
  });
  const taken = payouts.map(({ id, at, amount }) => {
    const details = { paymentId: id, ...titled(payoutMethodOf(call, player, id)) };
    return realItem(at, -amount, { reference: `P-${id}`, type: 'payout', ...details });
  });
  const returned = earlierReturnsOf(call, player).flatMap(({ id, status, at, returnedAt, amount }) => {
    const details = { paymentId: id, ...titled(payoutMethodOf(call, player, id)) };
    const type = status === 'cancelled' ? 'payout_cancel' : 'payout_declined';
    return [
      realItem(at, -amount, { reference: `P-${id}`, type: 'payout', ...details }),
      realItem(returnedAt, amount, { reference: `R-${id}`, type, ...details }),
    ];
  });
  let left = compoints;
  const play = sessions.toReversed().map(({ at, bets, wins, bonus }) => {
    const earned = Math.min(left, pointsEarnedBy(bets, player.currency));
    left -= earned;
    const reference = `S-${isoOf(at).slice(0, 10)}`;
    const title = wholeDay[call.locale];
    const item = realItem(at, wins - bets - bonus, {
      reference,
      type: 'play',
      title,
      stake: bets,
      win: wins,
    });
    return { ...item, transaction: { ...item.transaction, bonus, compoints: earned } };
  });
  return [...paid, ...taken, ...returned, ...play];
}

const sumOf = (items: readonly Item[]): AccountSums =>
  items.reduce(
    (sum, { transaction: { real, bonus, compoints } }) => ({
      real: sum.real + real,
      bonus: sum.bonus + bonus,
      compoints: sum.compoints + compoints,
    }),
    { real: 0, bonus: 0, compoints: 0 },
  );

function itemOf(call: Context, player: PlayerState, line: TransactionLine): Item {
  const { at, real, bonus, compoints, rounds, stake, win } = line;
  const { kind, id } = readReference(line.reference);
  const isWinback =
    line.type === 'cashback' && kind === 'gift' && ownGift(call, player, id)?.reason === 'cashback';
  const isPlay = line.type === 'play';
  const isOfGame = isPlay || line.type === 'free_rounds';
  const title = isOfGame ? undefined : titleOf(call, player, line.reference);
  const slug = isOfGame ? slugOfRound(call, player)(line.roundId ?? '') : '';
  return {
    at,
    transaction: {
      reference: `T-${line.id}`,
      at: isoOf(at),
      type: isWinback ? 'winback' : line.type,
      real,
      bonus,
      compoints,
      ...(title === undefined ? {} : { title }),
      ...(kind === 'deposit' || kind === 'payout' ? { paymentId: id } : {}),
      ...(line.type === 'deposit' ? feesOf(call, player)(id) : {}),
      ...(isOfGame ? { rounds } : {}),
      ...(slug === '' ? {} : { game: historyGame(call, slug) }),
      ...(isPlay ? { stake, win } : {}),
    },
  };
}

/**
 * The opening balance minus the transactions from before the world began. These are listed separately, so
 * their money would otherwise count twice. The result is dated no later than the first of them. Empty if
 * nothing remains.
 */
function withoutEarlier({ at, transaction }: Item, earlier: readonly Item[]): Item[] {
  const moved = sumOf(earlier);
  const real = transaction.real - moved.real;
  const bonus = transaction.bonus - moved.bonus;
  const compoints = transaction.compoints - moved.compoints;
  if (real === 0 && bonus === 0 && compoints === 0) return [];
  const first = Math.min(at, ...earlier.map((item) => item.at));
  return [{ at: first, transaction: { ...transaction, at: isoOf(first), real, bonus, compoints } }];
}

/** All transactions, latest first. */
function itemsOf(call: Context, player: PlayerState): Item[] {
  const { lines } = historyOf(call.state.ledger, player.id, slugOfRound(call, player));
  const opening = [...lines.values()].find(({ type }) => type === 'opening');
  const earlier = earlierItems(call, player, opening?.compoints ?? 0);
  const booked = [...lines.values()].flatMap((line) => {
    const item = itemOf(call, player, line);
    return line.type === 'opening' ? withoutEarlier(item, earlier) : [item];
  });
  // Reverses the list before the stable sort. So of several transactions with the same time, the one that is
  // later in the ledger comes first.
  const openings = booked.filter(({ transaction }) => transaction.type === 'opening');
  const others = booked.filter(({ transaction }) => transaction.type !== 'opening');
  return [...openings, ...earlier, ...others].reverse().toSorted((one, other) => other.at - one.at);
}

/** @param period UTC days, both included */
export function transactionsOf(
  call: Context,
  player: PlayerState,
  period: { from?: string | undefined; until?: string | undefined },
): TransactionPeriod {
  const from = period.from === undefined ? startOfMonth(call.now) : Date.parse(period.from);
  const until = period.until === undefined ? startOfDay(call.now) : Date.parse(period.until);
  const items = itemsOf(call, player);
  const before = sumOf(items.filter(({ at }) => at < from));
  const within = items.filter(({ at }) => at >= from && at < until + day);
  const moved = sumOf(within);
  return {
    from: isoOf(from).slice(0, 10),
    until: isoOf(until).slice(0, 10),
    currency: player.currency,
    opening: before,
    closing: {
      real: before.real + moved.real,
      bonus: before.bonus + moved.bonus,
      compoints: before.compoints + moved.compoints,
    },
    items: within.map(({ transaction }) => transaction),
  };
}
