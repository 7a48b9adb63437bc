import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, tokenOf, type Caller } from '../core/caller.testing.ts';
import type { Backend } from '../core/backend.ts';
import type { NoticeList, PlayerSessionList } from '../generated/model/index.ts';
import { accessLifetime, refreshLifetime } from '../world/jwt.ts';
import { personaTable, emailOf } from '../world/personas.ts';

function setUp(scenario = ''): { backend: Backend; call: Caller } {
  const backend = testBackend({ scenario });
  return { backend, call: callerOf(backend) };
}

const logIn = (call: Caller, email: string, password = 'casino-2026') =>
  call('POST', '/json-api/login', { body: { authType: 'email', email, password } });
const tokensOf = (answer: { json: unknown }) => answer.json as { token: string; refreshToken: string };
const lastCode = (backend: Backend): string => backend.state.inbox.at(-1)?.code ?? '';

describe('login', () => {
  test.each(
    personaTable
      .filter(({ id, isExcluded, isBlocked }) => !isExcluded && !isBlocked && id !== 'guarded')
      .map(({ id, phone }) => [id, phone] as const),
  )('%s logs in by e-mail and by phone', (id, phone) => {
    const { call } = setUp();
    expect(logIn(call, emailOf(id)).status).toBe(200);
    expect(
      call('POST', '/json-api/login', { body: { authType: 'phone', phone, password: 'casino-2026' } }).status,
    ).toBe(200);
  });

  test("tells self-excluded players the end date in the page's language", () => {
    const { call } = setUp();
    const answer = call('POST', '/json-api/login', {
      body: { authType: 'email', email: 'excluded@example.test', password: 'casino-2026' },
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(answer).toMatchObject({
      status: 401,
      code: 'self_excluded',
      json: { errors: [{ message: expect.stringMatching(/^Você pediu .*\d de \w+ de 20\d\d$/) }] },
    });
  });

  test('is blocked for five minutes after ten wrong passwords', () => {
    const { backend, call } = setUp();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(logIn(call, 'vip@example.test', 'wrong').code).toBe('wrong_credentials');
    expect(logIn(call, 'vip@example.test')).toMatchObject({ status: 429, headers: { 'retry-after': '300' } });
    backend.clock.advance(300_000);
    expect(logIn(call, 'vip@example.test').status).toBe(200);
  });

  test('requires and checks the captcha if it is on', () => {
    const { call } = setUp('state.captcha_v3');
    const withCaptcha = (captcha: unknown) =>
      call('POST', '/json-api/login', {
        body: { authType: 'email', email: 'vip@example.test', password: 'casino-2026', captcha },
      });
    expect(withCaptcha(undefined).code).toBe('captcha_required');
    expect(withCaptcha({ version: 2, token: 'good' }).code).toBe('captcha_invalid');
    expect(withCaptcha({ version: 3, token: 'invalid-one' }).code).toBe('captcha_invalid');
    expect(withCaptcha({ version: 3, token: 'good', action: 'login' }).status).toBe(200);
  });
});

describe('tokens', () => {
  const refresh = (call: Caller, refreshToken: string) =>
    call('POST', '/json-api/token/refresh', { body: { refreshToken } });

  test('a refresh returns new tokens; using the old refresh token more than a minute later ends the session', () => {
    const { backend, call } = setUp();
    const first = tokensOf(logIn(call, 'vip@example.test'));
    const second = tokensOf(refresh(call, first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(refresh(call, first.refreshToken).status).toBe(200);
    backend.clock.advance(61_000);
    expect(refresh(call, first.refreshToken).code).toBe('refresh_token_expired');
    expect(refresh(call, second.refreshToken).code).toBe('refresh_token_expired');
  });

  test('only a refresh token can renew a session, until it expires itself', () => {
    const { backend, call } = setUp();
    const { token, refreshToken } = tokensOf(logIn(call, 'vip@example.test'));
    expect(refresh(call, token).code).toBe('invalid_request');
    expect(refresh(call, 'x').code).toBe('invalid_request');
    backend.clock.advance(accessLifetime * 1000);
    expect(refresh(call, refreshToken).status).toBe(200);
    backend.clock.advance(refreshLifetime * 1000);
    expect(refresh(call, refreshToken).code).toBe('refresh_token_expired');
  });
});

describe('registration', () => {
  const body = {
    authType: 'email',
    email: 'new@example.test',
    password: 'a good one 7',
    currency: 'RUB',
    isAdult: true,
  };
  const register = (call: Caller, changes: object = {}) =>
    call('POST', '/json-api/users/register', { body: { ...body, ...changes } });

  test.each(['Password1', 'qwertyui', 'NEW@example.test'])(
    'refuses the password %s as too easy to guess',
    (password) => {
      const { call } = setUp();
      expect(register(call, { password }).code).toBe('weak_password');
    },
  );

  test('by e-mail logs the player in, who can choose a nickname once', () => {
    const { call } = setUp();
    const { token } = tokensOf(register(call));
    const choose = (nickname: string) =>
      call('POST', '/json-api/users/nickname-choose', { token, body: { nickname } });
    expect(choose('support').code).toBe('nickname_invalid');
    expect(choose('Fresh-Fox').status).toBe(200);
    expect(choose('Other-Fox').code).toBe('nickname_already_chosen');
    const { token: other } = tokensOf(register(call, { email: 'other@example.test' }));
    expect(
      call('POST', '/json-api/users/nickname-choose', { token: other, body: { nickname: 'fresh-fox' } }).code,
    ).toBe('nickname_taken');
  });

  test.each([
    [{ email: 'vip@example.test' }, 'user_already_exists'],
    [{ isAdult: false }, 'underage'],
    [{ currency: 'EUR' }, 'currency_not_supported'],
    [{ promoCode: 'nonsense' }, 'promo_code'],
    [{ password: 'пароль-пароль' }, 'validation_error'],
    [{ email: undefined }, 'validation_error'],
    [{ authType: 'phone', phone: '61491570999' }, 'phone_not_confirmed'],
  ])('with %j is refused as %s', (changes, code) => {
    expect(register(setUp().call, changes).code).toBe(code);
  });

  test('by phone requires confirming the number by SMS first', () => {
    const { backend, call } = setUp();
    const phone = '61491570999';
    const confirm = (code: string) =>
      call('POST', '/json-api/players/phones/confirm', { body: { phone, code } });
    expect(call('POST', '/json-api/players/phones/verify', { body: { phone } }).json).toEqual({
      success: true,
      resendAfter: 35,
    });
    expect(confirm('0000').code).toBe('code_wrong');
    expect(confirm(lastCode(backend)).status).toBe(200);
    expect(register(call, { authType: 'phone', email: undefined, phone })).toMatchObject({
      status: 200,
      json: { success: true },
    });
  });

  test('sends a code at most every 35 seconds, and at most five codes', () => {
    const { backend, call } = setUp();
    const verify = () => call('POST', '/json-api/players/phones/verify', { body: { phone: '61491570999' } });
    verify();
    expect(verify()).toMatchObject({ code: 'too_many_requests', headers: { 'retry-after': '35' } });
    for (let send = 0; send < 4; send += 1) {
      backend.clock.advance(36_000);
      expect(verify().status).toBe(200);
    }
    backend.clock.advance(36_000);
    expect(verify().code).toBe('sending_limit');
  });

  test('refuses even the right code after five wrong ones', () => {
    const { call, backend } = setUp();
    const phone = '61491570999';
    call('POST', '/json-api/players/phones/verify', { body: { phone } });
    const codes = [1, 2, 3, 4, 5].map(
      () => call('POST', '/json-api/players/phones/confirm', { body: { phone, code: '0000' } }).code,
    );
    expect(codes.at(-1)).toBe('code_attempts_exceeded');
    expect(
      call('POST', '/json-api/players/phones/confirm', { body: { phone, code: lastCode(backend) } }).code,
    ).toBe('code_attempts_exceeded');
  });
});

describe('a forgotten password', () => {
  const contact = { authType: 'email', email: 'player@example.test' };
  const checkLink = (call: ReturnType<typeof callerOf>, code: string) =>
    call('POST', '/json-api/users/restore-password/link', { body: { code } });

  test('can be replaced with the code from the e-mail, which ends all sessions and invalidates code and link', () => {
    const { backend, call } = setUp();
    const old = tokenOf(backend, 'player');
    expect(call('POST', '/json-api/users/restore-password/request', { body: contact }).status).toBe(200);
    const link = backend.state.inbox.at(-1)?.link ?? '';
    expect(link).toMatch(/^\/new-password\/\w+$/);
    const checked = call('POST', '/json-api/users/restore-password/check', {
      body: { ...contact, code: lastCode(backend) },
    }).json as { code: string };
    const restore = (code: string, password: string, passwordConfirm = password) =>
      call('POST', '/json-api/users/restore-password/restore', { body: { code, password, passwordConfirm } });
    expect(restore(checked.code, 'new-secret-1', 'new-secret-2').code).toBe('passwords_differ');
    expect(restore(checked.code, 'casino-2026').code).toBe('same_as_old_password');
    for (const weak of ['Password1', 'player@example.test'])
      expect(restore(checked.code, weak).code).toBe('weak_password');
    expect(restore(checked.code, 'new-secret-1').status).toBe(200);
    expect(backend.state.inbox.at(-1)).toMatchObject({ kind: 'email', to: contact.email });
    expect(lastCode(backend), 'the e-mail about the new password has no code').toBe('');
    expect(call('GET', '/json-api/v2/games/recent', { token: old }).status).toBe(401);
    const { token } = tokensOf(logIn(call, 'player@example.test', 'new-secret-1'));
    const { data } = call('GET', '/json-api/users/sessions', { token }).json as PlayerSessionList;
    expect(
      data.map(({ isCurrent }) => isCurrent),
      'the list of devices',
    ).toEqual([true]);
    for (const used of [checked.code, link.replace('/new-password/', '')]) {
      expect(restore(used, 'new-secret-3').code).toBe('restore_code_invalid');
      expect(checkLink(call, used).code).toBe('restore_code_invalid');
    }
  });

  test('can be replaced by a self-excluded player, who needs it for a payout-only login', () => {
    const { call } = setUp();
    const body = { authType: 'email', email: 'excluded@example.test' };
    expect(call('POST', '/json-api/users/restore-password/request', { body }).status).toBe(200);
  });

  test('can be replaced through a link that is valid for an hour', () => {
    const { backend, call } = setUp();
    call('POST', '/json-api/users/restore-password/request', { body: contact });
    const code = backend.state.inbox.at(-1)?.link?.replace('/new-password/', '') ?? '';
    expect(checkLink(call, code).status).toBe(200);
    backend.clock.advance(3_600_001);
    expect(checkLink(call, code).code).toBe('restore_code_invalid');
  });
});

describe('changing the password', () => {
  const OLD = 'casino-2026';
  const NEW = 'comet-and-fox';
  const change = (call: Caller, token: string, body: object) =>
    call('POST', '/json-api/users/change-password', {
      token,
      body: { oldPassword: OLD, password: NEW, passwordConfirm: NEW, ...body },
    });
  const asPlayer = () => {
    const { backend, call } = setUp();
    const token = tokenOf(backend, 'player');
    return { backend, call, to: (body: object) => change(call, token, body) };
  };

  test('lets the player log in only with the new password, and sends an e-mail about the change', () => {
    const { backend, call, to } = asPlayer();
    expect(to({}).json).toEqual({ success: true });
    expect(backend.state.inbox.at(-1)).toMatchObject({ kind: 'email', to: 'player@example.test' });
    expect(logIn(call, 'player@example.test', OLD).code).toBe('wrong_credentials');
    expect(logIn(call, 'player@example.test', NEW).status).toBe(200);
  });

  test.each([
    ['wrong_old_password', { oldPassword: 'casino-2025' }],
    ['passwords_differ', { passwordConfirm: 'comet-and-cat' }],
    ['same_as_old_password', { password: OLD, passwordConfirm: OLD }],
    ['password_too_common', { password: 'Qwerty123', passwordConfirm: 'Qwerty123' }],
    ['password_contains_contact', { password: 'the-PLAYER-is', passwordConfirm: 'the-PLAYER-is' }],
    ['password_contains_contact', { password: 'a61491570156', passwordConfirm: 'a61491570156' }],
    ['password_contains_contact', { password: 'my Northern_Fox', passwordConfirm: 'my Northern_Fox' }],
    ['validation_error', { password: 'short', passwordConfirm: 'short' }],
  ])('is refused as %s, and the old password stays valid', (code, body) => {
    const { call, to } = asPlayer();
    expect(to(body).code).toBe(code);
    expect(logIn(call, 'player@example.test', OLD).status).toBe(200);
  });

  test("is blocked for five minutes after ten wrong passwords, but the login isn't", () => {
    const { backend, call, to } = asPlayer();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(to({ oldPassword: 'wrong' }).code).toBe('wrong_old_password');
    expect(to({})).toMatchObject({ code: 'attempts_limit', headers: { 'retry-after': '300' } });
    expect(logIn(call, 'player@example.test', OLD).status).toBe(200);
    backend.clock.advance(300_000);
    expect(to({}).status).toBe(200);
  });

  test.each([true, false])('signs out the other devices only on request: %s', (endOtherSessions) => {
    const { backend, call, to } = asPlayer();
    const other = tokenOf(backend, 'player');
    expect(to({ endOtherSessions }).status).toBe(200);
    expect(call('GET', '/json-api/users/profile', { token: other }).status).toBe(
      endOtherSessions ? 401 : 200,
    );
    expect(to({ oldPassword: NEW, password: OLD, passwordConfirm: OLD }).status).toBe(200);
  });
});

describe('a login', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const EDGE = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0';
  const logInOn = (call: Caller, userAgent: string) =>
    call('POST', '/json-api/login', {
      body: { authType: 'email', email: 'player@example.test', password: 'casino-2026' },
      headers: { 'user-agent': userAgent },
    });
  const letters = (backend: Backend) => backend.state.inbox.filter(({ to }) => to === 'player@example.test');

  test('on a new device is announced by a notice and an e-mail that link to its session', () => {
    const { backend, call } = setUp();
    const { token } = tokensOf(logInOn(call, FIREFOX));
    logInOn(call, EDGE);
    const [letter] = letters(backend);
    expect(letter).toMatchObject({ kind: 'email', text: expect.stringContaining('Edge, Windows') });
    const { data } = call('GET', '/json-api/user-notifications', { token }).json as NoticeList;
    expect(data[0]).toMatchObject({ status: 'new', button: { link: letter?.link } });
    const sessions = call('GET', '/json-api/users/sessions', { token }).json as PlayerSessionList;
    const named = sessions.data.find(({ id }) => letter?.link === `/profile/info?login=${id}`);
    expect(named).toMatchObject({ deviceName: 'Edge, Windows', isCurrent: false });
  });

  test('on a device that the player has signed out is announced again', () => {
    const { backend, call } = setUp();
    const { token } = tokensOf(logInOn(call, FIREFOX));
    logInOn(call, EDGE);
    const { data } = call('GET', '/json-api/users/sessions', { token }).json as PlayerSessionList;
    const edge = data.find(({ deviceName }) => deviceName === 'Edge, Windows')?.id ?? '';
    expect(call('DELETE', `/json-api/users/sessions/${edge}`, { token }).status).toBeLessThan(300);
    logInOn(call, EDGE);
    expect(letters(backend)).toHaveLength(2);
    logInOn(call, EDGE);
    expect(letters(backend)).toHaveLength(2);
  });

  test("on a device that was used before isn't announced", () => {
    const { backend, call } = setUp();
    for (const userAgent of [FIREFOX, FIREFOX, EDGE, FIREFOX, EDGE]) logInOn(call, userAgent);
    expect(letters(backend)).toHaveLength(1);
  });
});
