import { describe, expect, it } from 'vitest';
import type { Notice, NoticeList } from '#/api/generated/model/index.ts';
import { withNotice, withoutNotice } from './noticeRules.ts';

const notice = (id: number, status: Notice['status']): Notice => ({
  id,
  status,
  msg: `#${id}`,
  createdAt: '2026-11-20T09:45:00Z',
});
const list: NoticeList = { data: [notice(1, 'new'), notice(2, 'read')], total: 12, unread: 4 };

describe('a notice that arrives', () => {
  it('stands on top and counts as unread when it is new', () => {
    const { data, total, unread } = withNotice(list, notice(3, 'new'));
    expect([data.map(({ id }) => id), total, unread]).toEqual([[3, 1, 2], 13, 5]);
  });
  it('does not count as unread when it was read elsewhere', () => {
    expect(withNotice(list, notice(3, 'read')).unread).toBe(4);
  });
  it('takes the place of the same notice, and reading it removes one from the count', () => {
    const { data, total, unread } = withNotice(list, notice(1, 'read'));
    expect([data.map(({ status }) => status), total, unread]).toEqual([['read', 'read'], 12, 3]);
  });
});

describe('a notice that is removed', () => {
  it('leaves the list and the count', () => {
    const { data, total, unread } = withoutNotice(list, 1);
    expect([data.map(({ id }) => id), total, unread]).toEqual([[2], 11, 3]);
  });
  it('changes nothing when it is not known', () => {
    expect(withoutNotice(list, 99)).toBe(list);
  });
});
