import { useState } from 'react';
import type { Gift } from '#/api/generated/model/index.ts';
import { useAction, type ActionState } from '#/api/useAction.ts';
import { isBonusMoney, kindOf } from '#/entities/gift/kinds.ts';
import { missingDeposit, obstacleOf, type Holder } from '#/entities/gift/rules.ts';
import { serverNow } from '#/lib/clock.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { takenOverlay } from '../gifts.modals.ts';
import { takeGiftMutation } from './mutations.ts';

export interface Taking {
  /** What the dialog shows: the terms of a gift, or why it cannot be had. */
  readonly shown: { readonly gift: Gift; readonly state: ActionState } | null;
  readonly takingId: number | null;
  /** Takes the gift, shows its terms first, or says what stands in its way. */
  readonly press: (gift: Gift) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

/**
 * One press takes what is over at once. What runs for a while shows its terms first, and so does bonus money,
 * which closes payouts until it is wagered (specification S4.48).
 */
export function hasTerms({ type }: Pick<Gift, 'type'>): boolean {
  return kindOf(type) === 'longTerm' || isBonusMoney(type);
}

/** What is known to stand in the way is said without a call. */
function obstacleTo(gift: Gift, holder: Holder): ActionState | null {
  const code = obstacleOf(gift, holder, serverNow());
  if (code === null) return null;
  const missing = code === 'deposit_restriction' ? (missingDeposit(gift, holder) ?? undefined) : undefined;
  return { step: 'refused', refused: { code, missing }, isUncertain: false };
}

export function useTaking(holder: Holder): Taking {
  const [asked, ask] = useState<{ gift: Gift; obstacle: ActionState | null } | null>(null);
  const { state, input, isWaiting, run, reset } = useAction(takeGiftMutation(), {
    onDone: (answer, gift) => {
      ask(null);
      openModal(takenOverlay, { gift: answer ?? gift });
    },
  });
  const shown = (): Taking['shown'] => {
    if (asked?.obstacle) return { gift: asked.gift, state: asked.obstacle };
    // Also after its dialog was closed: what came of it is told all the same.
    if (state.step === 'refused' && input) return { gift: input, state };
    return asked && { gift: asked.gift, state: isWaiting ? state : { step: 'question' } };
  };
  const current = shown();
  return {
    shown: current,
    takingId: isWaiting && input ? input.id : null,
    press: (gift) => {
      if (isWaiting) return;
      const obstacle = obstacleTo(gift, holder);
      if (obstacle === null && !hasTerms(gift)) return run(gift);
      reset();
      ask({ gift, obstacle });
    },
    confirm: () => {
      if (!current) return;
      ask({ gift: current.gift, obstacle: null });
      run(current.gift);
    },
    dismiss: () => {
      ask(null);
      // A call that is under way goes on.
      if (!isWaiting) reset();
    },
  };
}
