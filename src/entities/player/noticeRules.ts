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
