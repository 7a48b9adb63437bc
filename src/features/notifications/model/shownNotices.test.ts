import { expect, it, vi } from 'vitest';
import { newNotice, readNotices } from './notices.fixtures.ts';
import { shownNotices } from './shownNotices.ts';

vi.stubGlobal('location', new URL('https://casino.test/'));

it('notices that call to take a gift are hidden during a break, and come back after it', () => {
  const all = [newNotice, ...readNotices];
  expect(shownNotices(all, { kind: 'none' })).toEqual(all);
  expect(shownNotices(all, { kind: 'timedOut', until: 0 })).not.toContain(newNotice);
});
