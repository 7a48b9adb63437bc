import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';

const make = (body: unknown, status = 400): ApiError =>
  new ApiError({ kind: 'http', operation: 'POST /json-api/test', status, body });

describe('ApiError', () => {
  test('reads codes, message, data and field errors from the response', () => {
    const error = make({
      errors: [
        { code: 'wrong', field: 'email' },
        { code: 'too_long', field: 'email', message: 'Too long' },
        { code: 'insufficient_compoint_balance', data: { missingAmount: 120 } },
      ],
    });
    expect(error.codes).toEqual(['wrong', 'too_long', 'insufficient_compoint_balance']);
    expect(error.code).toBe('wrong');
    expect(error.serverMessage).toBe('Too long');
    expect(error.data).toEqual({ missingAmount: 120 });
    expect(error.fieldErrors).toEqual(new Map([['email', ['wrong', 'too_long']]]));
  });

  test('counts the attempts as used up only if the flag is the boolean true', () => {
    expect(
      make({ errors: [{ code: 'code_wrong', data: { is_max_attempts_used: true } }] }).isMaxAttemptsUsed,
    ).toBe(true);
    expect(
      make({ errors: [{ code: 'code_wrong', data: { is_max_attempts_used: 'yes' } }] }).isMaxAttemptsUsed,
    ).toBe(false);
  });

  test.each([
    [400, 'invalid_request'],
    [401, 'unauthorized'],
    [404, 'not_found'],
    [413, 'payload_too_large'],
    [408, 'timeout'],
    [418, 'invalid_request'],
    [422, 'validation_error'],
    [500, 'server_error'],
    [429, 'too_many_requests'],
    [451, 'region_blocked'],
    [503, 'service_unavailable'],
  ])('derives a code from status %d if the response has none', (status, code) => {
    expect(make('<html>', status).code).toBe(code);
  });

  test.each([
    [null],
    [undefined],
    ['<html>'],
    [[]],
    [{ errors: null }],
    [{ errors: {} }],
    [{ errors: [null, 5, [], {}, { code: 5 }, { code: '' }] }],
  ])('falls back to invalid_request for the body %j', (body) => {
    expect(make(body).codes).toEqual(['invalid_request']);
  });

  test.each([
    ['17', null, 17],
    ['999999999', null, 86_400],
    ['soon', { retryAfter: 4 }, 4],
    [null, null, null],
  ])(
    'reads the time to wait from the header %j or the data %j, at most a day',
    (retryAfter, data, seconds) => {
      const body = { errors: [{ code: 'too_many_requests', ...(data ? { data } : {}) }] };
      expect(
        new ApiError({ kind: 'http', operation: 'x', status: 429, body, retryAfter }).retryAfterSeconds,
      ).toBe(seconds);
    },
  );

  test('accepts any response body, and always has at least one code of at most 100 characters', () => {
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.record({
        errors: fc.array(
          fc.object({ key: fc.constantFrom('code', 'message', 'field', 'data', '__proto__') }),
        ),
      }),
    );
    fc.assert(
      fc.property(hostile, (body) => {
        const error = make(body);
        expect(error.codes.length).toBeGreaterThan(0);
        expect(error.codes.every((code) => typeof code === 'string' && code.length <= 100)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
