import { FormattedMessage } from 'react-intl';
import { useLeastPayout } from '#/features/cashbox/useLeastPayout.ts';
import { ProfileBalance } from '#/features/profile/ProfileBalance.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="profile.balance.title" />}>
      <ProfileBalance leastPayout={useLeastPayout()} />
    </ProfileFrame>
  );
}
