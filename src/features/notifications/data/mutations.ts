import {
  getRemovePushSubscriptionMutationOptions,
  getSaveNotificationSettingsMutationOptions,
  getSavePushSubscriptionMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import { noticeSettingsQuery } from './queries.ts';

/** Each change sends all topics. The scope sends two changes in a row one after the other. */
export const saveNoticeSettingsMutation = () =>
  getSaveNotificationSettingsMutationOptions({
    mutation: {
      scope: { id: 'notice-settings' },
      onSuccess: async (saved, _sent, _known, { client }) => {
        const { queryKey } = noticeSettingsQuery();
        // A response from before the change would flip the switch back.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, saved);
      },
    },
  });

export const savePushMutation = () => getSavePushSubscriptionMutationOptions();
export const removePushMutation = () => getRemovePushSubscriptionMutationOptions();
