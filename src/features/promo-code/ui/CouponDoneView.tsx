import { FormattedMessage } from 'react-intl';
import type { CouponCodeResult } from '#/api/generated/model/index.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { takeFocus } from '#/ui/takeFocus.ts';
import { Picture } from '#/ui/Picture/Picture.tsx';
import styles from './Coupon.module.css';

export function CouponDoneView({ result, onMore }: { result: CouponCodeResult; onMore: () => void }) {
  const { gifts, message = '' } = result;
  return (
    <div className={styles.done}>
      <h2 tabIndex={-1} ref={takeFocus} className={styles.doneTitle}>
        <FormattedMessage id="promoCode.done" values={{ count: gifts.length }} />
      </h2>
      {message !== '' && <p className={styles.lead}>{message}</p>}
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.gift}>
            <Picture src={gift.image} width={120} height={120} />
            <span>{gift.title}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.gifts()}>
          <FormattedMessage id="action.remedy.gifts" />
        </ButtonLink>
        <Button variant="secondary" onClick={onMore}>
          <FormattedMessage id="promoCode.more" />
        </Button>
      </div>
    </div>
  );
}
