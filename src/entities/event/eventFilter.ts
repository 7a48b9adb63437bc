// The status that a list is narrowed to lives in the address: `?status=future`.
import { EventStatus } from '#/api/generated/model/index.ts';

const KEY = 'status';

function isStatus(value: string | null): value is EventStatus {
  return Object.values<string | null>(EventStatus).includes(value);
}

export function readEventFilter(params: URLSearchParams): EventStatus | null {
  const status = params.get(KEY);
  return isStatus(status) ? status : null;
}

/** The address's parameters with another status; foreign keys stay as they are. */
export function writeEventFilter(params: URLSearchParams, status: EventStatus | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (status === null) next.delete(KEY);
  else next.set(KEY, status);
  return next;
}
