import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '#mocks/world/dates.ts';
import { balancesOf } from '#mocks/world/ledger.ts';
import { emailOf, personaPassword } from '#mocks/world/personas.ts';
import { loadJournal } from '#mocks/handlers/journal.ts';
import { callerOf, testBackend, testInstant, tokenOf } from './caller.testing.ts';
import type { Backend } from './backend.ts';
import type { Journal } from './journal.ts';
import { packForLink, packJournal, unpackJournal } from './journalText.ts';

const player = 1002;
const realOf = (backend: Backend): number => balancesOf(backend.state.ledger, player).real;

interface Session {
  backend: Backend;
  /** The hash after each command. */
  hashes: string[];
}

/** A player logs in, deposits, plays, marks a favourite and writes to support, over an hour. */
function playedSession(): Session {
  const backend = testBackend();
  const hashes = [backend.timeline.hash()];
  const call: ReturnType<typeof callerOf> = (...args) => {
    const { length } = backend.timeline.steps().commands;
    const answer = callerOf(backend)(...args);
    if (backend.timeline.steps().commands.length > length) hashes.push(backend.timeline.hash());
    return answer;
  };
  const login = { authType: 'email', email: emailOf('player'), password: personaPassword };
  const { token } = call('POST', '/json-api/login', { body: login }).json as { token: string };
  backend.clock.advance(minute);
  const { url } = call('POST', '/json-api/treasury/open', {
    token,
    headers: { 'idempotency-key': 'first-deposit' },
    body: { dep_qs: 'payment_system=12&amount=50000&currency=RUB', qs: '' },
  }).json as { url: string };
  const payment = new URL(url, 'http://localhost').searchParams.get('token');
  call('POST', '/mock-provider/payment/settle', { body: { token: payment, status: 'paid' } });
  backend.clock.advance(10 * minute);
  const { url: game } = call('POST', '/json-api/v2/games/golden-harvest/run', {
    token,
    body: { mode: 'real' },
  }).json as { url: string };
  const runToken = new URL(game, 'http://localhost').searchParams.get('token');
  for (let spin = 0; spin < 5; spin += 1)
    call('POST', '/mock-provider/spin', { body: { runToken, bet: 1_000 } });
  call('PUT', '/json-api/v2/games/favourites/golden-harvest', { token });
  return { backend, hashes };
}

function replayed(journal: Journal, options = {}): Backend {
  const backend = testBackend({ now: testInstant + 5 * day, ...options });
  expect(backend.timeline.load(journal)).toBeNull();
  return backend;
}

describe('a journal', () => {
  test('recreates the same world when it is replayed, with money and play', () => {
    const { backend } = playedSession();
    expect(realOf(backend)).not.toBe(realOf(testBackend()));
    const copy = replayed(JSON.parse(JSON.stringify(backend.timeline.journal())) as Journal);
    expect(realOf(copy)).toBe(realOf(backend));
    expect(copy.state.ledger).toEqual(backend.state.ledger);
    expect(copy.timeline.hash()).toBe(backend.timeline.hash());
    expect(copy.clock.now()).toBe(backend.clock.now());
  });

  test.each([
    ['query', { path: `?note=${'x'.repeat(5_000)}`, text: undefined }],
    ['body', { path: '', text: `not JSON${'x'.repeat(120_000)}` }],
  ])('includes a call with a long %s', (_, { path, text }) => {
    const backend = testBackend();
    const token = tokenOf(backend, 'player');
    const [pathname = '', query = ''] = `/json-api/v2/games/favourites/golden-harvest${path}`.split('?');
    backend.respond({
      method: 'PUT',
      pathname,
      query: new URLSearchParams(query),
      header: (name) => (name === 'authorization' ? `Bearer ${token}` : null),
      body: text ?? null,
    });
    expect(replayed(backend.timeline.journal()).timeline.hash()).toBe(backend.timeline.hash());
  });

  test('can be continued after a replay: the next calls have the same effect as in the original world', () => {
    const { backend } = playedSession();
    const copy = replayed(backend.timeline.journal());
    for (const world of [backend, copy]) {
      world.clock.advance(3 * day);
      tokenOf(world, 'vip');
    }
    expect(copy.timeline.hash()).toBe(backend.timeline.hash());
  });

  test('excludes reads and reports of clients', () => {
    const { backend } = playedSession();
    const { length } = backend.timeline.journal().commands;
    const call = callerOf(backend);
    call('GET', '/json-api/v2/games');
    call('POST', '/mock-provider/third-party/record', { body: { party: 'webim', event: 'open' } });
    expect(backend.timeline.journal().commands).toHaveLength(length);
  });

  test('includes a call that failed, with the scenario that made it fail', () => {
    const backend = testBackend();
    const token = tokenOf(backend, 'vip');
    backend.scenarios.set('exchangeCompoints.fault_lost_answer:1');
    const exchange = (): number =>
      callerOf(backend)('POST', '/json-api/compoints/exchange', {
        token,
        headers: { 'idempotency-key': 'exchange-once' },
        body: { compoints: 500 },
      }).status;
    exchange();
    exchange();
    expect(replayed(backend.timeline.journal()).timeline.hash()).toBe(backend.timeline.hash());
  });

  test('includes a scenario that is set again after a call has used it up', () => {
    const backend = testBackend();
    const token = tokenOf(backend, 'vip');
    for (const key of ['first', 'second']) {
      backend.scenarios.set('exchangeCompoints.server_error:1');
      const headers = { 'idempotency-key': `exchange-${key}` };
      callerOf(backend)('POST', '/json-api/compoints/exchange', { token, headers, body: { compoints: 500 } });
    }
    const copy = replayed(backend.timeline.journal());
    expect(copy.timeline.hash()).toBe(backend.timeline.hash());
    expect(copy.scenarios.text()).toBe('');
  });

  test('repeats random failures, whatever reads happen between the commands', () => {
    const backend = testBackend({ scenario: 'network.fault_network:rate=0.5' });
    const token = tokenOf(backend, 'vip');
    const call = callerOf(backend);
    for (let index = 0; index < 12; index += 1) {
      for (let reads = 0; reads < index % 3; reads += 1) call('GET', '/json-api/v2/games?limit=1');
      const headers = { 'idempotency-key': `exchange-${index}` };
      call('POST', '/json-api/compoints/exchange', { token, headers, body: { compoints: 500 } });
    }
    const exchanges = backend.log.list().filter(({ operation }) => operation === 'exchangeCompoints');
    expect(new Set(exchanges.map(({ status }) => status))).toEqual(new Set([0, 200]));
    expect(replayed(backend.timeline.journal()).timeline.hash()).toBe(backend.timeline.hash());
  });

  test('fits into a link, and can be read from it again', async () => {
    const journal = playedSession().backend.timeline.journal();
    const packed = await packForLink(journal);
    expect(packed).toMatch(/^[\w-]{100,2000}$/);
    expect(await unpackJournal(packed ?? '')).toEqual({ journal });
  });

  test('is left out of a link if nothing was done', async () => {
    const backend = testBackend();
    tokenOf(backend, 'vip');
    expect(await packForLink(backend.timeline.journal())).toBeNull();
  });

  test('that is damaged is refused', async () => {
    const { backend } = playedSession();
    const packed = await packJournal(backend.timeline.journal());
    expect(await unpackJournal(packed.slice(0, 100))).toHaveProperty('problem');
    expect(await unpackJournal('%%%')).toHaveProperty('problem');
  });

  test('of another seed or brand is refused, naming the seed or brand that it needs', () => {
    const { backend } = playedSession();
    const journal = backend.timeline.journal();
    expect(testBackend({ seed: 'other' }).timeline.load(journal)).toContain('seed casino');
    expect(testBackend({ brand: 'samba' }).timeline.load(journal)).toContain('brand aurora');
  });
});

