import { FormattedMessage } from 'react-intl';
import { PlaySafety } from '#/features/responsible-play/PlaySafety.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

/** `/profile/limits`: the player's responsible gambling settings. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="responsiblePlay.page.title" />}>
      <PlaySafety />
    </ProfileFrame>
  );
}
