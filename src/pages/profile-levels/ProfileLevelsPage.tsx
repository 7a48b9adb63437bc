import { FormattedMessage } from 'react-intl';
import { Levels } from '#/features/levels/Levels.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

/** `/profile/levels`: the player's level and the ladder. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="levels.title" />}>
      <Levels />
    </ProfileFrame>
  );
}
