import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { loadable } from './loadable.ts';

const refetch = vi.fn(() => Promise.resolve());
const query = { data: undefined, error: null, isFetching: false, refetch };
const error = new ApiError({ kind: 'http', operation: 'GET /test', status: 503 });

describe('a query', () => {
  test('is pending until its first response', () => {
    expect(loadable(query)).toEqual({ kind: 'pending' });
    expect(loadable({ ...query, isFetching: true })).toEqual({ kind: 'pending' });
  });

  test('has an error code and a retry if it failed', () => {
    const shown = loadable({ ...query, error, isFetching: true });
    expect(shown).toMatchObject({ kind: 'failed', code: 'service_unavailable', isRetrying: true });
    if (shown.kind === 'failed') shown.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('keeps its data when a refetch fails', () => {
    expect(loadable({ ...query, data: 7, error })).toEqual({ kind: 'ready', data: 7 });
  });

  test('passes only the selected part of its data to the view', () => {
    expect(loadable({ ...query, data: { data: [1, 2] } }, ({ data }) => data.length)).toEqual({
      kind: 'ready',
      data: 2,
    });
  });
});
