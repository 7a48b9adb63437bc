import type { ReactNode } from 'react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import CreditCard from 'lucide-react/icons/credit-card';
import Dices from 'lucide-react/icons/dices';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { FormattedMessage } from 'react-intl';
import type { CashierErrorCode } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { useDates } from '#/entities/time/useDates.ts';
import { WhyLink } from '#/i18n/WhyLink.tsx';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { useFocusOnMount } from '#/ui/takeFocus.ts';
import type { PayoutObstacle } from '../../model/payoutRules.ts';
import form from '../Form.module.css';
import styles from './PayoutChecklistView.module.css';

type Why = PayoutObstacle['why'];

const icons = {
  multi_account: UserRoundX,
  wagering: Dices,
  verification: BadgeCheck,
  card: CreditCard,
  phone: Smartphone,
};
/**
 * The requirements, in the order of the server's checks. Multiple accounts and unverified cards are listed
 * only if they are a problem.
 */
const order: readonly Why[] = ['multi_account', 'wagering', 'verification', 'card', 'phone'];
const onlyProblems: readonly Why[] = ['multi_account', 'card'];

/** The server's error code for each obstacle. The code's text explains the obstacle in the checklist. */
const codes = {
  multi_account: 'multi_account',
  wagering: 'wagering_required',
  verification: 'verification_required',
  card: 'card_not_used_for_deposit',
  phone: 'phone_not_confirmed',
} as const satisfies Readonly<Record<Why, CashierErrorCode>>;

export interface PayoutChecklistViewProps {
  obstacles: readonly PayoutObstacle[];
  /** Shows the progress of the running bonus, and the ways to wager it or give it up. */
  bonus: ReactNode;
  onConfirmPhone: () => void;
  onSupport: () => void;
  /** True if the list replaces a button that was pressed. The list then takes the focus. */
  takesFocus?: boolean;
}

/** Lists all requirements of a payout, met or not, each with a link or button that helps to meet it. */
export function PayoutChecklistView({ obstacles, takesFocus = false, ...ways }: PayoutChecklistViewProps) {
  const heading = useFocusOnMount(takesFocus);
  const find = (why: Why) => obstacles.find((obstacle) => obstacle.why === why);
  const shown = order.filter((why) => !onlyProblems.includes(why) || find(why));
  return (
    <section className={form.form}>
      <header className={form.head}>
        <h2 tabIndex={-1} ref={heading}>
          <FormattedMessage id="cashbox.block.title" />
        </h2>
        <p className={form.quiet}>
          <FormattedMessage id="cashbox.block.lead" values={{ count: obstacles.length }} />
        </p>
      </header>
      <ul className={styles.list}>
        {shown.map((why) => {
          const obstacle = find(why);
          return (
            <li key={why} className={styles.item} data-done={!obstacle || undefined}>
              <IconTile icon={obstacle ? icons[why] : Check} tone={obstacle ? 'warning' : 'positive'} />
              {obstacle ? (
                <Todo obstacle={obstacle} {...ways} />
              ) : (
                why !== 'multi_account' && (
                  <h3 className={styles.title}>
                    <FormattedMessage id={`cashbox.done.${why}`} />
                  </h3>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Todo({
  obstacle,
  ...ways
}: { obstacle: PayoutObstacle } & Omit<PayoutChecklistViewProps, 'obstacles' | 'takesFocus'>) {
  return (
    <div className={styles.todo}>
      <h3 className={styles.title}>
        <FormattedMessage id={`cashbox.block.${obstacle.why}`} />
      </h3>
      <WayOut obstacle={obstacle} {...ways} />
      <p className={styles.text}>
        <WhyLink code={codes[obstacle.why]} />
      </p>
    </div>
  );
}

function WayOut({
  obstacle,
  bonus,
  onConfirmPhone,
  onSupport,
}: { obstacle: PayoutObstacle } & Omit<PayoutChecklistViewProps, 'obstacles' | 'takesFocus'>) {
  const { money } = useMoney();
  const { soon } = useDates();
  switch (obstacle.why) {
    case 'multi_account':
      return (
        <>
          <p className={styles.text}>
            <FormattedMessage id="cashbox.error.multi_account" />
          </p>
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onSupport}>
            <FormattedMessage id="cashbox.support.open" />
          </Button>
        </>
      );
    case 'wagering':
      return obstacle.isRunning ? (
        bonus
      ) : (
        <p className={styles.text}>
          <FormattedMessage
            id="cashbox.block.wageringText"
            values={{ amount: money(obstacle.missing, obstacle.currency) }}
          />
        </p>
      );
    case 'verification':
    case 'card':
      return (
        <>
          <p className={styles.text}>
            {obstacle.isBeingChecked && obstacle.checkEnds !== null ? (
              <FormattedMessage id="cashbox.block.checkEnds" values={{ time: soon(obstacle.checkEnds) }} />
            ) : (
              <FormattedMessage
                id={
                  obstacle.isBeingChecked
                    ? 'cashbox.block.beingChecked'
                    : (`cashbox.block.${obstacle.why}Text` as const)
                }
              />
            )}
          </p>
          <ButtonLink
            size="sm"
            variant={obstacle.isBeingChecked ? 'secondary' : 'primary'}
            to={paths.profileVerification()}
          >
            <FormattedMessage
              id={
                obstacle.isBeingChecked
                  ? 'cashbox.block.seeDocuments'
                  : obstacle.why === 'card'
                    ? 'cashbox.block.verifyCard'
                    : 'cashbox.block.verify'
              }
            />
          </ButtonLink>
        </>
      );
    case 'phone':
      break;
  }
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="cashbox.block.phoneText" />
      </p>
      <Button size="sm" aria-haspopup="dialog" onClick={onConfirmPhone}>
        <FormattedMessage id="cashbox.block.confirmPhone" />
      </Button>
    </>
  );
}
