import { describe, expect, it } from 'vitest';
import type { Notice, NoticeList } from '#/api/generated/model/index.ts';
import {
  isOnLaterPage,
  isUrgent,
  nextNotices,
  readEvery,
  readOne,
  withNotice,
  withNoticeInPages,
  withoutNotice,
  withoutNoticeInPages,
} from './rules.ts';

const notice = (id: number, status: Notice['status']): Notice => ({
  id,
  status,
  msg: `#${id}`,
  createdAt: '2026-11-20T09:45:00Z',
});
const list: NoticeList = { data: [notice(1, 'new'), notice(2, 'read')], total: 12, unread: 4 };

describe('whether a notice is too urgent to be held back by a game', () => {
  it.each([
    ['cashbox', true],
    ['account', true],
    ['gifts', false],
    ['events', false],
    ['loyalty', false],
    [undefined, false],
  ] as const)('topic %s: %s', (topic, expected) => {
    expect(isUrgent(topic === undefined ? {} : { topic })).toBe(expected);
  });
});

describe('whether a notice belongs to a later page of the list', () => {
  const sentAt = (createdAt: string): Notice => ({ ...notice(3, 'new'), createdAt });
  it.each([
    ['earlier than all shown ones', '2026-11-20T09:44:59Z', true],
    ['as late as one of them', '2026-11-20T09:45:00Z', false],
    ['later', '2026-11-20T10:45:00+01:00', false],
  ])('sent %s', (_, createdAt, expected) => {
    expect(isOnLaterPage(list, sentAt(createdAt))).toBe(expected);
  });
  it('is false if there is only one page', () => {
    expect(isOnLaterPage({ ...list, total: 2 }, sentAt('2026-11-01T09:45:00Z'))).toBe(false);
  });
});

describe('a new or updated notice', () => {
  it('comes first in the list, and counts as unread if it is new', () => {
    const { data, total, unread } = withNotice(list, notice(3, 'new'));
    expect([data.map(({ id }) => id), total, unread]).toEqual([[3, 1, 2], 13, 5]);
  });
  it("doesn't count as unread if it was read on another device", () => {
    expect(withNotice(list, notice(3, 'read')).unread).toBe(4);
  });
  it('replaces the notice with the same id, and lowers the unread count if it is now read', () => {
    const { data, total, unread } = withNotice(list, notice(1, 'read'));
    expect([data.map(({ status }) => status), total, unread]).toEqual([['read', 'read'], 12, 3]);
  });
});

describe('removing a notice', () => {
  it('lowers the total and the unread count', () => {
    const { data, total, unread } = withoutNotice(list, 1);
    expect([data.map(({ id }) => id), total, unread]).toEqual([[2], 11, 3]);
  });
  it('changes nothing if the notice is unknown', () => {
    expect(withoutNotice(list, 99)).toBe(list);
  });
});

describe('marking as read', () => {
  it('lowers the count for one notice and keeps it in the list', () => {
    const { data, unread } = readOne(list, 1);
    expect([data.map(({ status }) => status), unread]).toEqual([['read', 'read'], 3]);
  });
  it('changes nothing for a notice that is already read or unknown', () => {
    expect(readOne(list, 2)).toBe(list);
    expect(readOne(list, 99)).toBe(list);
  });
  it('sets the unread count to 0 if all are marked, including those not loaded yet', () => {
    const { data, unread, total } = readEvery(list);
    expect([data.every(({ status }) => status === 'read'), unread, total]).toEqual([true, 0, 12]);
  });
});

describe('the paged list of notices', () => {
  const page = (...ids: number[]): NoticeList => ({
    data: ids.map((id) => notice(id, 'read')),
    total: 5,
    unread: 0,
  });
  const idsOf = (pages: readonly NoticeList[]) => pages.map(({ data }) => data.map(({ id }) => id));

  it('requests more notices until the total is reached, even after a short page', () => {
    const last = page(7);
    expect(nextNotices(last, [page(9, 8), last])).toBe(3);
    expect(nextNotices(page(6, 5), [page(9, 8), last, page(6, 5)])).toBeUndefined();
    expect(nextNotices({ ...page(), total: 5 }, [page(9, 8), page()])).toBeUndefined();
  });
  it('adds a new notice to the first page, and updates a known one in place', () => {
    const pages = [page(9, 8), page(7, 6)];
    expect(idsOf(withNoticeInPages(pages, notice(10, 'new')))).toEqual([
      [10, 9, 8],
      [7, 6],
    ]);
    const changed = withNoticeInPages(pages, { ...notice(7, 'read'), msg: 'new words' });
    expect(idsOf(changed)).toEqual([
      [9, 8],
      [7, 6],
    ]);
    expect(changed[1]?.data[0]?.msg).toBe('new words');
  });
  it('removes a notice from its page and lowers the total', () => {
    const left = withoutNoticeInPages([page(9, 8), page(7, 6)], 6);
    expect(idsOf(left)).toEqual([[9, 8], [7]]);
    expect(left[0]?.total).toBe(4);
    expect(withoutNoticeInPages([page(9, 8)], 9)[0]?.total).toBe(4);
    expect(withoutNoticeInPages([page(9, 8)], 99)[0]?.total).toBe(5);
  });
});
