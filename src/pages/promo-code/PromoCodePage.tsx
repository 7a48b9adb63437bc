import { FormattedMessage } from 'react-intl';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';
import { PromoCode } from '#/features/promo-code/PromoCode.tsx';

/** `/profile/promo-code`: gifts for a code. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="promoCode.title" />}>
      <PromoCode />
    </ProfileFrame>
  );
}
