import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { loadable } from './loadable.ts';

const refetch = vi.fn(() => Promise.resolve());
const query = { data: undefined, error: null, isFetching: false, refetch };
const error = new ApiError({ kind: 'http', operation: 'GET /test', status: 503 });

describe('a query', () => {
  test('without an answer is pending, also while it is asked for the first time', () => {
    expect(loadable(query)).toEqual({ kind: 'pending' });
    expect(loadable({ ...query, isFetching: true })).toEqual({ kind: 'pending' });
  });

  test('that failed says why and can be asked again', () => {
    const shown = loadable({ ...query, error, isFetching: true });
    expect(shown).toMatchObject({ kind: 'failed', code: 'service_unavailable', isRetrying: true });
    if (shown.kind === 'failed') shown.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('keeps what is there when asking again has failed', () => {
    expect(loadable({ ...query, data: 7, error })).toEqual({ kind: 'ready', data: 7 });
  });

  test('gives the view what it needs of the answer', () => {
    expect(loadable({ ...query, data: { data: [1, 2] } }, ({ data }) => data.length)).toEqual({
      kind: 'ready',
      data: 2,
    });
  });
});
