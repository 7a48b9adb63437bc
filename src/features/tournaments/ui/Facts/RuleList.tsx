import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Tournament } from '#/api/generated/model/index.ts';
import { useMoney } from '#/entities/money/useMoney.ts';
import { paths } from '#/paths.ts';
import { SeatsLine } from '../Card/EntryFacts.tsx';
import { accessOf, betLimitsOf, mechanicOf, moneyIn, priceOf, seatsOf } from '../../model/rules.ts';
import styles from './RuleList.module.css';

export interface RuleListProps {
  tournament: Tournament;
  currency: string;
}

export function RuleList({ tournament, currency }: RuleListProps) {
  const seats = seatsOf(tournament);
  return (
    <dl className={styles.rules}>
      <Rule name={<FormattedMessage id="tournaments.rules.scoring" />}>
        <FormattedMessage id={`tournaments.scoring.${mechanicOf(tournament)}`} values={{ currency }} />
      </Rule>
      <Rule name={<FormattedMessage id="tournaments.rules.bets" />}>
        <BetLimits tournament={tournament} currency={currency} />
      </Rule>
      <Rule name={<FormattedMessage id="tournaments.rules.access" />}>
        <FormattedMessage id={`tournaments.access.${accessOf(tournament)}`} />
      </Rule>
      {seats !== null && (
        <Rule name={<FormattedMessage id="tournaments.rules.seats" />}>
          <SeatsLine {...seats} />
        </Rule>
      )}
      <Requirements tournament={tournament} currency={currency} />
      {(tournament.isBlocking === true || priceOf(tournament) > 0) && (
        <Rule name={<FormattedMessage id="tournaments.rules.blocking" />}>
          <FormattedMessage id="tournaments.rules.blockingText" />
        </Rule>
      )}
    </dl>
  );
}

function Rule({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.rule}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function BetLimits({ tournament, currency }: RuleListProps) {
  const { money } = useMoney();
  const { min, max } = betLimitsOf(tournament);
  if (min === null && max === null) return <FormattedMessage id="tournaments.bets.any" />;
  const values = { min: money(min ?? 0, currency), max: money(max ?? 0, currency) };
  if (max === null) return <FormattedMessage id="tournaments.bets.from" values={values} />;
  return (
    <FormattedMessage
      id={min === null ? 'tournaments.bets.upTo' : 'tournaments.bets.between'}
      values={values}
    />
  );
}

function Requirements({ tournament: { requirements }, currency }: RuleListProps) {
  const { money } = useMoney();
  if (requirements === undefined) return null;
  const { partnerCode, minLevel, invitation, promoSlug, promoTitle, minDeposit } = requirements;
  const deposit = moneyIn(minDeposit, currency);
  const wanted = [
    partnerCode === true && <FormattedMessage key="code" id="tournaments.requires.partnerCode" />,
    minLevel !== undefined && minLevel > 0 && (
      <FormattedMessage key="level" id="tournaments.requires.level" values={{ level: minLevel }} />
    ),
    invitation === true && <FormattedMessage key="invitation" id="tournaments.requires.invitation" />,
    promoSlug !== undefined && (
      <FormattedMessage
        key="promo"
        id="tournaments.requires.promo"
        values={{ promo: <Link to={paths.promoPage(promoSlug)}>{promoTitle ?? promoSlug}</Link> }}
      />
    ),
    deposit !== null && (
      <FormattedMessage
        key="deposit"
        id="tournaments.requires.deposit"
        values={{ sum: money(deposit, currency) }}
      />
    ),
  ].filter((part) => part !== false);
  if (wanted.length === 0) return null;
  return (
    <Rule name={<FormattedMessage id="tournaments.rules.requires" />}>
      <ul className={styles.list}>
        {wanted.map((part) => (
          <li key={part.key}>{part}</li>
        ))}
      </ul>
    </Rule>
  );
}
