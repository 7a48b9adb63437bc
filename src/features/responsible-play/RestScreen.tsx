import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import Coffee from 'lucide-react/icons/coffee';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Headphones from 'lucide-react/icons/headphones';
import Wallet from 'lucide-react/icons/wallet';
import { FormattedMessage } from 'react-intl';
import { session } from '#/api/session/session.store.ts';
import { balanceQuery } from '#/entities/player/queries.ts';
import { useRestriction } from '#/entities/player/restriction.ts';
import { supportModal } from '#/entities/support/support.modals.ts';
import { localeStore } from '#/i18n/locale.store.ts';
import { openModal } from '#/overlays/modals.store.ts';
import { type HelpLine, currentRules } from '#/brands/jurisdiction.ts';
import { paths } from '#/paths.ts';
import { Button } from '#/ui/Button/Button.tsx';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { IconTile } from '#/ui/IconTile/IconTile.tsx';
import { SectionCard } from '#/ui/SectionCard/SectionCard.tsx';
import type { Locale } from '#/i18n/locales.ts';
import { readExclusion } from './model/rules.ts';
import { RestrictionTitle, type Active } from './RestrictionTitle.tsx';
import styles from './ui/Rest.module.css';

/** The page after a self-exclusion. It also replaces pages that a break or self-exclusion closes. */
export function RestScreen() {
  const restriction = useRestriction();
  const { search } = useLocation();
  const { locale } = useSnapshot(localeStore);
  return (
    <RestView
      restriction={restriction.kind === 'none' ? readExclusion(search) : restriction}
      hasBonus={useQuery(balanceQuery()).data?.data.is_active_bonus === true}
      isGuest={useSnapshot(session).status === 'guest'}
      helpLines={helpLinesOf(locale)}
      onSupport={() => openModal(supportModal, {})}
    />
  );
}

interface RestViewProps {
  /** The active restriction. Null if a guest opens the page directly. */
  restriction: Active | null;
  isGuest: boolean;
  /** True while a bonus is being wagered, which blocks a payout. */
  hasBonus: boolean;
  helpLines: readonly HelpLine[];
  onSupport: () => void;
}

export function RestView({ restriction, isGuest, hasBonus, helpLines, onSupport }: RestViewProps) {
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
            id={`responsiblePlay.rest.${isGuest ? 'moneyOfGuest' : hasBonus ? 'moneyWithBonus' : 'moneyText'}`}
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

/** The help lines are fictional, like all names in this project. */
const helpLines: Record<Locale, readonly HelpLine[]> = {
  ru: [
    { name: 'Живая линия', phone: '8 800 000-00-04', url: 'https://live-line.example/' },
    { name: 'Анонимные игроки', phone: '8 800 000-00-05', url: 'https://anonymous-players.example/' },
  ],
  en: [
    { name: 'Play Aware', phone: '0800 000 0001', url: 'https://play-aware.example/' },
    { name: 'Players Together', phone: '0800 000 0006', url: 'https://players-together.example/' },
  ],
  it: [
    { name: 'Gioco Sereno', phone: '800 000 007', url: 'https://gioco-sereno.example/' },
    { name: 'Giocatori Anonimi Insieme', phone: '800 000 008', url: 'https://insieme.example/' },
  ],
  br: [
    { name: 'Jogo Consciente', phone: '0800 000 0009', url: 'https://jogo-consciente.example/' },
    { name: 'Jogadores Juntos', phone: '0800 000 0010', url: 'https://jogadores-juntos.example/' },
  ],
};

/** The help lines for a language. If the host's licence names a help line, that one comes first. */
function helpLinesOf(locale: Locale): readonly HelpLine[] {
  const { helpLine } = currentRules();
  if (!helpLine) return helpLines[locale];
  return [helpLine, ...helpLines[locale].filter(({ name }) => name !== helpLine.name)];
}
