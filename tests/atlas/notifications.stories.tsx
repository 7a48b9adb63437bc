import preview from '../../.storybook/preview.tsx';
import { Screen } from '../../.storybook/Screen.tsx';
import { errorsOf } from './atlas.ts';
import { readAll, readFirst, switchTopic, turnPushOff, turnPushOn } from './notifications.actions.ts';
import { asRefusal, asToast, inPart } from './places.ts';

const meta = preview.meta({
  title: 'errors/notifications',
  component: Screen,
  tags: ['!autodocs', '!test'],
  args: { path: '/profile/notifications' },
});

const goneTexts = { not_found: 'notifications.read.gone' } as const;

export const ListNotifications = meta.story(
  errorsOf({ operation: 'listNotifications', place: inPart('notifications.list.failed') }),
);
export const ReadNotification = meta.story(
  errorsOf({ operation: 'readNotification', act: readFirst, place: asToast(goneTexts) }),
);
export const ReadAllNotifications = meta.story(
  errorsOf({ operation: 'readAllNotifications', act: readAll, place: asToast({}) }),
);
export const GetNotificationSettings = meta.story(
  errorsOf({ operation: 'getNotificationSettings', place: inPart('notifications.settings.failed') }),
);
export const SaveNotificationSettings = meta.story(
  errorsOf({
    operation: 'saveNotificationSettings',
    act: switchTopic,
    place: asToast({ server_error: 'notifications.settings.notSaved' }),
  }),
);
export const SavePushSubscription = meta.story(
  errorsOf({ operation: 'savePushSubscription', act: turnPushOn, place: asRefusal({}, turnPushOn) }),
);
export const RemovePushSubscription = meta.story(
  errorsOf({
    operation: 'removePushSubscription',
    act: turnPushOff,
    place: asRefusal({}, turnPushOff),
    quiet: { not_found: 'The server does not know the browser any more, which is what was wanted' },
  }),
);
