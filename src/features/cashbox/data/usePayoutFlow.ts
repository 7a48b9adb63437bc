import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { CONTACT_TIMER, startResendTimer } from '#/entities/form/resendTimer.ts';
import { useMachine } from '#/lib/useMachine.ts';
import { firstPayout, reducePayout } from '../model/payout.machine.ts';
import type { PayoutEffect, PayoutEvent, PayoutPhase } from '../model/payoutModel.ts';
import { requestOf } from '../model/payoutRules.ts';
import { refusedBy } from '#/api/refused.ts';
import { refreshPayouts, sendPayoutMutation } from './mutations.ts';
import { newPayoutsQuery } from './queries.ts';

type Tell = (event: PayoutEvent) => void;

function usePerform() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(sendPayoutMutation());
  const send = async ({ attempt, order }: Extract<PayoutEffect, { type: 'send' }>, tell: Tell) => {
    try {
      const { data } = await mutateAsync(order);
      tell({ type: 'sent', attempt, payout: data });
    } catch (error) {
      const refusal = refusedBy(error);
      tell({ type: isOutcomeKnown(error) ? 'refused' : 'lost', attempt, refusal });
    }
  };
  const lookUp = async ({ attempt, order }: Extract<PayoutEffect, { type: 'lookUp' }>, tell: Tell) => {
    try {
      const { data } = await client.fetchQuery(newPayoutsQuery());
      tell({ type: 'found', attempt, payout: requestOf(order, data) });
    } catch {
      tell({ type: 'lookLost', attempt });
    }
  };
  return (effect: PayoutEffect, tell: Tell): void => {
    switch (effect.type) {
      case 'send':
        return void send(effect, tell);
      case 'lookUp':
        return void lookUp(effect, tell);
      case 'refresh':
        return void refreshPayouts(client);
      case 'startCountdown':
        return effect.payout.phone === undefined
          ? undefined
          : startResendTimer(CONTACT_TIMER, effect.payout.phone);
    }
  };
}

export function usePayoutFlow(): readonly [PayoutPhase, Tell] {
  const [{ phase }, tell] = useMachine(
    () => ({ model: firstPayout, effects: [] }),
    reducePayout,
    usePerform(),
  );
  return [phase, tell];
}
