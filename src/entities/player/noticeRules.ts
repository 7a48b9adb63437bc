// Applies socket messages to the list of notices. Only notices with status `new` count as unread
// (specification S4.52, S4.54).
import type { Notice, NoticeList } from '#/api/generated/model/index.ts';

const isUnread = (notice: Notice | undefined): boolean => notice?.status === 'new';

/** Whether to show the notice even during a game, because it is about money, safety or limits. */
export function isUrgent({ topic }: Pick<Notice, 'topic'>): boolean {
  return topic === 'cashbox' || topic === 'account';
}

export function withNotice(list: NoticeList, notice: Notice): NoticeList {
  const known = list.data.find(({ id }) => id === notice.id);
  const data = known
    ? list.data.map((other) => (other.id === notice.id ? notice : other))
    : [notice, ...list.data];
  const unread = list.unread + Number(isUnread(notice)) - Number(isUnread(known));
  return { data, total: list.total + Number(!known), unread: Math.max(0, unread) };
}

/**
 * Removes a notice from this page of the list. If the page doesn't contain the notice, the counts stay
 * unchanged.
 */
export function withoutNotice(list: NoticeList, id: number): NoticeList {
  const known = list.data.find((notice) => notice.id === id);
  if (!known) return list;
  return {
    data: list.data.filter((notice) => notice.id !== id),
    total: Math.max(0, list.total - 1),
    unread: Math.max(0, list.unread - Number(isUnread(known))),
  };
}

/** Marks one notice as read and lowers the unread count (specification S4.54). */
export function readOne(list: NoticeList, id: number): NoticeList {
  const known = list.data.find((notice) => notice.id === id);
  return known && isUnread(known) ? withNotice(list, { ...known, status: 'read' }) : list;
}

export function readEvery(list: NoticeList): NoticeList {
  return { ...list, unread: 0, data: list.data.map((notice) => ({ ...notice, status: 'read' })) };
}

/**
 * The next offset, or undefined when all notices are loaded. A short page isn't necessarily the last one,
 * because messages add and remove notices.
 */
export function nextNotices(last: NoticeList, pages: readonly NoticeList[]): number | undefined {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
  return last.data.length === 0 || loaded >= (pages[0]?.total ?? 0) ? undefined : loaded;
}

/** Replaces a notice in its page, or prepends a new one to the first page. */
export function withNoticeInPages(pages: readonly NoticeList[], notice: Notice): NoticeList[] {
  const place = Math.max(
    0,
    pages.findIndex(({ data }) => data.some(({ id }) => id === notice.id)),
  );
  return pages.map((page, index) => (index === place ? withNotice(page, notice) : page));
}

/** Removes a notice from its page. Also lowers the total of the first page, which `nextNotices` reads. */
export function withoutNoticeInPages(pages: readonly NoticeList[], id: number): NoticeList[] {
  if (!pages.some(({ data }) => data.some((notice) => notice.id === id))) return [...pages];
  return pages.map((page, index) => {
    const left = withoutNotice(page, id);
    return index === 0 && left === page ? { ...page, total: Math.max(0, page.total - 1) } : left;
  });
}
