import { expect, test, vi } from 'vitest';
import { closeOnBack, onBack } from './back.ts';

test('Back first closes what was opened last, and leaves the page only once nothing is open', () => {
  const [sheet, dialog] = [vi.fn(() => true), vi.fn(() => true)];
  const closed = [onBack(sheet), onBack(dialog)];
  expect(closeOnBack()).toBe(true);
  expect([sheet, dialog].map((handler) => handler.mock.calls.length)).toEqual([0, 1]);
  closed[1]?.();
  expect(closeOnBack()).toBe(true);
  expect(sheet).toHaveBeenCalledOnce();
  closed[0]?.();
  expect(closeOnBack()).toBe(false);
});

test('Back leaves the page if the open dialog can only be closed by its buttons', () => {
  const closed = onBack(() => false);
  expect(closeOnBack()).toBe(false);
  closed();
});
