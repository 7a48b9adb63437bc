import { describe, expect, test } from 'vitest';
import { createRandom } from '#mocks/world/random.ts';
import { callerOf, testBackend, tokenOf } from './caller.testing.ts';
import { operationList } from './routes.ts';

const readable = operationList.filter(
  ({ method, path, access, tag }) =>
    method === 'get' && !path.includes('{') && access !== 'player' && tag !== 'cashbox',
);

function answers(order: 'forwards' | 'backwards', seed = 'same'): Map<string, string | null> {
  const backend = testBackend({ seed });
  const call = callerOf(backend);
  const operations = order === 'forwards' ? readable : readable.toReversed();
  return new Map(
    operations.map(({ id, path }) => [
      id,
      call('GET', `${path}${id === 'listBanners' ? '?type=startPage' : ''}`).body,
    ]),
  );
}

test('the same seed and clock give the same bytes, whatever the order of the calls', () => {
  expect(Object.fromEntries(answers('backwards'))).toEqual(Object.fromEntries(answers('forwards')));
});

test('another seed gives another world', () => {
  expect(answers('forwards', 'another').get('listGames')).not.toBe(answers('forwards').get('listGames'));
});

test('a snapshot restores the world, also in another backend', () => {
  const first = testBackend();
  const token = tokenOf(first, 'player');
  callerOf(first)('PUT', '/json-api/v2/games/favourites/golden-harvest', { token });
  const snapshot = first.snapshot();
  const second = testBackend();
  expect(second.restore(snapshot)).toBeNull();
  expect(second.snapshot()).toBe(snapshot);
  expect(callerOf(second)('GET', '/json-api/v2/games/recent', { token }).body).toBe(
    callerOf(first)('GET', '/json-api/v2/games/recent', { token }).body,
  );
});

describe('an invalid snapshot', () => {
  const refused = (text: string, backend = testBackend()): string | null => {
    const before = backend.snapshot();
    const problem = backend.restore(text);
    expect(backend.snapshot()).toBe(before);
    expect(callerOf(backend)('GET', '/json-api/v2/tournaments').status).toBe(200);
    return problem;
  };

  test('is rejected if it is not a snapshot', () => {
    for (const text of ['', '{', 'null', '[]', '7', '{"version":2}'])
      expect(refused(text)).toBe('this is not a snapshot');
  });

  test('is rejected with another brand or seed, naming both', () => {
    const { state: other } = testBackend({ brand: 'riviera' });
    expect(refused(JSON.stringify(other))).toContain('brand riviera');
    const { state: elsewhere } = testBackend({ seed: 'elsewhere' });
    expect(refused(JSON.stringify(elsewhere))).toContain('seed elsewhere');
  });

  test('is rejected if its ledger holds an entry twice', () => {
    const edited = testBackend().state;
    const [entry] = edited.ledger.entries;
    if (!entry) throw new Error('the ledger is empty');
    edited.ledger.entries.push(entry);
    expect(refused(JSON.stringify(edited))).toContain('twice');
  });

  /** Every path in a value, as keys from the root. */
  const placesOf = (value: unknown, above: readonly string[] = []): (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => [
          [...above, key],
          ...(above.length < 4 ? placesOf(part, [...above, key]) : []),
        ])
      : [];

  test('is rejected or harmless if any part is missing or has another type', () => {
    const backend = testBackend();
    const paths = operationList
      .filter(({ method, path, access }) => method === 'get' && !path.includes('{') && access === 'player')
      .map(({ path }) => path);
    for (const visitor of ['player', 'vip'] as const)
      for (const path of paths) callerOf(backend)('GET', path, { token: tokenOf(backend, visitor) });
    const text = backend.snapshot();
    const places = placesOf(JSON.parse(text)).filter(([top, id]) => top !== 'players' || id === '1003');
    const random = createRandom('hollow');
    let taken = 0;
    for (let count = 0; count < 400; count += 1) {
      const edited = JSON.parse(text) as Record<string, unknown>;
      const place = random.pick(places);
      const last = place.at(-1) ?? '';
      const owner = place.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, edited);
      const hollow = random.pick([{}, [], 'text', 0, 'gone'] as const);
      if (hollow === 'gone') delete owner[last];
      else owner[last] = hollow;
      const other = testBackend();
      if (other.restore(JSON.stringify(edited)) !== null) continue;
      taken += 1;
      const what = `${place.join('.')} = ${JSON.stringify(hollow)}`;
      const token = tokenOf(other, 'vip');
      for (const path of paths)
        expect([what, path, callerOf(other)('GET', path, { token }).status]).not.toContain(500);
    }
    expect(taken).toBeLessThan(250);
  });
});
