import { FormattedMessage } from 'react-intl';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';
import { Verification } from '#/features/verification/Verification.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="verification.page.title" />}>
      <Verification />
    </ProfileFrame>
  );
}
