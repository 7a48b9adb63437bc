import { useState, useId, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import Lock from 'lucide-react/icons/lock';
import type { CompointsConfig, CompointsExchangeResult } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { paths } from '#/paths.ts';
import { ButtonLink } from '#/ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#/ui/Icon/Icon.tsx';
import { usePlayerFacts } from './data/usePlayerFacts.ts';
import { ruleFor } from './model/exchange.ts';
import { ExchangeForm } from './parts/ExchangeForm.tsx';
import { ExchangeDoneView } from './ui/Exchange/ExchangeDoneView.tsx';
import styles from './ui/Exchange/Exchange.module.css';

export function Exchange() {
  const config = loadable(useQuery(compointsConfigQuery()), ({ data }) => data);
  return (
    <Part
      of={config}
      skeleton={
        <ExchangeFrame>
          <Skeleton height="18rem" />
        </ExchangeFrame>
      }
      failed="compoints.config.failed"
    >
      {(known) => (
        <ExchangeFrame>
          <Steps config={known} />
        </ExchangeFrame>
      )}
    </Part>
  );
}

function Steps({ config }: { config: CompointsConfig }) {
  const { compoints, currency, hasBonus, isMultiAccount } = usePlayerFacts();
  const [done, setDone] = useState<CompointsExchangeResult | null>(null);
  const [isAgain, setAgain] = useState(false);
  const rule = ruleFor(config.exchange, currency);
  const more = (): void => {
    setAgain(true);
    setDone(null);
  };
  if (done) return <ExchangeDoneView result={done} onMore={more} />;
  if (isMultiAccount) return <ExchangeClosedView why="account" />;
  if (!config.isExchangeEnabled || !rule) return <ExchangeClosedView why={hasBonus ? 'bonus' : 'closed'} />;
  return <ExchangeForm rule={rule} owned={compoints} takesFocus={isAgain} onDone={setDone} />;
}

export function ExchangeFrame({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage id="compoints.exchange.title" />
      </h2>
      {children}
    </section>
  );
}

/** Why the exchange is closed, and what would open it. */
export function ExchangeClosedView({ why }: { why: 'bonus' | 'account' | 'closed' }) {
  return (
    <div className={styles.closed}>
      <span className={styles.lock}>
        <Icon of={Lock} size="lg" />
      </span>
      <p>
        <FormattedMessage id={`compoints.exchange.closed.${why}`} />
      </p>
      {why === 'bonus' && (
        <ButtonLink variant="secondary" to={paths.gifts()}>
          <FormattedMessage id="compoints.remedy.gifts" />
        </ButtonLink>
      )}
    </div>
  );
}
