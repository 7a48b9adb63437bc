import { FormattedMessage } from 'react-intl';
import { Achievements } from '#/features/achievements/Achievements.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

/** `/profile/achievements`: the collection of the player. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="achievements.title" />}>
      <Achievements />
    </ProfileFrame>
  );
}
