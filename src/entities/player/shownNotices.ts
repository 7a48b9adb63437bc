import type { Notice, NoticeList } from '#/api/generated/model/index.ts';
import { sameSitePath } from '#/lib/url.ts';
import { isClosed, type Restriction } from './restriction.ts';

/**
 * Leaves out notices whose button opens a page that a break or a self-exclusion closes, such as gifts. Also
 * leaves out notices about gifts that have lost their button, because the gift is disabled or has ended.
 */
export function shownNotices(notices: readonly Notice[], restriction: Restriction): readonly Notice[] {
  return notices.filter(({ button, topic }) => {
    if (!button && topic === 'gifts') return restriction.kind === 'none';
    const path = button ? sameSitePath(button.link) : null;
    return path === null || !isClosed(path, restriction);
  });
}

/** The number of unread notices that the list shows. The server also counts the hidden ones. */
export function shownUnread({ data, unread }: NoticeList, restriction: Restriction): number {
  const shown = shownNotices(data, restriction);
  const hidden = data.filter((notice) => notice.status === 'new' && !shown.includes(notice));
  return Math.max(0, unread - hidden.length);
}
