import type { ReactNode } from 'react';
import Coins from 'lucide-react/icons/coins';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import type { Balance } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { Unrestricted } from '#/entities/player/Unrestricted.tsx';
import { paths } from '#/paths.ts';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import styles from '../ProfileBalance.module.css';

/** Bonus, winback and compoints: the amount of each and how to turn it into money. */
export function BonusCards({ balance }: { balance: Balance }) {
  const { money } = useMoney();
  const { currency, is_active_bonus: isActive, bonus, wagering, winback, compoint_balance } = balance;
  return (
    <ul className={styles.cards}>
      <BonusCard
        icon={Sparkles}
        label={<FormattedMessage id="profile.balance.bonus" />}
        sum={money(bonus, currency)}
        to={isActive ? paths.categoryGames('wagering') : paths.gifts()}
        action={<FormattedMessage id={isActive ? 'profile.balance.toWagering' : 'profile.balance.toGifts'} />}
      >
        {isActive ? (
          <FormattedMessage
            id="profile.balance.wagering"
            values={{ amount: <strong data-number>{money(wagering, currency)}</strong> }}
          />
        ) : (
          <>
            <FormattedMessage id="profile.balance.noBonus" />{' '}
            <Unrestricted>
              <FormattedMessage id="profile.balance.seeGifts" />
            </Unrestricted>
          </>
        )}
      </BonusCard>
      <BonusCard
        icon={Undo2}
        label={<FormattedMessage id="profile.balance.winback" />}
        sum={money(winback, currency)}
        to={paths.staticPage('winback')}
        action={<FormattedMessage id="profile.balance.toWinback" />}
      >
        <Unrestricted>
          <FormattedMessage id="profile.balance.winbackText" />
        </Unrestricted>
      </BonusCard>
      <BonusCard
        icon={Coins}
        label={<FormattedMessage id="profile.balance.compoints" />}
        sum={<FormattedNumber value={compoint_balance} useGrouping="always" />}
        to={paths.compoints()}
        action={<FormattedMessage id="profile.balance.toCompoints" />}
      >
        <Unrestricted>
          <FormattedMessage id="profile.balance.compointsText" />
        </Unrestricted>
      </BonusCard>
    </ul>
  );
}

interface BonusCardProps {
  icon: LucideIcon;
  label: ReactNode;
  sum: ReactNode;
  to: string;
  action: ReactNode;
  children: ReactNode;
}

function BonusCard({ icon, label, sum, to, action, children }: BonusCardProps) {
  return (
    <li className={styles.card}>
      <IconTile icon={icon} tone="accent-2" />
      <h2 className={styles.name}>{label}</h2>
      <p className={styles.worth}>{sum}</p>
      <p className={styles.note}>{children}</p>
      <Unrestricted>
        <Link to={to} className={styles.link}>
          {action}
        </Link>
      </Unrestricted>
    </li>
  );
}
