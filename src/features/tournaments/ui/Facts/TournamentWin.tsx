import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#/entities/money/useMoney.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Celebration } from '#/ui/Celebration/Celebration.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import type { Win } from '../../model/rules.ts';
import styles from './TournamentWin.module.css';

export interface TournamentWinProps extends Win {
  /** Title of the tournament or series. */
  title: string;
}

export default function TournamentWin({ title, position, prize, close }: TournamentWinProps & Closable) {
  const { money, count } = useMoney();
  const isMoney = prize.kind === 'money';
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
      name={isMoney ? money(prize.amount, prize.currency) : prize.title}
      text={<FormattedMessage id={isMoney ? 'tournaments.result.paid' : 'tournaments.result.gift'} />}
      action={
        <ButtonLink
          size="lg"
          to={isMoney ? paths.profileBalance() : paths.gifts()}
          onClick={close}
          data-autofocus
        >
          <FormattedMessage id={isMoney ? 'tournaments.result.toBalance' : 'tournaments.result.toGifts'} />
        </ButtonLink>
      }
    />
  );
}
