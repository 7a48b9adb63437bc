import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, testInstant, tokenOf, type CallResult } from '#mocks/core/caller.testing.ts';
import { codeAt, STEP_MS } from '#tests/totp.ts';
import { maxWrongCodes } from '#mocks/world/responsible-play/twoFactor.actions.ts';

const MINUTE_MS = 60_000;

/** The secret of the persona `guarded`, from the test vectors of RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

function setUp() {
  const backend = testBackend();
  const call = callerOf(backend);
  let sent = 0;
  const send = (method: string, path: string, body?: unknown, key?: string): CallResult =>
    call(method, `/json-api/users/two-factor${path}`, {
      token: tokenOf(backend, 'player'),
      body,
      headers: { 'idempotency-key': key ?? `two-factor-${(sent += 1)}` },
    });
  const logIn = (persona: string, code?: string): CallResult =>
    call('POST', '/json-api/login', {
      body: { authType: 'email', email: `${persona}@example.test`, password: 'casino-2026', code },
    });
  const now = (): string => codeAt(SECRET, backend.clock.now());
  return { backend, send, logIn, now };
}

function enable({ backend, send }: ReturnType<typeof setUp>): { secret: string; codes: string[] } {
  const { data } = send('POST', '/setup', { password: 'casino-2026' }).json as {
    data: { secret: string; uri: string };
  };
  const answer = send('POST', '/confirm', { code: codeAt(data.secret, backend.clock.now()) });
  expect(answer.status).toBe(200);
  return { secret: data.secret, codes: (answer.json as { data: { codes: string[] } }).data.codes };
}

test('the codes computed for these tests match the examples of RFC 6238', () => {
  expect(codeAt(SECRET, 59_000)).toBe('287082');
  expect(codeAt(SECRET, 1_111_111_109_000)).toBe('081804');
  expect(codeAt(SECRET, 20_000_000_000_000)).toBe('353130');
});

describe('switching two-factor login on', () => {
  test('requires the password, and is blocked after ten wrong ones', () => {
    const { send, logIn, backend } = setUp();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(send('POST', '/setup', { password: 'casino-2025' }).code).toBe('wrong_password');
    expect(send('POST', '/setup', { password: 'casino-2026' }).code).toBe('attempts_limit');
    expect(logIn('player').status, 'a login is not blocked').toBe(200);
    backend.clock.advance(60 * MINUTE_MS);
    expect(send('POST', '/setup', { password: 'casino-2026' }).status).toBe(200);
  });

  test('repeats the recovery codes to a call with the same key, and to no other', () => {
    const { send, backend } = setUp();
    const { data } = send('POST', '/setup', { password: 'casino-2026' }).json as { data: { secret: string } };
    const code = codeAt(data.secret, backend.clock.now());
    const first = send('POST', '/confirm', { code }, 'the-same-key');
    expect(first.status).toBe(200);
    expect(send('POST', '/confirm', { code }, 'the-same-key').json).toEqual(first.json);
    expect(send('POST', '/confirm', { code }, 'another-key').code).toBe('two_factor_active');
  });

  test('activates the secret after its first valid code, and returns ten recovery codes', () => {
    const world = setUp();
    expect(world.send('POST', '/confirm', { code: '000000' }).code).toBe('two_factor_not_started');
    const { data } = world.send('POST', '/setup', { password: 'casino-2026' }).json as {
      data: { secret: string; uri: string };
    };
    expect(new URL(data.uri).searchParams.get('secret')).toBe(data.secret);
    expect(world.logIn('player').status).toBe(200);
    expect(world.send('POST', '/confirm', { code: '000000' }).code).toBe('two_factor_code_wrong');
    const code = codeAt(data.secret, testInstant);
    const { codes } = (world.send('POST', '/confirm', { code }).json as { data: { codes: string[] } }).data;
    expect(new Set(codes).size).toBe(10);
    expect(world.send('GET', '').json).toMatchObject({ data: { isEnabled: true, recoveryCodesLeft: 10 } });
    expect(world.logIn('player').code).toBe('two_factor_required');
    expect(world.send('POST', '/setup', { password: 'casino-2026' }).code).toBe('two_factor_active');
  });

  test('creates another secret if it is requested again', () => {
    const { send } = setUp();
    expect(send('POST', '/setup', { password: 'casino-2026' }).json).not.toEqual(
      send('POST', '/setup', { password: 'casino-2026' }).json,
    );
  });
});

describe('a login with two factors', () => {
  test("requires a code after the password, in the page's language", () => {
    const { logIn } = setUp();
    expect(logIn('guarded')).toMatchObject({ status: 401, code: 'two_factor_required' });
  });

  test('accepts the current, previous and next code', () => {
    for (const steps of [-1, 0, 1]) {
      const { logIn } = setUp();
      expect(logIn('guarded', codeAt(SECRET, testInstant + steps * STEP_MS)).status).toBe(200);
    }
    for (const steps of [-2, 2]) {
      const { logIn } = setUp();
      expect(logIn('guarded', codeAt(SECRET, testInstant + steps * STEP_MS)).code).toBe(
        'two_factor_code_wrong',
      );
    }
  });

  test('accepts no code twice', () => {
    const { backend, logIn, now } = setUp();
    const code = now();
    expect(logIn('guarded', code).status).toBe(200);
    expect(logIn('guarded', code).code).toBe('two_factor_code_wrong');
    backend.clock.advance(STEP_MS);
    expect(logIn('guarded', now()).status).toBe(200);
  });

  test('accepts a recovery code once, in any spelling', () => {
    const { logIn } = setUp();
    expect(logIn('guarded', 'HARBR LAMPS').status).toBe(200);
    expect(logIn('guarded', 'harbr-lamps').code).toBe('recovery_code_used');
    expect(logIn('guarded', 'harbr-lamp5').code).toBe('two_factor_code_wrong');
  });

  test('is blocked for five minutes after five wrong codes', () => {
    const { backend, logIn, now } = setUp();
    for (let count = 0; count < maxWrongCodes; count += 1)
      expect(logIn('guarded', '000000').code).toBe('two_factor_code_wrong');
    expect(logIn('guarded', now())).toMatchObject({ status: 429, headers: { 'retry-after': '300' } });
    backend.clock.advance(5 * MINUTE_MS);
    expect(logIn('guarded', now()).status).toBe(200);
  });

  test('checks the password before the code', () => {
    const { backend, now } = setUp();
    const answer = callerOf(backend)('POST', '/json-api/login', {
      body: { authType: 'email', email: 'guarded@example.test', password: 'wrong', code: now() },
    });
    expect(answer.code).toBe('wrong_credentials');
  });
});

test('switching two-factor login on and off each sends an e-mail, without a code', () => {
  const world = setUp();
  const { codes } = enable(world);
  world.send('POST', '/disable', { code: codes[0] });
  const mails = world.backend.state.inbox;
  expect(mails.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
    'email player@example.test',
    'email player@example.test',
  ]);
  for (const mail of mails) {
    expect(mail).not.toHaveProperty('code');
    expect(mail.text).toMatch(/Напиши в поддержку/);
  }
});

describe('switching two-factor login off', () => {
  test('requires a code, and a login needs none afterwards', () => {
    const world = setUp();
    expect(world.send('POST', '/disable', { code: '000000' }).code).toBe('two_factor_not_active');
    const { codes } = enable(world);
    expect(world.send('POST', '/disable', { code: '000000' }).code).toBe('two_factor_code_wrong');
    expect(world.send('POST', '/disable', { code: codes[0] }).json).toEqual({
      data: { isEnabled: false, recoveryCodesLeft: 0 },
    });
    expect(world.logIn('player').status).toBe(200);
  });

  test('refuses a recovery code that a login has used, and says so', () => {
    const world = setUp();
    const { codes } = enable(world);
    expect(world.logIn('player', codes[0]).status).toBe(200);
    expect(world.send('POST', '/disable', { code: codes[0] }).code).toBe('recovery_code_used');
    expect(world.send('POST', '/disable', { code: codes[1] }).status).toBe(200);
  });

  test('is blocked after too many wrong codes', () => {
    const world = setUp();
    enable(world);
    for (let count = 0; count < maxWrongCodes; count += 1) world.send('POST', '/disable', { code: '000000' });
    expect(world.send('POST', '/disable', { code: '000000' }).code).toBe('attempts_limit');
  });
});
