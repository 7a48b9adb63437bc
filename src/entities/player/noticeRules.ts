// What a message does to the list of notices (specification S4.52, S4.54). Only what is new counts as unread.
import type { Notice, NoticeList } from '#/api/generated/model/index.ts';

const isUnread = (notice: Notice | undefined): boolean => notice?.status === 'new';

/** Puts a changed notice in its place, or a new one on top. */
export function withNotice(list: NoticeList, notice: Notice): NoticeList {
  const known = list.data.find(({ id }) => id === notice.id);
  const data = known
    ? list.data.map((other) => (other.id === notice.id ? notice : other))
    : [notice, ...list.data];
  const unread = list.unread + Number(isUnread(notice)) - Number(isUnread(known));
  return { data, total: list.total + Number(!known), unread: Math.max(0, unread) };
}

/** Takes a notice away; one that is not on this page of the list leaves the figures as they are. */
export function withoutNotice(list: NoticeList, id: number): NoticeList {
  const known = list.data.find((notice) => notice.id === id);
  if (!known) return list;
  return {
    data: list.data.filter((notice) => notice.id !== id),
    total: Math.max(0, list.total - 1),
    unread: Math.max(0, list.unread - Number(isUnread(known))),
  };
}

/** A notice that was read here: it stays, and one less is unread (specification S4.54). */
export function readOne(list: NoticeList, id: number): NoticeList {
  const known = list.data.find((notice) => notice.id === id);
  return known && isUnread(known) ? withNotice(list, { ...known, status: 'read' }) : list;
}

/** All notices that are known were read, and those that are not as well. */
export function readEvery(list: NoticeList): NoticeList {
  return { ...list, unread: 0, data: list.data.map((notice) => ({ ...notice, status: 'read' })) };
}

/** Undefined when all are there. Messages add and take, so that a short page need not be the last. */
export function nextNotices(last: NoticeList, pages: readonly NoticeList[]): number | undefined {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
  return last.data.length === 0 || loaded >= (pages[0]?.total ?? 0) ? undefined : loaded;
}

/** Puts a changed notice in its place in the pages of the whole list, or a new one on top of the first. */
export function withNoticeInPages(pages: readonly NoticeList[], notice: Notice): NoticeList[] {
  const place = Math.max(
    0,
    pages.findIndex(({ data }) => data.some(({ id }) => id === notice.id)),
  );
  return pages.map((page, index) => (index === place ? withNotice(page, notice) : page));
}

/** Takes a notice away from whichever page has it; the first page counts them all. */
export function withoutNoticeInPages(pages: readonly NoticeList[], id: number): NoticeList[] {
  if (!pages.some(({ data }) => data.some((notice) => notice.id === id))) return [...pages];
  return pages.map((page, index) => {
    const left = withoutNotice(page, id);
    return index === 0 && left === page ? { ...page, total: Math.max(0, page.total - 1) } : left;
  });
}
