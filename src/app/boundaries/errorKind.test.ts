import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { describeError, kindOfStatus, statusOfParam } from './errorKind.ts';

describe('the kind of error page', () => {
  it.each([
    [404, '404'],
    [429, '429'],
    [451, '451'],
    [503, '503'],
    [500, '500'],
    [502, '500'],
    [403, 'other'],
    [413, 'other'],
  ])('for status %s is %s', (status, kind) => {
    expect(kindOfStatus(status)).toBe(kind);
  });
});

describe('the error page for', () => {
  it('a failed call depends on its status and shows the time to wait', () => {
    const error = new ApiError({ kind: 'http', operation: 'GET /x', status: 429, retryAfter: '30' });
    expect(describeError(error)).toEqual({ kind: '429', status: 429, waitSeconds: 30 });
  });
  it('a call without a response shows a lost connection', () => {
    expect(describeError(new ApiError({ kind: 'network', operation: 'GET /x' })).kind).toBe('offline');
  });
  it('a response that breaks the contract is that of a server error', () => {
    expect(describeError(new ApiError({ kind: 'contract', operation: 'GET /x' })).kind).toBe('500');
  });
  it('a missing chunk offers an update', () => {
    expect(
      describeError(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')).kind,
    ).toBe('update');
  });
  it('any other error is that of status 500', () => {
    expect(describeError(new Error('boom')).kind).toBe('500');
    expect(describeError('boom').kind).toBe('500');
  });
});

it.each([
  ['503', 503],
  ['200', 500],
  ['abc', 500],
  [undefined, 500],
])('the URL parameter "%s" of the error page gives the status %s', (param, status) => {
  expect(statusOfParam(param)).toBe(status);
});
