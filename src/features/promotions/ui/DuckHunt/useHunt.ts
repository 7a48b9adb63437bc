import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOutcomeKnown } from '#/api/idempotency.ts';
import { shootMutation, type HuntIds } from '../../data/duckHunt/mutations.ts';
import {
  huntStart,
  OUTCOME_MS,
  reduceHunt,
  type HuntEvent,
  type HuntModel,
} from '../../model/duckHunt.machine.ts';

/** The hunt's machine at work: sends its shots and lets each outcome stand for a while. */
export function useHunt(ids: HuntIds): { model: HuntModel; tell: (event: HuntEvent) => void } {
  const [model, setModel] = useState(huntStart);
  // Two presses before the next drawing see each other.
  const latest = useRef(huntStart);
  const { mutate } = useMutation(shootMutation(ids));
  const tell = (event: HuntEvent): void => {
    const { model: next, send } = reduceHunt(latest.current, event);
    latest.current = next;
    setModel(next);
    if (!send) return;
    mutate(send, {
      onSuccess: ({ data }) => tell({ type: 'answered', answer: data }),
      onError: (error) => {
        const { code, retryAfterSeconds } = error;
        const failure = { code, retryAfterSeconds };
        tell({ type: 'failed', failure, isOutcomeKnown: isOutcomeKnown(error) });
      },
    });
  };
  const rest = useEffectEvent(() => tell({ type: 'rested' }));
  const { status } = model.phase;
  useEffect(() => {
    if (status !== 'told') return undefined;
    const timer = setTimeout(() => rest(), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return { model, tell };
}
