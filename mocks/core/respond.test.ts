import { describe, expect, test, vi } from 'vitest';
import { accessLifetime } from '../world/jwt.ts';
import { constantAnswer } from './answer.ts';
import { callerOf, testBackend, testInstant, tokenOf } from './caller.testing.ts';
import { operationList } from './routes.ts';

const credentials = { authType: 'email', email: 'player@example.test', password: 'casino-2026' };

describe('the router', () => {
  const call = callerOf(testBackend());

  test('answers 404 for an unknown path, and 405 for an unknown method', () => {
    expect(call('GET', '/json-api/nothing-here')).toMatchObject({ status: 404, code: 'not_found' });
    expect(call('DELETE', '/json-api/login')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  test('prefers a fixed segment over a parameter', () => {
    expect(call('GET', '/json-api/v2/games/recent').operation).toBe('listRecentGames');
    expect(call('GET', '/json-api/v2/games/golden-harvest').operation).toBe('getGame');
  });

  test.each(['%', '%E0%A4%A', '..%2f..', '%00', 'a'.repeat(5_000)])(
    'answers the unusual path segment %s without a 5xx',
    (segment) => {
      expect(call('GET', `/json-api/v2/games/${segment}`).status).toBeLessThan(500);
    },
  );
});

describe('a request body', () => {
  const call = callerOf(testBackend());

  test.each(['{', '[]', '"x"', 'null', '1', '{"authType":"email"}', '{"authType":5,"password":true}'])(
    'is refused with 400: %s',
    (body) => {
      expect(call('POST', '/json-api/login', { body })).toMatchObject({ status: 400 });
    },
  );

  test('is refused with 400 if it is missing', () => {
    expect(call('POST', '/json-api/login')).toMatchObject({ status: 400 });
  });

  test('with invalid fields is refused, naming each of them', () => {
    const { json } = call('POST', '/json-api/login', {
      body: { authType: 'email', email: 'no address', password: '' },
    });
    expect(json).toMatchObject({
      errors: [
        { code: 'validation_error', field: 'email' },
        { code: 'validation_error', field: 'password' },
      ],
    });
  });

  test('over the size limit is refused', () => {
    expect(call('POST', '/json-api/login', { body: `"${'x'.repeat(1_000_001)}"` }).status).toBe(400);
    expect(call('PUT', '/log', { body: `"${'x'.repeat(1_000_001)}"` }).status).toBe(413);
  });
});

describe('query parameters', () => {
  const call = callerOf(testBackend());

  test('are parsed by their type, and missing ones get their defaults', () => {
    expect(call('GET', '/json-api/v2/games?limit=3&page=2').json).toMatchObject({ data: { length: 3 } });
  });

  test.each(['page=x', 'page=0', 'page=1.5', 'limit=1001', 'limit=-1', 'sort=worst', 'platform=toaster'])(
    'are refused if invalid, naming the field: %s',
    (query) => {
      expect(call('GET', `/json-api/v2/games?${query}`).json).toMatchObject({
        errors: [{ field: query.split('=')[0] }],
      });
    },
  );

  test('are ignored if unknown', () => {
    expect(call('GET', '/json-api/v2/games?__proto__=1&constructor=2&limit=1').status).toBe(200);
  });
});

describe('tokens', () => {
  test('are refused with 401 if missing, forged, expired or from another world', () => {
    const backend = testBackend();
    const call = callerOf(backend);
    const token = tokenOf(backend, 'player');
    const foreign = tokenOf(testBackend({ seed: 'another' }), 'player');
    expect(call('GET', '/json-api/v2/games/recent').status).toBe(401);
    for (const wrong of ['x', 'a.b.c', foreign, `${token}x`, token.replace(/\.[^.]+$/, '.')])
      expect(call('GET', '/json-api/v2/games/recent', { token: wrong }).status).toBe(401);
    expect(call('GET', '/json-api/v2/games/recent', { token }).status).toBe(200);
    backend.clock.advance(accessLifetime * 1000);
    expect(call('GET', '/json-api/v2/games/recent', { token })).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });
});

describe('scenarios', () => {
  test('an active scenario answers instead of the operation, for its number of calls', () => {
    const call = callerOf(testBackend({ scenario: 'login.wrong_credentials:2' }));
    expect([1, 2, 3].map(() => call('POST', '/json-api/login', { body: credentials }).status)).toEqual([
      401, 401, 200,
    ]);
  });

  test('the `Prefer` header selects an error by code and name, as in Prism', () => {
    const call = callerOf(testBackend());
    const prefer = (value: string) =>
      call('POST', '/json-api/login', { body: credentials, headers: { prefer: value } });
    expect(prefer('code=401, example=self_excluded')).toMatchObject({
      status: 401,
      code: 'self_excluded',
      headers: { 'preference-applied': 'code=401, example=self_excluded' },
    });
    expect(prefer('code=503').status).toBe(503);
    expect(prefer('code=418, example=teapot').status).toBe(200);
  });

  test('the `Prefer` header can select every named error of every operation', () => {
    const call = callerOf(testBackend());
    for (const { id, method, path, errors } of operationList) {
      for (const { name, status, value } of errors) {
        const answer = call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1'), {
          headers: { prefer: `code=${status}, example=${name}` },
        });
        expect(answer).toMatchObject({ operation: id, status, json: value });
      }
    }
  });

  test('maintenance applies to every operation', () => {
    const call = callerOf(testBackend({ scenario: 'state.maintenance' }));
    expect(call('GET', '/json-api/v2/games')).toMatchObject({ status: 503, code: 'service_unavailable' });
  });

  test.each([
    ['fault_malformed_json', { status: 200, json: undefined }],
    ['fault_html', { status: 200, headers: { 'content-type': 'text/html' } }],
    ['fault_empty', { status: 200, body: '' }],
    ['fault_slow', { status: 200, delay: 5_000 }],
    ['fault_network', { failure: 'network' }],
    ['fault_timeout', { failure: 'hang' }],
    ['fault_cut_off', { failure: 'network' }],
    ['fault_lost_answer', { status: 200, body: null, failure: 'lost' }],
  ])('the scenario %s has its effect', (fault, expected) => {
    expect(
      callerOf(testBackend({ scenario: `listGames.${fault}` }))('GET', '/json-api/v2/games'),
    ).toMatchObject(expected);
  });

  test("the faults for missing fields, nulls, unknown values and huge values keep the response's structure", () => {
    const list = (fault: string) =>
      callerOf(testBackend({ scenario: `listGames.${fault}` }))('GET', '/json-api/v2/games?limit=1').json;
    expect(list('fault_missing_fields')).not.toHaveProperty('data.0.slug');
    expect(list('fault_nulls')).toMatchObject({ data: [{ slug: null }] });
    expect(list('fault_unknown_enums')).toMatchObject({ data: [{ badges: ['not_known_yet'] }] });
    expect(list('fault_huge')).toMatchObject({
      total: Number.MAX_SAFE_INTEGER,
      data: [{ name: 'Ж'.repeat(150) }],
    });
  });

  test('the state hostile_texts replaces every text but no identifier', () => {
    const call = callerOf(testBackend({ scenario: 'state.hostile_texts' }));
    const plain = callerOf(testBackend())('GET', '/json-api/v2/games?limit=5').json as {
      data: { slug: string; name: string }[];
    };
    const hostile = call('GET', '/json-api/v2/games?limit=5').json as typeof plain;
    expect(hostile.data.map(({ slug }) => slug)).toEqual(plain.data.map(({ slug }) => slug));
    expect(hostile.data.every(({ name }, index) => name !== plain.data[index]?.name)).toBe(true);
  });
});

describe('a response', () => {
  test("is dated by the mock's clock and isn't cached", () => {
    const { headers } = callerOf(testBackend())('GET', '/json-api/v2/games?limit=1');
    expect(headers).toMatchObject({
      date: new Date(testInstant).toUTCString(),
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
  });

  test('with status 429 or 503 has Retry-After if the end of the wait is known', () => {
    const waiting = operationList.flatMap((operation) =>
      operation.errors
        .filter(({ status }) => status === 429 || status === 503)
        .map((error) => ({ operation, error })),
    );
    const call = callerOf(testBackend());
    let reported = 0;
    for (const { operation, error } of waiting) {
      const data = error.value.errors[0]?.['data'] as { retryAfter?: number } | undefined;
      const prefer = `code=${error.status}, example=${error.name}`;
      const { headers } = call(operation.method.toUpperCase(), operation.path, { headers: { prefer } });
      expect(headers['retry-after'], `${operation.id}.${error.name}`).toBe(data?.retryAfter?.toString());
      if (headers['retry-after'] !== undefined) reported += 1;
    }
    expect(reported).toBeGreaterThan(60);
  });

  test('that breaks the description becomes a 500', () => {
    const backend = testBackend();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const player = backend.state.players['1002'];
    if (player) player.password = 'x';
    vi.spyOn(backend.world.clock, 'now').mockReturnValue(Number.NaN);
    const answer = callerOf(backend)('GET', '/api/winners');
    error.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('mock:');
  });

  test('that is constant and breaks the description becomes a 500 too', () => {
    const backend = testBackend();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = constantAnswer({ data: 'no list' });
    const handler = vi.spyOn(backend.parts.handlers, 'listGames').mockReturnValue(wrong);
    const answer = callerOf(backend)('GET', '/json-api/v2/games');
    handler.mockRestore();
    error.mockRestore();
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('mock:');
  });
});
