import { describe, expect, test } from 'vitest';
import { testBackend } from '#mocks/core/caller.testing.ts';
import { highFives, pools, standings } from './eventPulses.ts';

const minute = 60_000;

describe('automatic messages', () => {
  test("leaders are sent to the event's room, opponents to the player", () => {
    const backend = testBackend();
    const { receive } = backend.hub.connect({ send: () => undefined, close: () => undefined });
    receive(
      JSON.stringify({ action: 'jointoroom', rooms: ['tournament.night-race', 'series.summer-league'] }),
    );
    const now = backend.clock.now();
    backend.clock.advance(minute);
    const sent = standings(backend, now, now + minute);
    expect(sent).toContainEqual(
      expect.objectContaining({
        to: { room: 'tournament.night-race' },
        message: expect.objectContaining({ type: 'tournament.leaders' }),
      }),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({
        to: { room: 'series.summer-league' },
        message: expect.objectContaining({ type: 'series.leaders' }),
      }),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({
        to: { player: 1002 },
        message: expect.objectContaining({ type: 'tournament.opponents' }),
      }),
    );
    expect(standings(backend, now + minute, now + minute + 1)).toEqual([]);
  });

  test('prize pools grow over time', () => {
    const backend = testBackend();
    const now = backend.clock.now();
    const poolAfter = (time: number): number =>
      pools(backend, now, now + time).flatMap(({ message }) =>
        message.type === 'prize_pool.counter' ? [message.data.prizePool] : [],
      )[0] ?? 0;
    expect(poolAfter(60 * minute)).toBeGreaterThan(poolAfter(minute));
  });

  test('invented players give a player one to three high-fives a day', () => {
    const backend = testBackend();
    const now = backend.clock.now();
    backend.clock.advance(24 * 60 * minute);
    const sent = highFives(backend, now, backend.clock.now()).filter(
      ({ to }) => to && 'player' in to && to.player === 1002,
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(3);
  });
});
