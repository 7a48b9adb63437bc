// Due events of the cashbox: slow banks, abandoned deposits, payouts in process.
import { hour } from '../dates.ts';
import type { DueScope, DueSource, DueEvent } from '../due.ts';
import type { PlayerState } from '../state.ts';
import { completeDeposit } from './deposits.actions.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';
import { completePayout, dropPayout, startProcessing } from './payouts.actions.ts';
import { completedAfter, processingStartsAfter } from './payouts.rules.ts';
import { payoutsSlice, type StoredPayout } from './payouts.state.ts';

/** Milliseconds after which an unconfirmed payout request is dropped. */
export const unconfirmedAfter = 24 * hour;

function dueOfDeposit(player: PlayerState, deposit: StoredDeposit): DueEvent[] {
  const { pendingResult, id } = deposit;
  if (!pendingResult) return [];
  return [
    {
      at: pendingResult.at,
      name: pendingResult.status === 'paid' ? `deposit ${id} comes through` : `deposit ${id} is given up`,
      run(context) {
        if (deposit.pendingResult === pendingResult)
          completeDeposit(context, player, deposit, pendingResult.status);
      },
    },
  ];
}

function dueOfPayout(player: PlayerState, payout: StoredPayout): DueEvent[] {
  const { status, confirmedAt, createdAt, id } = payout;
  const unless = (run: DueEvent['run']): DueEvent['run'] => {
    return (context) => (payout.status === status ? run(context) : undefined);
  };
  switch (status) {
    case 'needs_confirmation':
      return [
        {
          at: createdAt + unconfirmedAfter,
          name: `payout ${id} is forgotten`,
          run: unless((context) => dropPayout(context, player, payout)),
        },
      ];
    case 'pending':
      return [
        {
          at: (confirmedAt ?? createdAt) + processingStartsAfter,
          name: `payout ${id} is taken up`,
          run: unless((context) => startProcessing(context, player, payout)),
        },
      ];
    case 'processing':
      return [
        {
          at: (confirmedAt ?? createdAt) + completedAfter,
          name: `payout ${id} is settled`,
          run: unless((context) => completePayout(context, player, payout)),
        },
      ];
    default:
      return [];
  }
}

const dueOfPlayer = (scope: DueScope, player: PlayerState): DueEvent[] => [
  ...depositsSlice.of(scope, player).items.flatMap((deposit) => dueOfDeposit(player, deposit)),
  ...payoutsSlice.of(scope, player).items.flatMap((payout) => dueOfPayout(player, payout)),
];

export const due: DueSource = (scope) =>
  Object.values(scope.state.players).flatMap((player) => dueOfPlayer(scope, player));
