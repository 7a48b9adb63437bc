import { describe, expect, it } from 'vitest';
import {
  add,
  advance,
  lifetime,
  MAX_WAITING_NOTICES,
  MAX_VISIBLE_TOASTS,
  mayShow,
  remove,
  TOAST_TIME_MS,
  type Queueable,
} from './toastRules.ts';
import type { ToastKind } from './toasts.store.ts';

const toast = (id: string, isBlocking = false, kind: ToastKind = 'answer') => ({ id, isBlocking, kind });
const now = () => 'now' as const;
const ids = (toasts: readonly Queueable[]) => toasts.map(({ id }) => id);
const empty = { visible: [], waiting: [] };

describe('a blocking toast', () => {
  it('shows if no other toast is visible', () => {
    expect(mayShow(toast('a', true), [])).toBe(true);
  });
  it('waits while any other toast is visible', () => {
    expect(mayShow(toast('a', true), [toast('b')])).toBe(false);
    expect(mayShow(toast('a', true), [toast('b', true)])).toBe(false);
  });
});

describe('a non-blocking toast', () => {
  it('shows beside other non-blocking ones', () => {
    expect(mayShow(toast('a'), [toast('b')])).toBe(true);
  });
  it('waits while a blocking one is visible', () => {
    expect(mayShow(toast('a'), [toast('b', true)])).toBe(false);
  });
  it('waits while the maximum number of toasts is visible', () => {
    expect(
      mayShow(
        toast('z'),
        Array.from({ length: MAX_VISIBLE_TOASTS }, (_, index) => toast(String(index))),
      ),
    ).toBe(false);
  });
});

describe('the queue of toasts', () => {
  it('shows the oldest toasts first, but a blocking one waits until they are gone', () => {
    const { visible, waiting } = advance(
      { visible: [], waiting: [toast('a'), toast('b', true), toast('c')] },
      now,
    );
    expect([ids(visible), ids(waiting)]).toEqual([['a', 'c'], ['b']]);
  });
  it('keeps only the newest waiting notices after a burst, and every other toast', () => {
    const burst = Array.from({ length: 30 }, (_, index) => toast(`notice ${String(index)}`, false, 'notice'));
    const money = toast('money', false, 'alert');
    const { visible, waiting } = advance({ visible: [], waiting: [money, ...burst] }, () => 'wait');
    expect(visible).toEqual([]);
    expect(ids(waiting)).toEqual(['money', ...ids(burst.slice(-MAX_WAITING_NOTICES))]);
  });
  it('shows a blocking toast alone', () => {
    const { visible, waiting } = advance(
      { visible: [], waiting: [toast('a', true), toast('b', true), toast('c')] },
      now,
    );
    expect([ids(visible), ids(waiting)]).toEqual([['a'], ['b', 'c']]);
  });
  it('continues when the blocking one closes', () => {
    const { visible } = advance(remove({ visible: [toast('a', true)], waiting: [toast('b')] }, 'a'), now);
    expect(ids(visible)).toEqual(['b']);
  });
  it('holds back toasts that may not show at the current place, and shows them at another one', () => {
    const held = advance(add(empty, toast('a')), () => 'wait');
    expect([ids(held.visible), ids(held.waiting)]).toEqual([[], ['a']]);
    expect(ids(advance(held, now).visible)).toEqual(['a']);
  });
  it('hides visible toasts if they may not show any more, and shows them first later', () => {
    const shown = { visible: [toast('a')], waiting: [] };
    const held = advance(add(shown, toast('b')), () => 'wait');
    expect([ids(held.visible), ids(held.waiting)]).toEqual([[], ['a', 'b']]);
  });
  it('drops toasts that go to the bell', () => {
    const lists = {
      visible: [toast('a', false, 'notice')],
      waiting: [toast('b', false, 'notice'), toast('c')],
    };
    const { visible, waiting } = advance(lists, (kind: ToastKind) => (kind === 'notice' ? 'bell' : 'now'));
    expect([ids(visible), ids(waiting)]).toEqual([['c'], []]);
  });
  it('replaces a toast with the same id in place', () => {
    const { visible, waiting } = add({ visible: [toast('a')], waiting: [] }, toast('a', true));
    expect([visible, waiting]).toEqual([[toast('a', true)], []]);
  });
});

describe('the lifetime of a toast', () => {
  it('is ten seconds', () => {
    expect(lifetime(undefined)).toBe(TOAST_TIME_MS);
    expect(TOAST_TIME_MS).toBe(10_000);
  });
  it('is unlimited if its time is 0', () => {
    expect(lifetime(0)).toBeUndefined();
  });
  it("is the toast's own `time` if that is above 0", () => {
    expect(lifetime(3_000)).toBe(3_000);
  });
});
