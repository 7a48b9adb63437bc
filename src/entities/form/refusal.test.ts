import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { confirmationTexts, limitRemedy, readRefusal } from './refusal.ts';

const texts = { ...confirmationTexts, wrong_credentials: 'auth.error.wrong_credentials' } as const;
const fields = ['email', 'password'] as const;
const refused = (status: number, errors: object[], retryAfter?: string) =>
  readRefusal(
    new ApiError({
      kind: 'http',
      operation: 'POST /x',
      status,
      body: { errors },
      retryAfter: retryAfter ?? null,
    }),
    fields,
    texts,
  );

describe('a refused call', () => {
  it('with a 401 and a message shows the server’s message', () => {
    expect(refused(401, [{ code: 'wrong_credentials', message: 'Nope' }]).form).toEqual({
      id: 'auth.error.wrong_credentials',
      code: 'wrong_credentials',
      serverText: { text: 'Nope', language: 'ru' },
    });
  });
  it("with a 401 and no message shows the client's text", () => {
    expect(refused(401, [{ code: 'wrong_credentials' }]).form).toEqual({
      id: 'auth.error.wrong_credentials',
      code: 'wrong_credentials',
    });
  });
  it("because of an ended session shows the client's text", () => {
    expect(refused(401, [{ code: 'unauthorized', message: 'Log in' }]).form).toEqual({
      id: 'common.error.unauthorized',
    });
  });
  it('with a code for a field shows the code at that field, and nothing above the form', () => {
    expect(refused(400, [{ code: 'validation_error', field: 'email' }])).toEqual({
      fields: { email: { id: 'common.error.validation_error' } },
      form: undefined,
      limit: undefined,
    });
  });
  it('with a code for an unknown field shows the code above the form', () => {
    expect(refused(400, [{ code: 'code_wrong', field: 'smsCode' }]).form).toEqual({
      id: 'form.error.code_wrong',
      code: 'code_wrong',
    });
  });
  it('says how long to wait if there were too many requests', () => {
    expect(refused(429, [{ code: 'too_many_requests' }], '30').form).toEqual({
      id: 'common.error.tooManyRequests',
      values: { seconds: 30, minutes: 1 },
    });
  });
  it('says to retry in 5 minutes if too many codes were requested', () => {
    expect(refused(429, [{ code: 'sending_limit' }]).form).toEqual({
      id: 'form.error.sending_limit',
      code: 'sending_limit',
      values: { seconds: 300, minutes: 5 },
    });
  });
  it('with is_max_attempts_used leads to the limit step', () => {
    const { form, limit } = refused(429, [
      { code: 'attempts_limit', data: { is_max_attempts_used: true, retryAfter: 90 } },
    ]);
    expect(form).toBeUndefined();
    expect(limit).toEqual({
      code: 'attempts_limit',
      notice: {
        id: 'form.error.attempts_limit',
        code: 'attempts_limit',
        values: { seconds: 90, minutes: 2 },
      },
      retryAfterSeconds: 90,
    });
  });
  it.each(['toString', '__proto__', 'something_new'])(
    'with the unknown code %s says to try later',
    (code) => {
      expect(refused(400, [{ code }]).form).toEqual({ id: 'common.error.tryLater' });
    },
  );
  it('distinguishes offline, no connection and a timeout', () => {
    const of = (kind: 'offline' | 'network' | 'timeout') =>
      readRefusal(new ApiError({ kind, operation: 'x' }), fields, texts).form;
    expect(of('offline')).toEqual({ id: 'common.error.offline' });
    expect(of('network')).toEqual({ id: 'common.error.network' });
    expect(of('timeout')).toEqual({ id: 'common.error.timeout' });
  });
  it('says to try later for any other error', () => {
    expect(readRefusal(new TypeError('x'), fields, texts).form).toEqual({ id: 'common.error.tryLater' });
  });
});

describe('the limit step', () => {
  const limit = { notice: { id: 'common.error.tryLater' }, retryAfterSeconds: null } as const;

  it('offers another code after too many wrong ones', () => {
    expect(limitRemedy({ ...limit, code: 'code_attempts_exceeded' })).toBe('newCode');
  });
  it('offers to wait if the server gives a time, else only support', () => {
    expect(limitRemedy({ ...limit, code: 'attempts_limit', retryAfterSeconds: 300 })).toBe('wait');
    expect(limitRemedy({ ...limit, code: 'request_limit_exceeded' })).toBe('support');
  });
});
