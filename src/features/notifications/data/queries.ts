import { getGetNotificationSettingsQueryOptions } from '#/api/generated/endpoints/notifications/notifications.ts';

/** The topics that come as toasts and push messages. */
export const noticeSettingsQuery = () => getGetNotificationSettingsQueryOptions();
