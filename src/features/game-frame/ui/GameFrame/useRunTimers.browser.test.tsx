import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { dispatchFrame } from '../../gameFrame.store.ts';
import { useRunTimers } from './GameFrame.tsx';

vi.mock('../../gameFrame.store.ts', () => ({ dispatchFrame: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

it('the loading flag clears one second after the start of a run', async () => {
  const timer = vi.spyOn(globalThis, 'setTimeout');
  await renderHook(() => useRunTimers(3));
  const [elapse] = timer.mock.calls.find(([, delay]) => delay === 1000) ?? [];
  expect(dispatchFrame).not.toHaveBeenCalled();
  elapse?.();
  expect(dispatchFrame).toHaveBeenCalledExactlyOnceWith({ type: 'loadingElapsed', attempt: 3 });
});
