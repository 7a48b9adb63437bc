import { describe, expect, it } from 'vitest';
import { ApiError } from '#/api/ApiError.ts';
import { fieldMessage, readRefusal } from './loginRules.ts';

const refusal = (status: number, errors: object[], retryAfter?: string) =>
  readRefusal(new ApiError({ kind: 'http', operation: 'POST /json-api/login', status, body: { errors }, retryAfter: retryAfter ?? null }));

describe('the message of a field', () => {
  it('asks for what is missing first', () => {
    expect(fieldMessage('email', '  ')).toEqual({ id: 'common.validation.required' });
    expect(fieldMessage('password', '')).toEqual({ id: 'common.validation.required' });
  });
  it('names the longest length', () => {
    expect(fieldMessage('password', 'x'.repeat(151))).toEqual({ id: 'common.validation.maxLength', values: { max: 150 } });
  });
  it('says that an e-mail has no valid format', () => {
    expect(fieldMessage('email', 'a@')).toEqual({ id: 'common.validation.email' });
  });
});

describe('a refused login', () => {
  it('of 401 with a message shows the server’s message', () => {
    expect(refusal(401, [{ code: 'wrong_credentials', message: 'Nope' }]).form).toEqual({ text: 'Nope' });
  });
  it('of 401 without one shows ours', () => {
    expect(refusal(401, [{ code: 'wrong_credentials' }]).form).toEqual({ id: 'auth.error.wrong_credentials' });
  });
  it('puts a code with a field at the field, and nothing above the form', () => {
    expect(refusal(400, [{ code: 'validation_error', field: 'email' }])).toEqual({ fields: { email: { id: 'auth.error.validation_error' } }, form: undefined });
  });
  it('shows a code for an unknown field above the form', () => {
    expect(refusal(400, [{ code: 'captcha_required', field: 'captcha' }]).form).toEqual({ id: 'auth.error.captcha_required' });
  });
  it('names the wait after too many requests', () => {
    expect(refusal(429, [{ code: 'too_many_requests' }], '30').form).toEqual({ id: 'common.error.tooManyRequests', values: { seconds: 30 } });
  });
  it.each(['toString', '__proto__', 'something_new'])('of the unknown code %s says to try later', (code) => {
    expect(refusal(400, [{ code }]).form).toEqual({ id: 'common.error.tryLater' });
  });
  it('tells a lost connection from a slow server', () => {
    expect(readRefusal(new ApiError({ kind: 'network', operation: 'x' })).form).toEqual({ id: 'common.error.offline' });
    expect(readRefusal(new ApiError({ kind: 'timeout', operation: 'x' })).form).toEqual({ id: 'common.error.timeout' });
  });
});
