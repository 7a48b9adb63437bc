import { describe, expect, test } from 'vitest';
import { carryOut } from '#mocks/core/context.ts';
import { testBackend } from '#mocks/core/caller.testing.ts';
import { listDue, nextDueAt, settleDue, type DueSource } from './due.ts';

/** Things at fixed instants after the world's start, which write down that they ran. */
function timetable(offsets: Record<string, number>, ran: string[]): DueSource {
  return ({ state }) =>
    Object.entries(offsets).map(([name, offset]) => ({
      at: state.startedAt + offset,
      name,
      run: ({ now }) => ran.push(`${name} ${now - state.startedAt}`),
    }));
}

function worldWith(...sources: DueSource[]) {
  const backend = testBackend();
  const { world, state } = backend;
  const place = { world, state, brand: world.brand };
  const contextAt = (now: number) => carryOut(backend, { now });
  const settle = (offset: number) => settleDue({ sources, place, contextAt }, state.startedAt + offset);
  return { place, settle, sources, start: state.startedAt };
}

describe('what comes due', () => {
  test('runs in the order of its time, whichever domain it belongs to', () => {
    const ran: string[] = [];
    const { settle } = worldWith(timetable({ b: 20, d: 40 }, ran), timetable({ c: 30, a: 10 }, ran));
    expect(settle(35)).toBe(3);
    expect(ran).toEqual(['a 10', 'b 20', 'c 30']);
  });

  test('runs once, however often the world is asked', () => {
    const ran: string[] = [];
    const { settle } = worldWith(timetable({ a: 10 }, ran));
    settle(10);
    settle(10);
    settle(500);
    expect(ran).toEqual(['a 10']);
  });

  test('runs together with what is due at the same instant, in the order of the domains', () => {
    const ran: string[] = [];
    const { settle } = worldWith(timetable({ first: 10 }, ran), timetable({ second: 10 }, ran));
    settle(10);
    expect(ran).toEqual(['first 10', 'second 10']);
  });

  test('may make further things due, which run in the same jump', () => {
    const ran: string[] = [];
    const made: number[] = [];
    const chain: DueSource = ({ state }) =>
      [10, ...made].map((offset) => ({
        at: state.startedAt + offset,
        name: 'link',
        run: () => {
          ran.push(String(offset));
          if (offset < 30) made.push(offset + 10);
        },
      }));
    worldWith(chain).settle(100);
    expect(ran).toEqual(['10', '20', '30']);
  });

  test('that fails is told, and what comes after it still runs', () => {
    const ran: string[] = [];
    const broken: DueSource = ({ state }) => [
      {
        at: state.startedAt + 5,
        name: 'broken',
        run: () => {
          throw new Error('no prize');
        },
      },
    ];
    const { settle } = worldWith(broken, timetable({ a: 10 }, ran));
    expect(() => settle(20)).toThrow('no prize');
    settle(20);
    expect(ran).toEqual(['a 10']);
  });

  test('is listed with its name before it happens', () => {
    const { place, sources, settle, start } = worldWith(timetable({ b: 20, a: 10, c: 30 }, []));
    settle(10);
    expect(listDue(sources, place, 5).map(({ name }) => name)).toEqual(['b', 'c']);
    expect(nextDueAt(sources, place)).toBe(start + 20);
  });
});
