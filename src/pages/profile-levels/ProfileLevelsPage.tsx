import { FormattedMessage } from 'react-intl';
import { Levels } from '#/features/levels/Levels.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="levels.title" />}>
      <Levels />
    </ProfileFrame>
  );
}
