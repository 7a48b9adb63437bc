// The list of tournaments is cached until the state or the tournaments' tick changes. It must never be stale.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerOf, testBackend, testInstant, tokenOf } from '#mocks/core/caller.testing.ts';
import type { Backend } from '#mocks/core/backend.ts';
import type { Tournament, TournamentList } from '#mocks/generated/model/index.ts';
import { createClock } from '#mocks/world/clock.ts';
import { hour, minute } from '#mocks/world/dates.ts';
import { tournaments } from '#mocks/world/tournaments/catalogue.ts';
import { seatsFreedAt, tickAt } from '#mocks/world/tournaments/standings.view.ts';
import { spanOf } from '#mocks/world/tournaments/times.rules.ts';

/**
 * A world and a function `pass`, which moves its clock as real time would. Unlike a clock jump, this doesn't
 * count as a change of the world.
 */
function tickingWorld() {
  let passed = 0;
  const backend = testBackend({ clock: createClock({ now: testInstant, tick: () => passed }) });
  return { backend, pass: (milliseconds: number) => (passed += milliseconds) };
}

function readerOf(backend: Backend, token?: string) {
  const call = callerOf(backend);
  const list = (query = '', headers = {}) =>
    call('GET', `/json-api/v2/tournaments?limit=100&${query}`, { token, headers }).json as TournamentList;
  return {
    list,
    one: (slug: string): Tournament | undefined => list().data.find((item) => item.slug === slug),
    join: (slug: string) =>
      call('POST', `/json-api/v2/tournaments/${slug}/members`, {
        token,
        headers: { 'idempotency-key': `join-${slug}` },
      }),
  };
}

const statusOf = (item: Tournament | undefined): string | undefined =>
  typeof item?.status === 'object' ? item.status.title : item?.status;

describe('the list of tournaments', () => {
  test('says that one runs from its start on, and no longer once the clock is set back', () => {
    const { backend, pass } = tickingWorld();
    const status = (): string | undefined => statusOf(readerOf(backend).one('morning-start'));
    pass(2 * hour - 1);
    expect(status()).toBe('created');
    pass(1);
    expect(status()).toBe('active');
    backend.timeline.setClock(testInstant + 2 * hour - 1);
    expect(status()).toBe('created');
    pass(1);
    expect(status()).toBe('active');
    pass(48 * hour);
    expect(status()).toBe('finished');
  });

  test('offers a seat from the instant at which it is freed', () => {
    const { backend, pass } = tickingWorld();
    const { one } = readerOf(backend);
    pass(3 * hour - 1);
    expect(one('last-chair')?.freeSeats).toBe(0);
    pass(1);
    expect(one('last-chair')?.freeSeats).toBe(1);
    backend.clock.set(testInstant);
    expect(one('last-chair')?.freeSeats).toBe(0);
  });

  test('shows a new member to everyone in this session, and to nobody in another one', () => {
    const backend = testBackend();
    const [guest, player, vip] = [
      readerOf(backend),
      readerOf(backend, tokenOf(backend, 'newcomer')),
      readerOf(backend, tokenOf(backend, 'vip')),
    ];
    const elsewhere = readerOf(testBackend());
    const counts = () =>
      [guest, player, vip, elsewhere].map(({ one }) => one('hundred-seats')?.membersCount ?? 0);
    const isMember = () => [guest, player, vip].map(({ one }) => one('hundred-seats')?.isMember);
    const [before = 0] = counts();
    expect(counts()).toEqual([before, before, before, before]);
    expect(isMember()).toEqual([false, false, false]);
    expect(player.join('hundred-seats').status).toBe(200);
    expect(counts()).toEqual([before + 1, before + 1, before + 1, before]);
    expect(isMember()).toEqual([false, true, false]);
  });

  test('is empty while a named state hides all events', () => {
    const backend = testBackend();
    const { list } = readerOf(backend);
    const { total } = list();
    backend.scenarios.set('state.no_events');
    expect(list().total).toBe(0);
    backend.scenarios.set('');
    expect(list().total).toBe(total);
  });

  test('is in the language of each reader', () => {
    const { list } = readerOf(testBackend());
    const titles = ['ru', 'en', 'ru'].map(
      (language) => list('', { 'accept-language': language }).data[0]?.title,
    );
    expect(titles[0]).not.toBe(titles[1]);
    expect(titles[0]).toBe(titles[2]);
  });

  test('changes with time only at its ticks', () => {
    const { state } = testBackend({ now: testInstant + 1_234 });
    const instants = tournaments.flatMap((definition) => {
      const { startAt, endAt } = spanOf({ state }, definition);
      return [startAt, endAt ?? startAt, ...seatsFreedAt({ state }, definition)];
    });
    for (const instant of instants) expect(tickAt(instant - 1)).toBe(tickAt(instant) - 1);
  });
});

const steps = fc.oneof(
  fc.record({ kind: fc.constant('jump' as const), by: fc.integer({ min: -hour, max: 3 * hour }) }),
  fc.record({ kind: fc.constant('time' as const), by: fc.nat({ max: minute }) }),
  fc.record({ kind: fc.constant('join' as const), by: fc.nat({ max: tournaments.length - 1 }) }),
  fc.record({ kind: fc.constant('state' as const), by: fc.nat({ max: 1 }) }),
);

test('equals the list of a copy of the world, whatever happens and however the clock is moved', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 8 }), (script) => {
      const { backend, pass } = tickingWorld();
      let player = tokenOf(backend, 'player');
      for (const { kind, by } of script) {
        if (kind === 'state') backend.scenarios.set(by === 0 ? '' : 'state.no_events');
        else if (kind === 'join') readerOf(backend, player).join(tournaments[by]?.slug ?? '');
        else if (kind === 'time') pass(by);
        else backend.clock.set(Math.max(testInstant, backend.clock.now() + by));
        // Logs in again only after a jump, because a login empties the cache under test. The other steps take
        // at most 8 minutes in total, and a token lives for 15 minutes.
        if (kind === 'jump') player = tokenOf(backend, 'player');
        const copy = backend.fork();
        copy.scenarios.set(backend.scenarios.text());
        for (const token of [undefined, player])
          expect(readerOf(backend, token).list()).toEqual(readerOf(copy, token).list());
      }
    }),
    { numRuns: 20 },
  );
});
