import {
  getRemovePushSubscriptionMutationOptions,
  getSaveNotificationSettingsMutationOptions,
  getSavePushSubscriptionMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import type { NotificationSettingsResponse } from '#/api/generated/model/index.ts';
import { noticeSettingsQuery } from './queries.ts';

/** Optimistic. The scope sends two changes in a row one after the other. */
export const saveNoticeSettingsMutation = () =>
  getSaveNotificationSettingsMutationOptions({
    mutation: {
      scope: { id: 'notice-settings' },
      onMutate: async ({ data }, { client }) => {
        const { queryKey } = noticeSettingsQuery();
        // A response from before the change would flip the switch back.
        await client.cancelQueries({ queryKey });
        client.setQueryData<NotificationSettingsResponse>(queryKey, { data });
      },
      onError: (_error, _sent, _known, { client }) =>
        client.invalidateQueries({ queryKey: noticeSettingsQuery().queryKey }),
    },
  });

export const savePushMutation = () => getSavePushSubscriptionMutationOptions();
export const removePushMutation = () => getRemovePushSubscriptionMutationOptions();
