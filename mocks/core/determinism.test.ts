import { expect, test } from 'vitest';
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

test('a snapshot brings the world back, in another backend too', () => {
  const first = testBackend();
  const token = tokenOf(first, 'player');
  callerOf(first)('PUT', '/json-api/v2/games/favourites/golden-harvest', { token });
  const snapshot = first.snapshot();
  const second = testBackend();
  expect(second.restore(snapshot)).toBe(true);
  expect(second.snapshot()).toBe(snapshot);
  expect(callerOf(second)('GET', '/json-api/v2/games/recent', { token }).body).toBe(
    callerOf(first)('GET', '/json-api/v2/games/recent', { token }).body,
  );
});

test('what is no snapshot is refused', () => {
  const backend = testBackend();
  for (const text of ['', '{', 'null', '[]', '{"version":2}']) expect(backend.restore(text)).toBe(false);
});
