import { FormattedMessage } from 'react-intl';
import { Notifications } from '#/features/notifications/Notifications.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="notifications.page.title" />}>
      <Notifications />
    </ProfileFrame>
  );
}
