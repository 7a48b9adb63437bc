import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { describeError, kindOfStatus, statusOfParam } from './errorKind.ts';

describe('the error page of a status', () => {
  it.each([
    [404, '404'],
    [429, '429'],
    [451, '451'],
    [503, '503'],
    [500, '500'],
    [502, '500'],
    [403, 'other'],
    [413, 'other'],
  ])('%s is %s', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind);
  });
});

describe('a thrown value', () => {
  it("of a failed call gives its error page, with the server's wait", () => {
    const error = new ApiError({ kind: 'http', operation: 'GET /x', status: 429, retryAfter: '30' });
    expect(describeError(error)).toEqual({ kind: '429', status: 429, waitSeconds: 30 });
  });
  it('without a response shows a lost connection', () => {
    expect(describeError(new ApiError({ kind: 'network', operation: 'GET /x' })).kind).toBe('offline');
  });
  it('of a response that breaks the contract shows a server error', () => {
    expect(describeError(new ApiError({ kind: 'contract', operation: 'GET /x' })).kind).toBe('500');
  });
  it('of a missing chunk shows an update', () => {
    expect(
      describeError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')).kind,
    ).toBe('update');
  });
  it('of any other kind shows 500', () => {
    expect(describeError(new Error('boom')).kind).toBe('500');
    expect(describeError('boom').kind).toBe('500');
  });
});

it.each([
  ['503', 503],
  ['200', 500],
  ['abc', 500],
  [undefined, 500],
])('/error/%s shows %s', (param, status) => {
  expect(statusOfParam(param)).toBe(status);
});
