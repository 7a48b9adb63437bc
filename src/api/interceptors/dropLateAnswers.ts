import { ApiError } from '../ApiError.ts';
import { sessionGeneration } from '../session/session.store.ts';
import { operationOf, type Call, type Interceptor } from './interceptor.ts';

/** Throws if the call was aborted, or if it started in an earlier session or locale. */
function assertCurrent(call: Call, generation: number): void {
  const isLate = generation !== sessionGeneration();
  if (!isLate && !call.signal?.aborted) return;
  throw new ApiError({
    kind: 'aborted',
    operation: operationOf(call),
    ...(isLate ? { explanation: 'the session has changed' } : {}),
  });
}

/** Aborts calls that finish after a login, a logout or a change of locale. */
export const dropLateAnswers: Interceptor = async (call, next) => {
  const generation = sessionGeneration();
  assertCurrent(call, generation);
  try {
    const body = await next(call);
    assertCurrent(call, generation);
    return body;
  } catch (error) {
    assertCurrent(call, generation);
    throw error;
  }
};
