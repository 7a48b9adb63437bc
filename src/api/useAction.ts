import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useOneAtATime } from '#/lib/useOneAtATime.ts';
import { type ApiError, refusedBy, type Refused } from './ApiError.ts';
import { isOutcomeKnown } from './idempotency.ts';

/** A failed action: the server refused it, or its outcome is unknown. */
export interface ActionFailure {
  /** Details for the message that the player sees. */
  readonly refused: Refused;
  /** True if the server may have executed the action anyway, see `isOutcomeKnown`. */
  readonly isUncertain: boolean;
}

export type ActionState<Answer = unknown> =
  | { readonly step: 'question' | 'waiting' }
  | { readonly step: 'done'; readonly answer: Answer }
  | ({ readonly step: 'failed' } & ActionFailure);

/** Callbacks that also run if the component has unmounted or is hidden. */
interface Outcome<Answer, Input> {
  readonly onDone?: (answer: Answer, input: Input) => void;
  readonly onFailed?: (failure: ActionFailure & { readonly error: ApiError }, input: Input) => void;
}

export interface Action<Answer, Input> {
  readonly state: ActionState<Answer>;
  readonly isWaiting: boolean;
  readonly input: Input | undefined;
  /**
   * Starts the action. Does nothing and returns false while an earlier run is pending. `options` callbacks
   * aren't called after unmount, or while an `Activity` hides the component.
   */
  readonly run: (input: Input, options?: MutateOptions<Answer, ApiError, Input>) => boolean;
  readonly reset: () => void;
}

export function failureOf(error: unknown): ActionFailure {
  return { refused: refusedBy(error), isUncertain: !isOutcomeKnown(error) };
}

/**
 * A mutation that must not run twice, such as a payment. For settings, where the last choice wins, use
 * `useMutation`.
 */
export function useAction<Answer, Input = void, Context = unknown>(
  mutation: UseMutationOptions<Answer, ApiError, Input, Context>,
  { onDone, onFailed }: Outcome<Answer, Input> = {},
): Action<Answer, Input> {
  const { mutateAsync, reset, isPending, isSuccess, data, error, variables } = useMutation(mutation);
  const oneAtATime = useOneAtATime();
  const stateOf = (): ActionState<Answer> => {
    if (isPending) return { step: 'waiting' };
    if (isSuccess) return { step: 'done', answer: data };
    return error ? { step: 'failed', ...failureOf(error) } : { step: 'question' };
  };
  return {
    state: stateOf(),
    isWaiting: isPending,
    input: variables,
    run: (input, options) =>
      oneAtATime(() =>
        mutateAsync(input, options ?? {}).then(
          (answer) => onDone?.(answer, input),
          (failed: ApiError) => onFailed?.({ ...failureOf(failed), error: failed }, input),
        ),
      ),
    reset,
  };
}
