import { FormattedMessage } from 'react-intl';
import { ProfileFrame } from '#/features/profile/ProfileFrame.tsx';
import { PromoCode } from '#/features/promo-code/PromoCode.tsx';

/** `/profile/promo-code`: redeems a promo code for gifts. */
export function Component() {
  return (
    <ProfileFrame title={<FormattedMessage id="promoCode.title" />}>
      <PromoCode />
    </ProfileFrame>
  );
}
