import { expect, it, vi } from 'vitest';
import type { Notice } from '#/api/generated/model/index.ts';
import { shownNotices, shownUnread } from './rules.ts';

vi.stubGlobal('location', new URL('https://casino.test/'));

const notice = (id: number, link: string): Notice => ({
  id,
  status: 'new',
  msg: `#${id}`,
  button: { link },
  createdAt: '2026-01-14T11:00:00Z',
});
const gift = notice(1, '/profile/gifts');
const document = notice(2, '/profile/verification');
const list = { data: [gift, document], total: 2, unread: 2 };
const onBreak = { kind: 'timedOut', until: 0 } as const;

it('notices that ask the player to take a gift are hidden only during a break', () => {
  expect(shownNotices(list.data, { kind: 'none' })).toEqual([gift, document]);
  expect(shownNotices(list.data, onBreak)).toEqual([document]);
});

it('notices about gifts that can no longer be taken are hidden during a break, though they have no button', () => {
  const { button: _, ...lost } = { ...gift, topic: 'gifts' as const };
  expect(shownNotices([lost, document], { kind: 'none' })).toEqual([lost, document]);
  expect(shownNotices([lost, document], onBreak)).toEqual([document]);
});

it('the bell counts only unread notices that the list shows', () => {
  expect(shownUnread(list, { kind: 'none' })).toBe(2);
  expect(shownUnread(list, onBreak)).toBe(1);
});
