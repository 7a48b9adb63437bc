import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { CompointsConfig, CompointsExchangeResult } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { FailureView } from '#/entities/failure/FailureView.tsx';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { usePlayerFacts } from './data/usePlayerFacts.ts';
import { ruleFor } from './model/exchange.ts';
import { ExchangeForm } from './parts/ExchangeForm.tsx';
import { ExchangeClosedView } from './ui/Exchange/ExchangeClosedView.tsx';
import { ExchangeDoneView } from './ui/Exchange/ExchangeDoneView.tsx';
import { ExchangeFrame } from './ui/Exchange/ExchangeFrame.tsx';

export function Exchange() {
  const { formatMessage } = useIntl();
  const config = loadable(useQuery(compointsConfigQuery()), ({ data }) => data);
  if (config.kind === 'failed')
    return (
      <FailureView size="area" text={formatMessage({ id: 'compoints.config.failed' })} failure={config} />
    );
  return (
    <ExchangeFrame>
      {config.kind === 'pending' ? <Skeleton height="18rem" /> : <Steps config={config.data} />}
    </ExchangeFrame>
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
