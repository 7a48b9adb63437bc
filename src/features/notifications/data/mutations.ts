import {
  getRemovePushSubscriptionMutationOptions,
  getSaveNotificationSettingsMutationOptions,
  getSavePushSubscriptionMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import { noticeSettingsQuery } from './queries.ts';

/** Each change sends the settings of all topics, so the scope sends two quick changes one after the other. */
export const saveNoticeSettingsMutation = () =>
  getSaveNotificationSettingsMutationOptions({
    mutation: {
      scope: { id: 'notice-settings' },
      onSuccess: async (saved, _sent, _known, { client }) => {
        const { queryKey } = noticeSettingsQuery();
        // A request that was sent before the change would flip the switch back.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, saved);
      },
    },
  });

export const savePushMutation = () => getSavePushSubscriptionMutationOptions();
export const removePushMutation = () => getRemovePushSubscriptionMutationOptions();
