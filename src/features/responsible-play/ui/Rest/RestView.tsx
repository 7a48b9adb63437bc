import Coffee from 'lucide-react/icons/coffee';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Headphones from 'lucide-react/icons/headphones';
import Wallet from 'lucide-react/icons/wallet';
import { FormattedMessage } from 'react-intl';
import type { HelpLine } from '#/brands/jurisdiction.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import { RestrictionTitle, type Active } from './RestrictionTitle.tsx';
import styles from './Rest.module.css';

export interface RestViewProps {
  /** Null when a guest opens the page by its address: then nothing is known of its end. */
  restriction: Active | null;
  /** Guests log in to reach their money. */
  isGuest: boolean;
  helpLines: readonly HelpLine[];
  onSupport: () => void;
}

/** The calm page in place of games and offers: until when, the player's money, and who helps. */
export function RestView({ restriction, isGuest, helpLines, onSupport }: RestViewProps) {
  const isBreak = restriction?.kind === 'timedOut';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <IconTile icon={Coffee} size="lg" />
        <h1>
          {restriction ? (
            <RestrictionTitle restriction={restriction} />
          ) : (
            <FormattedMessage id="responsiblePlay.rest.title" />
          )}
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id={isBreak ? 'responsiblePlay.rest.breakText' : 'responsiblePlay.rest.text'} />
        </p>
      </header>
      <SectionCard
        icon={Wallet}
        title={<FormattedMessage id="responsiblePlay.rest.money" />}
        text={
          <FormattedMessage
            id={isGuest ? 'responsiblePlay.rest.moneyOfGuest' : 'responsiblePlay.rest.moneyText'}
          />
        }
      >
        <div className={styles.actions}>{isGuest ? <LogIn /> : <Money />}</div>
      </SectionCard>
      <SectionCard
        icon={HeartHandshake}
        title={<FormattedMessage id="responsiblePlay.rest.help" />}
        text={<FormattedMessage id="responsiblePlay.rest.helpText" />}
      >
        <ul className={styles.lines}>
          {helpLines.map(({ name, phone, url }) => (
            <li key={name} className={styles.line}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="secondary" icon={<Icon of={Headphones} size="sm" />} onClick={onSupport}>
            <FormattedMessage id="responsiblePlay.rest.support" />
          </Button>
        </div>
      </SectionCard>
    </div>
  );
}

function Money() {
  return (
    <>
      <ButtonLink to={`${paths.cashbox()}?tab=payout`}>
        <FormattedMessage id="responsiblePlay.rest.payout" />
      </ButtonLink>
      <ButtonLink to={`${paths.cashbox()}?tab=history`} variant="secondary">
        <FormattedMessage id="responsiblePlay.rest.history" />
      </ButtonLink>
    </>
  );
}

function LogIn() {
  return (
    <ButtonLink to={paths.login(`${paths.cashbox()}?tab=payout`)} variant="secondary">
      <FormattedMessage id="responsiblePlay.rest.logIn" />
    </ButtonLink>
  );
}
