import { describe, expect, test, vi } from 'vitest';
import { createContext } from '#mocks/core/context.ts';
import { testBackend } from '#mocks/core/caller.testing.ts';
import { listDue, nextDueAt, runDue, type DueSource } from './due.ts';

/** A timetable with events at these offsets from the world's start. Each event adds its name to `ran`. */
function timetable(offsets: Record<string, number>, ran: string[]): DueSource {
  return ({ state }, { after }) =>
    Object.entries(offsets)
      .map(([name, offset]) => ({
        at: state.startedAt + offset,
        name,
        run: ({ now }: { now: number }) => ran.push(`${name} ${now - state.startedAt}`),
      }))
      .filter(({ at }) => at > after);
}

function worldWith(...sources: DueSource[]) {
  const backend = testBackend();
  const { world, state } = backend;
  const scope = { world, state, brand: world.brand };
  const contextAt = (now: number) => createContext(backend, { now });
  const dueRun = { sources, scope, contextAt, failed: new Set<string>() };
  const settle = (offset: number) => runDue(dueRun, state.startedAt + offset);
  return { scope, settle, sources, settling: dueRun, start: state.startedAt };
}

describe('a due event', () => {
  test('runs in chronological order across domains', () => {
    const ran: string[] = [];
    const { settle } = worldWith(timetable({ b: 20, d: 40 }, ran), timetable({ c: 30, a: 10 }, ran));
    settle(35);
    expect(ran).toEqual(['a 10', 'b 20', 'c 30']);
  });

  test('runs once', () => {
    const ran: string[] = [];
    const { settle } = worldWith(timetable({ a: 10 }, ran));
    settle(10);
    settle(10);
    settle(500);
    expect(ran).toEqual(['a 10']);
  });

  test('runs in the order of the domains if several have the same time', () => {
    const ran: string[] = [];
    const { settle } = worldWith(timetable({ first: 10 }, ran), timetable({ second: 10 }, ran));
    settle(10);
    expect(ran).toEqual(['first 10', 'second 10']);
  });

  test('may cause further due events, which run in the same jump', () => {
    const ran: string[] = [];
    const waiting = new Set([10]);
    const chain: DueSource = ({ state }) =>
      [...waiting].map((offset) => ({
        at: state.startedAt + offset,
        name: 'link',
        run: () => {
          ran.push(String(offset));
          waiting.delete(offset);
          if (offset < 30) waiting.add(offset + 10);
        },
      }));
    worldWith(chain).settle(100);
    expect(ran).toEqual(['10', '20', '30']);
  });

  test('that fails throws its error, and later ones still run', () => {
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

  test('runs late if it was added after its time', () => {
    const ran: string[] = [];
    const waiting: number[] = [];
    const late: DueSource = ({ state }) =>
      waiting.map((offset) => ({
        at: state.startedAt + offset,
        name: 'late',
        run: ({ now }) => {
          waiting.pop();
          ran.push(`late ${now - state.startedAt}`);
        },
      }));
    const { settle } = worldWith(timetable({ a: 10 }, ran), late);
    settle(20);
    waiting.push(10);
    settle(20);
    settle(20);
    expect(ran).toEqual(['a 10', 'late 10']);
  });

  test('without a valid time never runs', () => {
    const run = vi.fn();
    const daily: DueSource = (_, { after }) => [{ at: after + 10, name: 'daily', run }];
    worldWith(daily).settle(Number.NaN);
    expect(run).not.toHaveBeenCalled();
  });

  test('that is still listed after it ran is reported as an error, once', () => {
    const stuck: DueSource = ({ state }) => [
      { at: state.startedAt + 5, name: 'stuck', run: () => undefined },
    ];
    const { settle } = worldWith(stuck);
    expect(() => settle(10)).toThrow('stuck is still listed after it ran');
    expect(() => settle(20)).not.toThrow();
  });

  test('is listed with its name before it runs', () => {
    const { scope, sources, settle, settling, start } = worldWith(timetable({ b: 20, a: 10, c: 30 }, []));
    settle(10);
    expect(listDue(sources, scope, 5).map(({ name }) => name)).toEqual(['b', 'c']);
    expect(nextDueAt(settling, start + 100)).toBe(start + 20);
    expect(nextDueAt(settling, start + 15)).toBe(start + 15);
  });
});
