import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Gift } from '#/api/generated/model/index.ts';
import { useAction, type ActionState } from '#/api/useAction.ts';
import { type Holder, isBonusMoney, kindOf, missingDeposit, obstacleOf } from '#/entities/gift/rules.ts';
import { giftsQuery } from '#/entities/player/queries.ts';
import { serverNow, parseInstant } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { takenOverlay } from '../gifts.modals.ts';
import { takeGiftMutation } from './mutations.ts';
import { useByServerClock } from '#/lib/useClock.ts';

export interface Taking {
  /** The gift whose dialog is open. The dialog shows the gift's terms, or why it can't be claimed. */
  readonly shown: { readonly gift: Gift; readonly state: ActionState } | null;
  readonly takingId: number | null;
  /** Claims a gift. Depending on the gift, first shows its terms or explains why it can't be claimed. */
  readonly press: (gift: Gift) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

/**
 * Whether to show a gift's terms before it is claimed. True if the gift runs for a while, locks payouts
 * until it is wagered, or uses up deposits that other gifts require (S4.48).
 */
export function hasTerms({ type, activation }: Pick<Gift, 'type' | 'activation'>): boolean {
  return kindOf(type) === 'longTerm' || isBonusMoney(type) || (activation?.losing.length ?? 0) > 0;
}

/** The refusal to show instead of sending a request. Null if no obstacle is known. */
function obstacleTo(gift: Gift, holder: Holder): ActionState | null {
  const code = obstacleOf(gift, holder, serverNow());
  if (code === null) return null;
  const missing = code === 'deposit_restriction' ? (missingDeposit(gift, holder) ?? undefined) : undefined;
  return { step: 'failed', refused: { code, missing }, isUncertain: false };
}

export function useTaking(holder: Holder): Taking {
  const [asked, ask] = useState<{ gift: Gift; obstacle: ActionState | null } | null>(null);
  const { state, input, isWaiting, run, reset } = useAction(takeGiftMutation(), {
    onDone: (answer, gift) => {
      ask(null);
      openModal(takenOverlay, { gift: answer ?? gift });
    },
  });
  const gifts = useQuery(giftsQuery()).data?.data;
  // The terms can change while the dialog is open: a deposit that arrives meanwhile counts towards the bonus.
  const current = (gift: Gift): Gift => gifts?.find(({ id }) => id === gift.id) ?? gift;
  const shown = (): Taking['shown'] => {
    if (asked?.obstacle) return { gift: asked.gift, state: asked.obstacle };
    // Show the refusal even if the player has closed the dialog while the request was in flight.
    if (state.step === 'failed' && input) return { gift: input, state };
    if (asked && !isWaiting) return { gift: current(asked.gift), state: { step: 'question' } };
    return asked && { gift: asked.gift, state };
  };
  const dialog = shown();
  return {
    shown: dialog,
    takingId: isWaiting && input ? input.id : null,
    press: (gift) => {
      if (isWaiting) return;
      const obstacle = obstacleTo(gift, holder);
      if (obstacle === null && !hasTerms(gift)) {
        run(gift);
        return;
      }
      reset();
      ask({ gift, obstacle });
    },
    confirm: () => {
      if (!dialog) return;
      ask({ gift: dialog.gift, obstacle: null });
      run(dialog.gift);
    },
    dismiss: () => {
      ask(null);
      // A sent request can't be cancelled, so keep its state: if it is refused, the dialog shows why.
      if (!isWaiting) reset();
    },
  };
}

/**
 * The time at which a gift last expired, in epoch milliseconds, or 0. Components use this value as the
 * current time. It changes only when a gift expires, so they don't rerender every second.
 */
export function useMoments(gifts: readonly Gift[]): number {
  const ends = gifts.map(({ expiredAt }) => parseInstant(expiredAt) ?? Number.POSITIVE_INFINITY);
  return useByServerClock((now) => Math.max(0, ...ends.filter((end) => end <= now)));
}
