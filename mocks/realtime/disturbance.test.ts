import { expect, test, vi } from 'vitest';
import type { Disturbance } from '../core/socket.ts';
import { createDisturber } from './disturbance.ts';

/** Sends messages through a disturbance and returns what was delivered at once. */
function through(disturbance: Disturbance, types: readonly string[]) {
  const delivered: string[] = [];
  const disturber = createDisturber();
  disturber.set(disturbance);
  for (const [index, type] of types.entries())
    disturber.pass({
      type,
      deliver: (fate) => delivered.push(`${type}${String(index)}${fate ? ` ${fate}` : ''}`),
      discard: () => delivered.push(`${type}${String(index)} dropped`),
    });
  return { delivered, disturber };
}

test('a disturbance can drop the next messages, after which messages are sent normally', () => {
  const { delivered, disturber } = through({ kind: 'drop', count: 2 }, ['a', 'b', 'a']);
  expect(delivered).toEqual(['a0 dropped', 'b1 dropped', 'a2']);
  expect(disturber.present).toBeNull();
});

test('a disturbance affects only messages of the chosen type', () => {
  const { delivered, disturber } = through({ kind: 'drop', count: 2, type: 'b' }, ['a', 'b', 'a']);
  expect(delivered).toEqual(['a0', 'b1 dropped', 'a2']);
  expect(disturber.present).toMatchObject({ count: 1 });
});

test('a disturbance can send the next messages twice', () => {
  expect(through({ kind: 'duplicate', count: 1 }, ['a', 'b']).delivered).toEqual([
    'a0',
    'a0 duplicated',
    'b1',
  ]);
});

test('a disturbance can collect messages and send them in reverse order', () => {
  expect(through({ kind: 'reorder', count: 3 }, ['a', 'b', 'c', 'd']).delivered).toEqual([
    'c2 reordered',
    'b1 reordered',
    'a0 reordered',
    'd3',
  ]);
});

test('collected messages are sent in their original order when the disturbance is ended', () => {
  const { delivered, disturber } = through({ kind: 'reorder', count: 3 }, ['a', 'b']);
  expect(delivered).toEqual([]);
  disturber.set(null);
  expect(delivered).toEqual(['a0', 'b1']);
});

test('a disturbance can delay the next messages', () => {
  vi.useFakeTimers();
  const { delivered } = through({ kind: 'delay', count: 1, delay: 500 }, ['a', 'b']);
  expect(delivered).toEqual(['b1']);
  vi.advanceTimersByTime(500);
  expect(delivered).toEqual(['b1', 'a0 delayed']);
  vi.useRealTimers();
});
