import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { readRefusal } from './refusal.ts';

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
  it('of 401 with a message shows the server’s message', () => {
    expect(refused(401, [{ code: 'wrong_credentials', message: 'Nope' }]).form).toEqual({ text: 'Nope' });
  });
  it('of 401 without one shows ours', () => {
    expect(refused(401, [{ code: 'wrong_credentials' }]).form).toEqual({
      id: 'auth.error.wrong_credentials',
    });
  });
  it('of a session that has ended shows ours', () => {
    expect(refused(401, [{ code: 'unauthorized', message: 'Log in' }]).form).toEqual({
      id: 'common.error.unauthorized',
    });
  });
  it('puts a code with a field at the field, and nothing above the form', () => {
    expect(refused(400, [{ code: 'validation_error', field: 'email' }])).toEqual({
      fields: { email: { id: 'common.error.validation_error' } },
      form: undefined,
      limit: undefined,
    });
  });
  it('shows a code for an unknown field above the form', () => {
    expect(refused(400, [{ code: 'code_wrong', field: 'smsCode' }]).form).toEqual({
      id: 'form.error.code_wrong',
    });
  });
  it('names the wait after too many requests', () => {
    expect(refused(429, [{ code: 'too_many_requests' }], '30').form).toEqual({
      id: 'common.error.tooManyRequests',
      values: { seconds: 30, minutes: 1 },
    });
  });
  it('of too many sends says to retry in 5 minutes', () => {
    expect(refused(429, [{ code: 'sending_limit' }]).form).toEqual({
      id: 'form.error.sending_limit',
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
      notice: { id: 'form.error.attempts_limit', values: { seconds: 90, minutes: 2 } },
      retryAfterSeconds: 90,
    });
  });
  it.each(['toString', '__proto__', 'something_new'])('of the unknown code %s says to try later', (code) => {
    expect(refused(400, [{ code }]).form).toEqual({ id: 'common.error.tryLater' });
  });
  it('tells a missing network from a server that is slow or does not answer', () => {
    const of = (kind: 'offline' | 'network' | 'timeout') =>
      readRefusal(new ApiError({ kind, operation: 'x' }), fields, texts).form;
    expect(of('offline')).toEqual({ id: 'common.error.offline' });
    expect(of('network')).toEqual({ id: 'common.error.network' });
    expect(of('timeout')).toEqual({ id: 'common.error.timeout' });
  });
  it('that is no answer at all says to try later', () => {
    expect(readRefusal(new TypeError('x'), fields, texts).form).toEqual({ id: 'common.error.tryLater' });
  });
});
