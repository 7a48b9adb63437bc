import {
  getRemovePushSubscriptionMutationOptions,
  getSaveNotificationSettingsMutationOptions,
  getSavePushSubscriptionMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import { noticeSettingsQuery } from './queries.ts';

/**
 * Each change sends the settings of all topics. Mutations of one scope run one after the other, so two
 * quick changes can't overwrite each other.
 */
export const saveNoticeSettingsMutation = () =>
  getSaveNotificationSettingsMutationOptions({
    mutation: {
      scope: { id: 'notice-settings' },
      onSuccess: async (saved, _sent, _known, { client }) => {
        const { queryKey } = noticeSettingsQuery();
        // Cancel refetches that started before the change, because their data would flip the switch back.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, saved);
      },
    },
  });

export const savePushMutation = () => getSavePushSubscriptionMutationOptions();
export const removePushMutation = () => getRemovePushSubscriptionMutationOptions();
