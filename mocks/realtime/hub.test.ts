import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { testBackend } from '../core/caller.testing.ts';
import type { Backend } from '../core/backend.ts';
import { schemaNamed } from '../core/schemas.ts';
import { hostileTexts } from '../scenarios/hostileTexts.ts';
import { record } from '../world/ledger.ts';
import { userHash } from '../world/sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function join(backend: Backend, ...frames: object[]) {
  const received: { type: string; id: string }[] = [];
  const connection = backend.hub.connect({
    send: (text) => received.push(JSON.parse(text) as { type: string; id: string }),
    close: () => undefined,
  });
  for (const frame of frames) connection.receive(JSON.stringify(frame));
  return { received, ...connection };
}

function pay(backend: Backend, playerId: number): void {
  const first = backend.state.ledger.entries.length;
  record(backend.state.ledger, {
    at: backend.clock.now(),
    from: 'house',
    to: `player:${playerId}:real`,
    amount: 500,
    kind: 'prize',
  });
  backend.announce(first);
}

test('a player only gets messages about their own balance', () => {
  const backend = testBackend();
  const one = join(backend, { action: 'register', hash: userHash('casino', 1002) });
  const other = join(backend, { action: 'register', hash: userHash('casino', 1003) });
  const stranger = join(backend, { action: 'register', hash: 'guessed' });
  pay(backend, 1002);
  expect(one.received.map(({ type }) => type)).toEqual(['balance.changed']);
  expect([...other.received, ...stranger.received]).toEqual([]);
});

test('every message matches the description and has a unique id', () => {
  const backend = testBackend();
  const { received } = join(
    backend,
    { action: 'register', hash: userHash('casino', 1002) },
    { action: 'jointoroom', rooms: ['winners'] },
  );
  pay(backend, 1002);
  pay(backend, 1002);
  backend.clock.advance(60_000);
  expect(received.length).toBeGreaterThan(4);
  for (const message of received)
    expect(safeParse(schemaNamed('RealtimeMessage'), message).error).toBeUndefined();
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
});

test('a room gets only its own messages, and none while the clock is frozen', () => {
  const backend = testBackend();
  const inside = join(backend, { action: 'jointoroom', rooms: ['winners'] });
  const outside = join(backend);
  vi.advanceTimersByTime(10_000);
  expect(inside.received).toEqual([]);
  backend.clock.advance(10_000);
  expect(inside.received.every(({ type }) => type === 'winner.added')).toBe(true);
  expect(inside.received.length).toBeGreaterThan(0);
  expect(outside.received).toEqual([]);
});

test('the state balance_late delays balances by five seconds', () => {
  const backend = testBackend({ scenario: 'state.balance_late' });
  const { received } = join(backend, { action: 'register', hash: userHash('casino', 1002) });
  pay(backend, 1002);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(received).toHaveLength(1);
});

test('the socket ignores malformed frames', () => {
  const backend = testBackend();
  const { receive, received } = join(backend);
  for (const text of hostileTexts) receive(text);
  for (const frame of [
    null,
    5,
    [],
    { action: 'register' },
    { action: 'jointoroom', rooms: 'winners' },
    { action: 'sudo' },
  ])
    receive(JSON.stringify(frame));
  pay(backend, 1002);
  expect(received).toEqual([]);
  expect(backend.hub.rooms().size).toBe(0);
});

test('a client that has left gets no more messages', () => {
  const backend = testBackend();
  const { received, leave } = join(backend, { action: 'jointoroom', rooms: ['winners'] });
  leave();
  backend.clock.advance(60_000);
  expect(received).toEqual([]);
  expect(backend.hub.size).toBe(0);
});
