import { FormattedMessage } from 'react-intl';
import { Achievements } from '#/features/achievements/Achievements.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="achievements.title" />}>
      <Achievements />
    </ProfileFrame>
  );
}
