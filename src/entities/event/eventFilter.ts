// The status filter is stored in the query string: `?status=future`.
import { EventStatus } from '#/api/generated/model/index.ts';
import { withParams } from '#/lib/urlQuery.ts';

const KEY = 'status';

function isStatus(value: string | null): value is EventStatus {
  return Object.values<string | null>(EventStatus).includes(value);
}

export function readEventFilter(params: URLSearchParams): EventStatus | null {
  const status = params.get(KEY);
  return isStatus(status) ? status : null;
}

/** Sets the status parameter and keeps all others. */
export function writeEventFilter(params: URLSearchParams, status: EventStatus | null): URLSearchParams {
  return withParams(params, { [KEY]: status });
}
