// How socket messages change the cached balance and notices, and which notices the player sees.
import type { Balance, BalanceResponse, Notice, NoticeList } from '#/api/generated/model/index.ts';
import type { MessageOf } from '#/realtime/messages.ts';
import { sameSitePath } from '#/lib/url.ts';
import { isClosed, type Restriction } from './restriction.ts';

function versionOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return -1;
  const { data } = answer;
  return typeof data === 'object' &&
    data !== null &&
    'updatedAt' in data &&
    typeof data.updatedAt === 'number'
    ? data.updatedAt
    : -1;
}

/**
 * Messages about compoints have a version of their own. If they raised the version of the whole balance, a
 * delayed `balance.changed` would be dropped as outdated.
 */
type Known = BalanceResponse & { readonly compointsAt?: number };

function compointsVersionOf(answer: Known): number {
  return answer.compointsAt ?? versionOf(answer);
}

function isBalance(answer: unknown): answer is Known {
  return versionOf(answer) >= 0;
}

/**
 * Keeps whichever balance has the newer server version. As the query's `structuralSharing`, it applies to
 * both responses and socket messages.
 */
export function newestBalance(known: unknown, next: unknown): unknown {
  if (versionOf(next) < versionOf(known)) return known;
  if (!isBalance(known) || !isBalance(next)) return next;
  const compointsAt = compointsVersionOf(known);
  if (compointsAt <= compointsVersionOf(next)) return next;
  return { ...next, compointsAt, data: { ...next.data, compoint_balance: known.data.compoint_balance } };
}

/** Merges a message into the balance. The query's `structuralSharing` decides which version is newer. */
export function withBalance(known: Known, { data }: MessageOf<'balance.changed'>): Known {
  const { balance, bonus, wagering, currency, updatedAt, compointBalance } = data;
  return {
    compointsAt: compointBalance === undefined ? compointsVersionOf(known) : updatedAt,
    data: {
      ...known.data,
      balance,
      bonus,
      wagering,
      currency,
      updatedAt,
      is_active_bonus: data.is_active_bonus ?? known.data.is_active_bonus,
      winback: data.winback ?? known.data.winback,
      compoint_balance: compointBalance ?? known.data.compoint_balance,
    },
  };
}

export function withCompoints(
  known: Known,
  { data: { compointBalance, updatedAt } }: MessageOf<'compoint_balance.changed'>,
): Known {
  if (updatedAt < compointsVersionOf(known)) return known;
  return { compointsAt: updatedAt, data: { ...known.data, compoint_balance: compointBalance } };
}

/** The balance after a stake, which takes real money first, then bonus money. */
export function afterStake(balance: Balance, stake: number): Balance {
  const real = Math.min(stake, Math.max(0, balance.balance));
  return {
    ...balance,
    balance: balance.balance - real,
    bonus: Math.max(0, balance.bonus - (stake - real)),
  };
}

/** Only notices with status `new` count as unread (specification S4.52, S4.54). */
const isUnread = (notice: Notice | undefined): boolean => notice?.status === 'new';

/** Whether to show the notice even during a game, because it is about money, safety or limits. */
export function isUrgent({ topic }: Pick<Notice, 'topic'>): boolean {
  return topic === 'cashbox' || topic === 'account';
}

/**
 * Whether a notice belongs to a later page of the list, because it was sent before all notices of the first one.
 */
export function isOnLaterPage({ data, total }: NoticeList, { createdAt }: Notice): boolean {
  if (total <= data.length) return false;
  return data.every((shown) => Date.parse(createdAt) < Date.parse(shown.createdAt));
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
