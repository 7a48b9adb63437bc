import type { NotificationSettings } from '../../generated/model/index.ts';
import type { Context } from '../context.ts';
import { day } from '../dates.ts';
import { nextId, type PlayerState } from '../state.ts';
import type { NoticeName, NoticeValues, StoredNotice } from './catalogue.ts';
import { noticesSlice } from './state.ts';
import { isSilent } from './rules.ts';
import { inLanguageOf } from '../language.ts';
import { isActionOver, noticeOf } from './view.ts';

/** Marks a notice as read and updates the player's other tabs. */
function markRead(call: Context, player: PlayerState, notice: StoredNotice): void {
  notice.status = 'read';
  call.emit(
    {
      type: 'notification.updated',
      data: { notification: noticeOf(inLanguageOf(call, player), player, notice) },
    },
    { player: player.id },
  );
}

export function readNotice(call: Context, player: PlayerState, id: number): boolean {
  const notice = noticesSlice.of(call, player).notices.find((item) => item.id === id);
  if (!notice) return false;
  markRead(call, player, notice);
  return true;
}

/**
 * Marks all unread notices with this name as read. Call it when the player has done what the notices ask for.
 */
export function readNoticesNamed(call: Context, player: PlayerState, name: NoticeName): void {
  for (const notice of noticesSlice.of(call, player).notices)
    if (notice.name === name && notice.status === 'new') markRead(call, player, notice);
}

/**
 * Updates the notices about a gift after the gift has changed. Marks a notice as read if its action is already
 * done or no longer possible.
 */
export function refreshGiftNotices(call: Context, player: PlayerState, giftId: number): void {
  for (const notice of noticesSlice.of(call, player).notices) {
    if (notice.values.giftId !== giftId) continue;
    if (isActionOver(call, player, notice)) notice.status = 'read';
    call.emit(
      {
        type: 'notification.updated',
        data: { notification: noticeOf(inLanguageOf(call, player), player, notice) },
      },
      { player: player.id },
    );
  }
}

export function readAllNotices(call: Context, player: PlayerState): void {
  for (const notice of noticesSlice.of(call, player).notices)
    if (notice.status === 'new') markRead(call, player, notice);
}

/** Sets the topics for which the player gets toasts and push messages. Existing notices don't change. */
export function updateTopics(call: Context, player: PlayerState, settings: NotificationSettings): void {
  noticesSlice.of(call, player).settings = { ...settings };
}

const NOTICE_KEPT_MS = 2_000 * day;

/** Adds a notice to the list and sends it by the socket. */
export function addNotice(
  call: Context,
  player: PlayerState,
  name: NoticeName,
  values: NoticeValues = {},
  more: Pick<StoredNotice, 'isSilent'> = {},
): void {
  const slice = noticesSlice.of(call, player);
  const notice: StoredNotice = {
    id: 10_000 + nextId(call.state, 'notice'),
    name,
    values,
    status: 'new',
    at: call.now,
    ...(isSilent(name, slice.settings) ? { isSilent: true } : more),
  };
  // Old notices are dropped. The list is sorted, newest first, so if the last notice is recent enough, all
  // others are too.
  const oldest = slice.notices.at(-1)?.at ?? call.now;
  const remaining =
    call.now - oldest < NOTICE_KEPT_MS
      ? slice.notices
      : slice.notices.filter(({ at }) => call.now - at < NOTICE_KEPT_MS);
  slice.notices = [notice, ...remaining];
  call.emit(
    {
      type: 'notification.updated',
      data: { notification: noticeOf(inLanguageOf(call, player), player, notice) },
    },
    { player: player.id },
  );
}

/** Removes notices that no longer apply. */
export function removeNotices(
  call: Context,
  player: PlayerState,
  isOver: (name: NoticeName, link: string | undefined) => boolean,
): void {
  const slice = noticesSlice.of(call, player);
  if (!slice.notices.some(({ name, values }) => isOver(name, values.link))) return;
  const over = slice.notices.filter(({ name, values }) => isOver(name, values.link));
  slice.notices = slice.notices.filter((notice) => !over.includes(notice));
  for (const { id } of over)
    call.emit({ type: 'notification.removed', data: { notificationId: id } }, { player: player.id });
}

const maxSubscriptions = 20;

/** Stores a push subscription. The same endpoint gets the same id. */
export function subscribePush(call: Context, player: PlayerState, endpoint: string): string {
  const slice = noticesSlice.of(call, player);
  const known = slice.subscriptions.find((item) => item.endpoint === endpoint);
  if (known) return known.id;
  const id = `push-${nextId(call.state, 'push')}`;
  slice.subscriptions = [...slice.subscriptions, { id, endpoint }].slice(-maxSubscriptions);
  return id;
}

export function unsubscribePush(call: Context, player: PlayerState, id: string): boolean {
  const slice = noticesSlice.of(call, player);
  const count = slice.subscriptions.length;
  slice.subscriptions = slice.subscriptions.filter((item) => item.id !== id);
  return slice.subscriptions.length < count;
}
