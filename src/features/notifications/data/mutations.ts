// What players choose about being told things.
import {
  getRemovePushSubscriptionMutationOptions,
  getSaveNotificationSettingsMutationOptions,
  getSavePushSubscriptionMutationOptions,
} from '#/api/generated/endpoints/notifications/notifications.ts';
import type { NotificationSettingsResponse } from '#/api/generated/model/index.ts';
import { noticeSettingsQuery } from './queries.ts';

/** A switch moves at once; two in a row are sent one after the other, the second with the first in it. */
export const saveNoticeSettingsMutation = () =>
  getSaveNotificationSettingsMutationOptions({
    mutation: {
      scope: { id: 'notice-settings' },
      onMutate: async ({ data }, { client }) => {
        const { queryKey } = noticeSettingsQuery();
        // An answer from before would flip the switch back.
        await client.cancelQueries({ queryKey });
        client.setQueryData<NotificationSettingsResponse>(queryKey, { data });
      },
      onError: (_error, _sent, _known, { client }) =>
        client.invalidateQueries({ queryKey: noticeSettingsQuery().queryKey }),
    },
  });

export const savePushMutation = () => getSavePushSubscriptionMutationOptions();
export const removePushMutation = () => getRemovePushSubscriptionMutationOptions();
