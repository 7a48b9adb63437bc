import { expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

test('all listeners are called until they unsubscribe', () => {
  const emitter = createEmitter<number>();
  const first = vi.fn();
  const second = vi.fn();
  const leave = emitter.on(first);
  emitter.on(second);
  emitter.emit(1);
  leave();
  emitter.emit(2);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

test('the other listeners are called even if one throws', () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  const emitter = createEmitter<void>();
  const second = vi.fn();
  emitter.on(() => {
    throw new Error('broken');
  });
  emitter.on(second);
  emitter.emit();
  expect(second).toHaveBeenCalledOnce();
  expect(later).toHaveBeenCalledOnce();
  later.mockRestore();
});