describe('a step back', () => {
  test('to any command restores the world as it was then, and so does a step forward', () => {
    const { backend, hashes } = playedSession();
    const { commands } = backend.timeline.steps();
    expect(hashes).toHaveLength(commands.length + 1);
    for (const position of [...hashes.keys()].toReversed()) {
      backend.timeline.goTo(position);
      expect([position, backend.timeline.hash()]).toEqual([position, hashes[position]]);
    }
    backend.timeline.goTo(commands.length);
    expect(backend.timeline.hash()).toBe(hashes.at(-1));
  });

  test('followed by another command discards the later steps', () => {
    const { backend } = playedSession();
    const { length } = backend.timeline.steps().commands;
    backend.timeline.goTo(3);
    expect(backend.timeline.steps()).toMatchObject({ position: 3 });
    expect(backend.timeline.steps().commands).toHaveLength(length);
    tokenOf(backend, 'vip');
    expect(backend.timeline.steps()).toMatchObject({ position: 4 });
    expect(backend.timeline.steps().commands).toHaveLength(4);
  });
});

describe('a clock that is set back', () => {
  test('shows the world as it was then: later movements of money are undone, earlier ones remain', () => {
    const { backend } = playedSession();
    const before = realOf(testBackend());
    backend.timeline.setClock(testInstant + 2 * minute);
    expect(realOf(backend)).toBe(before + 50_000);
    expect(backend.clock.now()).toBe(testInstant + 2 * minute);
    backend.timeline.setClock(testInstant + 1);
    expect(realOf(backend)).toBe(before);
  });

  test('to a time before the start begins a new world at that time, with the same player logged in', () => {
    const backend = testBackend();
    tokenOf(backend, 'vip');
    backend.clock.advance(hour);
    backend.timeline.setClock(testInstant - 30 * day);
    expect(backend.state.startedAt).toBe(testInstant - 30 * day);
    expect(Object.values(backend.state.sessions)).toHaveLength(1);
    expect(backend.timeline.hash()).toBe(
      (() => {
        const other = testBackend({ now: testInstant - 30 * day });
        tokenOf(other, 'vip');
        return other.timeline.hash();
      })(),
    );
  });
});

test('a journal with any part missing or of another type is refused or replayed, but never breaks the mock', () => {
  const text = JSON.stringify(playedSession().backend.timeline.journal());
  const places = (value: unknown, above: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => [[...above, key], ...places(part, [...above, key])])
      : [];
  const all = places(JSON.parse(text));
  const hollow = fc.constantFrom({}, [], 'text', 0, -1, null, 1e300, undefined);
  fc.assert(
    fc.property(fc.constantFrom(...all), hollow, (place, value) => {
      const edited = JSON.parse(text) as Record<string, unknown>;
      const owner = place.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, edited);
      owner[place.at(-1) ?? ''] = value;
      const backend = testBackend();
      const before = backend.timeline.hash();
      const problem = loadJournal(backend, edited);
      expect(problem === null || backend.timeline.hash() === before).toBe(true);
      expect(callerOf(backend)('GET', '/json-api/v2/tournaments').status).toBe(200);
    }),
    { numRuns: 60, seed: 42 },
  );
});
