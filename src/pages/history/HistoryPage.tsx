import { FormattedMessage } from 'react-intl';
import { History } from '#/features/history/History.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="history.title" />}>
      <History />
    </ProfileFrame>
  );
}
