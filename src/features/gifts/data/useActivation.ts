import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Gift } from '#/api/generated/model/index.ts';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { serverNow } from '#/lib/clock.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { takenOverlay } from '../gifts.modals.ts';
import {
  reduceActivation,
  startActivation,
  type ActivationEffect,
  type ActivationEvent,
  type ActivationPhase,
} from '../model/activation.machine.ts';
import { missingDeposit, obstacleOf, type Holder } from '#/entities/gift/rules.ts';
import { celebratedHere } from '../model/told.ts';
import { giftsNowQuery } from './queries.ts';
import { takeGiftMutation } from './mutations.ts';
import { refusedBy } from './refusedBy.ts';

type Tell = (event: ActivationEvent) => void;

/** Carries out what the machine of taking wants done. */
function usePerform() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(takeGiftMutation());
  const send = async ({ attempt, gift }: Extract<ActivationEffect, { type: 'send' }>, tell: Tell) => {
    const celebration = celebratedHere(gift.id);
    try {
      tell({ type: 'taken', attempt, gift: await mutateAsync(gift) });
    } catch (error) {
      celebration.off();
      tell({ type: isOutcomeKnown(error) ? 'refused' : 'lost', attempt, refusal: refusedBy(error) });
    }
  };
  const lookUp = async ({ attempt, gift }: Extract<ActivationEffect, { type: 'lookUp' }>, tell: Tell) => {
    const list = await client.fetchQuery(giftsNowQuery()).catch(() => null);
    tell({ type: 'found', attempt, gift: list?.data.find(({ id }) => id === gift.id) ?? null });
  };
  return (effect: ActivationEffect, tell: Tell): void => {
    switch (effect.type) {
      case 'send':
        return void send(effect, tell);
      case 'lookUp':
        return void lookUp(effect, tell);
      case 'celebrate':
        return openModal(takenOverlay, { gift: effect.gift });
    }
  };
}

export interface Activation {
  readonly phase: ActivationPhase;
  /** Takes the gift, or says what stands in its way. */
  readonly press: (gift: Gift) => void;
  readonly confirm: () => void;
  readonly dismiss: () => void;
}

export function useActivation(holder: Holder): Activation {
  const [{ phase }, tell] = useMachine(startActivation, reduceActivation, usePerform());
  return {
    phase,
    press: (gift) => {
      const code = obstacleOf(gift, holder, serverNow());
      const missing = code === 'deposit_restriction' ? missingDeposit(gift, holder) : null;
      tell({ type: 'pressed', gift, obstacle: code && { code, missing, retryAfterSeconds: null } });
    },
    confirm: () => tell({ type: 'confirmed' }),
    dismiss: () => tell({ type: 'dismissed' }),
  };
}

export function isTaking(phase: ActivationPhase, gift: Gift): boolean {
  return (phase.step === 'sending' || phase.step === 'looking') && phase.gift.id === gift.id;
}
