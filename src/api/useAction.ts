import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { type ApiError, refusedBy, type Refused } from './ApiError.ts';
import { isOutcomeKnown } from './idempotency.ts';

/** `isUncertain`: after no response, a 5xx, 408 or 425 the server may still have executed the action. */
export type ActionState<Answer = unknown> =
  | { readonly step: 'question' | 'waiting' }
  | { readonly step: 'done'; readonly answer: Answer }
  | { readonly step: 'refused'; readonly refused: Refused; readonly isUncertain: boolean };

/** Called even if the component has unmounted. */
interface Outcome<Answer, Input> {
  readonly onDone?: (answer: Answer, input: Input) => void;
  readonly onRefused?: (error: ApiError, input: Input) => void;
}

export interface Action<Answer, Input> {
  readonly state: ActionState<Answer>;
  readonly isWaiting: boolean;
  readonly input: Input | undefined;
  /** Does nothing while a run is pending. `options` callbacks aren't called after unmount. */
  readonly run: (input: Input, options?: MutateOptions<Answer, ApiError, Input>) => void;
  readonly reset: () => void;
}

/**
 * A mutation that must not run twice, such as a payment. For settings, where the last choice wins, use
 * `useMutation`.
 */
export function useAction<Answer, Input = void, Context = unknown>(
  mutation: UseMutationOptions<Answer, ApiError, Input, Context>,
  { onDone, onRefused }: Outcome<Answer, Input> = {},
): Action<Answer, Input> {
  const { mutateAsync, reset, isPending, isSuccess, data, error, variables } = useMutation(mutation);
  const once = useOneAtATime();
  const stateOf = (): ActionState<Answer> => {
    if (isPending) return { step: 'waiting' };
    if (isSuccess) return { step: 'done', answer: data };
    if (error) return { step: 'refused', refused: refusedBy(error), isUncertain: !isOutcomeKnown(error) };
    return { step: 'question' };
  };
  return {
    state: stateOf(),
    isWaiting: isPending,
    input: variables,
    run: (input, options) =>
      void once(() =>
        mutateAsync(input, options ?? {}).then(
          (answer) => onDone?.(answer, input),
          (refusal: ApiError) => onRefused?.(refusal, input),
        ),
      ),
    reset,
  };
}
