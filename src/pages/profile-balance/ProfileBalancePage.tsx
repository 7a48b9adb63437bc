import { FormattedMessage } from 'react-intl';
import { ProfileBalance } from '#/features/profile/ProfileBalance.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="profile.balance.title" />}>
      <ProfileBalance />
    </ProfileFrame>
  );
}
