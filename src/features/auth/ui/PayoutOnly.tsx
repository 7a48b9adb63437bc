import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';

/** Repeats the login for a payout only (S10.3). */
export function PayoutOnly({ onPress }: { onPress: () => void }) {
  return (
    <Button type="submit" variant="secondary" isFullWidth onClick={onPress}>
      <FormattedMessage id="auth.login.payoutOnly" />
    </Button>
  );
}
