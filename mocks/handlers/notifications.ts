import { defineHandlers } from '../core/handler.ts';
import {
  updateTopics,
  readAllNotices,
  readNotice,
  subscribePush,
  unsubscribePush,
} from '../world/notifications/actions.ts';
import { noticeSettingsOf, noticesOf } from '../world/notifications/view.ts';

export const notifications = defineHandlers({
  listNotifications: (call) => noticesOf(call, call.player, call.query.offset, call.query.limit),

  readNotification: (call) =>
    readNotice(call, call.player, call.path.id) ? { success: true } : call.fail('not_found'),

  readAllNotifications: (call) => {
    readAllNotices(call, call.player);
    return { success: true };
  },

  getNotificationSettings: (call) => ({ data: noticeSettingsOf(call, call.player) }),

  saveNotificationSettings: (call) => {
    updateTopics(call, call.player, call.body);
    return { data: noticeSettingsOf(call, call.player) };
  },

  savePushSubscription: (call) => ({ data: { id: subscribePush(call, call.player, call.body.endpoint) } }),

  removePushSubscription: (call) =>
    unsubscribePush(call, call.player, call.path.id) ? undefined : call.fail('not_found'),
});
