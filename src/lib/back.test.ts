import { expect, test, vi } from 'vitest';
import { closeOnBack, onBack } from './back.ts';

test('Back closes what was opened last, and leaves the page once nothing is open', () => {
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

test('a dialog that only its buttons close lets Back leave the page', () => {
  const closed = onBack(() => false);
  expect(closeOnBack()).toBe(false);
  closed();
});
