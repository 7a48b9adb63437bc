import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#/paths.ts';
import form from '../Form.module.css';

export interface HeldGift {
  readonly title: string;
  readonly depositId: number;
}

/** Says that an unpaid deposit holds the gift, so that the player doesn't miss it in a new deposit. */
export function HeldGiftNotice({ title, depositId }: HeldGift) {
  return (
    <p className={form.quiet}>
      <FormattedMessage id="cashbox.gift.notNow" values={{ title }} />{' '}
      <Link to={{ pathname: paths.cashbox(), search: `?payment=${String(depositId)}` }}>
        <FormattedMessage id="cashbox.gift.toHolder" values={{ title }} />
      </Link>
    </p>
  );
}
