// Due events of the cashbox: slow banks, abandoned deposits, payouts in process.
import { hour } from '../dates.ts';
import type { DuePlace, DueSource, DueThing } from '../due.ts';
import type { PlayerState } from '../state.ts';
import { concludeDeposit } from './deposits.actions.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';
import { concludePayout, forgetPayout, takeUpPayout } from './payouts.actions.ts';
import { settledAfter, takenUpAfter } from './payouts.rules.ts';
import { payoutsSlice, type StoredPayout } from './payouts.state.ts';

/** Milliseconds after which an unconfirmed payout request is dropped. */
export const unconfirmedAfter = 24 * hour;

function ofDeposit(player: PlayerState, deposit: StoredDeposit): DueThing[] {
  const { comes, id } = deposit;
  if (!comes) return [];
  return [
    {
      at: comes.at,
      name: comes.status === 'paid' ? `deposit ${id} comes through` : `deposit ${id} is given up`,
      run(context) {
        if (deposit.comes === comes) concludeDeposit(context, player, deposit, comes.status);
      },
    },
  ];
}

function ofPayout(player: PlayerState, payout: StoredPayout): DueThing[] {
  const { status, confirmedAt, createdAt, id } = payout;
  const unless = (run: DueThing['run']): DueThing['run'] => {
    return (context) => (payout.status === status ? run(context) : undefined);
  };
  switch (status) {
    case 'needs_confirmation':
      return [
        {
          at: createdAt + unconfirmedAfter,
          name: `payout ${id} is forgotten`,
          run: unless((context) => forgetPayout(context, player, payout)),
        },
      ];
    case 'pending':
      return [
        {
          at: (confirmedAt ?? createdAt) + takenUpAfter,
          name: `payout ${id} is taken up`,
          run: unless((context) => takeUpPayout(context, player, payout)),
        },
      ];
    case 'processing':
      return [
        {
          at: (confirmedAt ?? createdAt) + settledAfter,
          name: `payout ${id} is settled`,
          run: unless((context) => concludePayout(context, player, payout)),
        },
      ];
    default:
      return [];
  }
}

const ofPlayer = (place: DuePlace, player: PlayerState): DueThing[] => [
  ...depositsSlice.of(place, player).items.flatMap((deposit) => ofDeposit(player, deposit)),
  ...payoutsSlice.of(place, player).items.flatMap((payout) => ofPayout(player, payout)),
];

export const due: DueSource = (place) =>
  Object.values(place.state.players).flatMap((player) => ofPlayer(place, player));
