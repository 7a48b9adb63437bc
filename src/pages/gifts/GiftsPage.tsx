import { FormattedMessage } from 'react-intl';
import { Gifts } from '#/features/gifts/Gifts.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

/** `/profile/gifts`: the player's gifts and the active bonus. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="gifts.page.title" />}>
      <Gifts />
    </ProfileFrame>
  );
}
