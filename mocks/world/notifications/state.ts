// A player's notices and push subscriptions, with each persona's initial ones.
import type { NotificationSettings } from '../../generated/model/index.ts';
import { initialNotices } from '../firstNotices.ts';
import { defineSlice } from '../slice.ts';
import type { StoredNotice } from './catalogue.ts';
import { everyTopic } from './rules.ts';

interface NoticesContent {
  notices: StoredNotice[];
  subscriptions: { id: string; endpoint: string }[];
  settings: NotificationSettings;
}

const pushService = 'https://push.example.test/send/';
export const noticesSlice = defineSlice('notices', {
  initial: (origin): NoticesContent => ({
    notices: initialNotices(origin),
    subscriptions: origin.history.pushSubscriptions.map((id) => ({
      id,
      endpoint: `${pushService}${id}`,
    })),
    settings: { ...everyTopic },
  }),
});
