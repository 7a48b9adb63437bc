// Due events of the cashbox: slow banks report, abandoned deposits expire, payouts advance.
import type { PayoutStatus } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import type { DueScope, DueSource, DueEvent } from '../due.ts';
import type { PlayerState } from '../state.ts';
import { completeDeposit } from './deposits.actions.ts';
import { depositsSlice, type StoredDeposit } from './deposits.state.ts';
import { completePayout, dropPayout, startProcessing } from './payouts.actions.ts';
import { scheduleOf, type PayoutSchedule } from './payouts.rules.ts';
import { payoutsSlice, type StoredPayout } from './payouts.state.ts';

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

/** By status: the event that comes next for a payout request if the player does nothing. */
const nextSteps: Partial<
  Record<
    PayoutStatus,
    {
      at: keyof PayoutSchedule;
      name: string;
      run: (context: Context, player: PlayerState, payout: StoredPayout) => void;
    }
  >
> = {
  needs_confirmation: { at: 'dropped', name: 'forgotten', run: dropPayout },
  pending: { at: 'processed', name: 'taken up', run: startProcessing },
  processing: { at: 'completed', name: 'settled', run: completePayout },
};

function dueOfPayout(player: PlayerState, payout: StoredPayout): DueEvent[] {
  const { status, id } = payout;
  const act = nextSteps[status];
  if (!act) return [];
  const at = scheduleOf(payout)[act.at];
  if (at === null) return [];
  return [
    {
      at,
      name: `payout ${id} is ${act.name}`,
      run: (context) => (payout.status === status ? act.run(context, player, payout) : undefined),
    },
  ];
}

const dueOfPlayer = (scope: DueScope, player: PlayerState): DueEvent[] => [
  ...depositsSlice.of(scope, player).items.flatMap((deposit) => dueOfDeposit(player, deposit)),
  ...payoutsSlice.of(scope, player).items.flatMap((payout) => dueOfPayout(player, payout)),
];

export const due: DueSource = (scope) =>
  Object.values(scope.state.players).flatMap((player) => dueOfPlayer(scope, player));
