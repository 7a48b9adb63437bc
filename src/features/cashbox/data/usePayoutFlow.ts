import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { refusedBy } from '#/api/ApiError.ts';
import { CONTACT_TIMER, startResendTimer } from '#/entities/form/resendTimer.ts';
import { useMachine } from '#/lib/useMachine.ts';
import {
  firstPayout,
  reducePayout,
  type PayoutEffect,
  type PayoutEvent,
  type PayoutPhase,
} from '../model/payout.machine.ts';
import { requestOf } from '../model/payoutRules.ts';
import { refreshPayouts, sendPayoutMutation } from './payoutMutations.ts';
import { newPayoutsQuery } from './queries.ts';

export type SendPayout = (event: PayoutEvent) => void;
type Effect<Type> = Extract<PayoutEffect, { type: Type }>;

export function usePayoutFlow(): readonly [PayoutPhase, SendPayout] {
  const [{ phase }, send] = useMachine(
    () => ({ model: firstPayout, effects: [] }),
    reducePayout,
    useRunEffect(),
  );
  return [phase, send];
}

function useRunEffect() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(sendPayoutMutation());
  const sendOrder = async ({ attempt, order }: Effect<'send'>, send: SendPayout): Promise<void> => {
    try {
      const { data } = await mutateAsync(order);
      send({ type: 'sent', attempt, payout: data });
    } catch (error) {
      send({ type: isOutcomeKnown(error) ? 'refused' : 'lost', attempt, refusal: refusedBy(error) });
    }
  };
  const lookUp = async ({ attempt, order }: Effect<'lookUp'>, send: SendPayout): Promise<void> => {
    try {
      const { data } = await client.fetchQuery(newPayoutsQuery());
      send({ type: 'found', attempt, payout: requestOf(order, data) });
    } catch {
      send({ type: 'lookLost', attempt });
    }
  };
  return (effect: PayoutEffect, send: SendPayout): void => {
    switch (effect.type) {
      case 'send':
        return void sendOrder(effect, send);
      case 'lookUp':
        return void lookUp(effect, send);
      case 'refresh':
        return void refreshPayouts(client);
      case 'startCountdown':
        return effect.payout.phone === undefined
          ? undefined
          : startResendTimer(CONTACT_TIMER, effect.payout.phone);
    }
  };
}
