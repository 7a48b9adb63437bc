import { getGetNotificationSettingsQueryOptions } from '#/api/generated/endpoints/notifications/notifications.ts';

export const noticeSettingsQuery = () => getGetNotificationSettingsQueryOptions();
