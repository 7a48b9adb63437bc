import { FormattedMessage } from 'react-intl';
import { Button } from '#/ui/Button/Button.tsx';

/** Sends the login once more, to take out what is left and for nothing else (specification S10.3). */
export function PayoutOnly({ onPress }: { onPress: () => void }) {
  return (
    <Button type="submit" variant="secondary" isFullWidth onClick={onPress}>
      <FormattedMessage id="auth.login.payoutOnly" />
    </Button>
  );
}
