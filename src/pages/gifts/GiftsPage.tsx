import { FormattedMessage } from 'react-intl';
import { Gifts } from '#/features/gifts/Gifts.tsx';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';

/** `/profile/gifts`: what a player has been given, and the bonus that runs. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="gifts.page.title" />}>
      <Gifts />
    </ProfileFrame>
  );
}
