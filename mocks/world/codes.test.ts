import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf } from '../core/caller.testing.ts';
import { testCode, visitorPhone } from './codes.ts';

const phone = '61491570999';

describe('the inbox', () => {
  test('has an SMS in the locale of the request', () => {
    const backend = testBackend({ brand: 'samba' });
    callerOf(backend)('POST', '/json-api/players/phones/verify', {
      body: { phone },
      headers: { 'accept-language': 'pt-BR' },
    });
    const [message] = backend.state.inbox;
    expect(message).toMatchObject({ kind: 'sms', to: phone, at: backend.clock.now() });
    expect(message?.text).toContain(`Samba: ${message?.code ?? ''} é seu código de cadastro`);
    expect(message).not.toHaveProperty('subject');
  });

  test('has an e-mail with a subject, a code and a link to the new-password page', () => {
    const backend = testBackend();
    callerOf(backend)('POST', '/json-api/users/restore-password/request', {
      body: { authType: 'email', email: 'player@example.test' },
      headers: { 'accept-language': 'en' },
    });
    const [message] = backend.state.inbox;
    expect(message).toMatchObject({
      kind: 'email',
      to: 'player@example.test',
      subject: 'Reset your password',
    });
    expect(message?.link).toMatch(/^\/new-password\/[a-z0-9]{12}$/);
    expect(message?.text).toContain(message?.link);
    expect(message?.text).toContain(message?.code);
  });

  test('gets nothing for unregistered contacts', () => {
    const backend = testBackend();
    callerOf(backend)('POST', '/json-api/users/restore-password/request', {
      body: { authType: 'email', email: 'nobody@example.test' },
    });
    expect(backend.state.inbox).toEqual([]);
  });
});

describe('a code', () => {
  const confirm = (backend: ReturnType<typeof testBackend>, code: string) =>
    callerOf(backend)('POST', '/json-api/players/phones/confirm', { body: { phone, code } });
  const send = (backend: ReturnType<typeof testBackend>) =>
    callerOf(backend)('POST', '/json-api/players/phones/verify', { body: { phone } });
  const lastCode = (backend: ReturnType<typeof testBackend>): string =>
    backend.state.inbox.at(-1)?.code ?? '';

  test('expires', () => {
    const backend = testBackend();
    send(backend);
    backend.clock.advance(10 * 60_000 + 1);
    expect(confirm(backend, lastCode(backend)).code).toBe('code_expired');
  });

  test('is accepted once', () => {
    const backend = testBackend();
    send(backend);
    expect(confirm(backend, lastCode(backend)).status).toBe(200);
    expect(confirm(backend, lastCode(backend)).code).toBe('code_expired');
  });

  test('can be replaced by a new one after too many wrong attempts', () => {
    const backend = testBackend();
    send(backend);
    for (let attempt = 0; attempt < 5; attempt += 1) confirm(backend, '0000');
    backend.clock.advance(36_000);
    send(backend);
    expect(confirm(backend, lastCode(backend)).status).toBe(200);
  });

  test("for one phone doesn't work for another one", () => {
    const backend = testBackend();
    tokenOf(backend, 'player');
    send(backend);
    expect(
      callerOf(backend)('POST', '/json-api/players/phones/confirm', {
        body: { phone: '61491570998', code: lastCode(backend) },
      }).code,
    ).toBe('code_expired');
  });
});

describe('the test code', () => {
  const confirm = (to: string) => ({ body: { phone: to, code: testCode } });

  test('is accepted for any pending code, but only once', () => {
    const call = callerOf(testBackend());
    call('POST', '/json-api/players/phones/verify', { body: { phone } });
    expect(call('POST', '/json-api/players/phones/confirm', confirm(phone)).status).toBe(200);
    expect(call('POST', '/json-api/players/phones/confirm', confirm(phone)).code).toBe('code_expired');
  });

  test("isn't accepted if no code was sent", () => {
    const call = callerOf(testBackend());
    expect(call('POST', '/json-api/players/phones/confirm', confirm(phone)).code).toBe('code_expired');
  });

  test('expires after ten minutes for the visitor who has a code from the start', () => {
    const backend = testBackend();
    backend.clock.advance(10 * 60_000);
    expect(callerOf(backend)('POST', '/json-api/players/phones/confirm', confirm(visitorPhone)).code).toBe(
      'code_expired',
    );
  });
});
