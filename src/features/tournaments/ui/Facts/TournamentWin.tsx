import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Celebration } from '#/ui/Celebration/Celebration.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import styles from './TournamentWin.module.css';

export interface TournamentWinProps {
  /** Title of the tournament or series. */
  title: string;
  position: number;
  /** Minor units. */
  amount: number;
  currency: string;
}

export default function TournamentWin({
  title,
  position,
  amount,
  currency,
  close,
}: TournamentWinProps & Closable) {
  const { money, count } = useMoney();
  return (
    <Celebration
      art={
        <span className={styles.cup}>
          <Icon of={Trophy} size="xl" />
          <b className={styles.place}>{count(position)}</b>
        </span>
      }
      size="lg"
      eyebrow={title}
      title={
        <FormattedMessage id="tournaments.win.title" values={{ place: position, shown: count(position) }} />
      }
      name={money(amount, currency)}
      text={<FormattedMessage id="tournaments.result.paid" />}
      action={
        <ButtonLink size="lg" to={paths.profileBalance()} onClick={close} data-autofocus>
          <FormattedMessage id="tournaments.result.toBalance" />
        </ButtonLink>
      }
    />
  );
}
