import { useEffect, useRef, useState } from 'react';
import { useAction, type Action, type ActionState } from '#/api/useAction.ts';
import { showError } from '#/entities/action/showError.ts';
import { showMessage } from '#/overlays/toasts.store.ts';
import {
  planJoin,
  type JoinCall,
  type JoinPlan,
  type JoinQuestion,
  type JoinRequest,
} from '../model/join.ts';
import { joinErrorTitles } from '../model/refusals.ts';
import { joinMutation, prepareJoinMutation, type JoinOutcome, type ShownTournament } from './mutations.ts';

export interface Joining {
  /** Null if there is no question and no refusal to show. */
  readonly dialog: {
    readonly request: JoinRequest;
    readonly question: JoinQuestion | null;
    readonly state: ActionState;
  } | null;
  readonly isWaiting: boolean;
  readonly press: (call: JoinCall) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

/** Joins at once, asks first, or explains why the player can't join. */
export function useJoin(shown: ShownTournament): Joining {
  const [plan, setPlan] = useState<JoinPlan | null>(null);
  const isLeft = useIsLeft();
  const action = useAction(joinMutation(), {
    onDone: (outcome, request) => {
      setPlan(null);
      showMessage(doneMessage(outcome, request), { tone: 'success', values: { title: request.title } });
    },
    // The page and its dialog have unmounted.
    onRefused: (error) => isLeft.current && showError(error, joinErrorTitles, { tone: 'warning' }),
  });
  const preparation = useAction(prepareJoinMutation(shown), {
    onDone: (request) => {
      const next = planJoin(request);
      action.reset();
      setPlan(next);
      if (next.step === 'send') action.run(next.request);
    },
  });
  const dialog = dialogOf(plan, action);
  return {
    dialog,
    isWaiting: preparation.isWaiting || action.isWaiting,
    press: (call) => !action.isWaiting && preparation.run(call),
    confirm: () => dialog && action.run(dialog.request),
    dismiss: () => {
      setPlan(null);
      // A sent request can't be cancelled.
      if (!action.isWaiting) action.reset();
    },
  };
}

function dialogOf(
  plan: JoinPlan | null,
  { state, input }: Action<JoinOutcome, JoinRequest>,
): Joining['dialog'] {
  // The refusal also shows if the dialog was closed while the request was in flight.
  if (state.step === 'refused' && input) return { request: input, question: null, state };
  if (plan === null || plan.step === 'send') return null;
  const { request } = plan;
  return plan.step === 'refuse'
    ? { request, question: null, state: { step: 'refused', refused: plan.refused, isUncertain: false } }
    : { request, question: plan.question, state };
}

function doneMessage(outcome: JoinOutcome, { entry, isActive }: JoinRequest) {
  if (outcome === 'chosen') return 'tournaments.join.chosen';
  if (outcome === 'joined') return isActive ? 'tournaments.join.joined' : 'tournaments.join.joinedAhead';
  return entry?.code === 'max_member_limit_reached'
    ? 'tournaments.join.seatNoted'
    : 'tournaments.join.invitationNoted';
}

function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
