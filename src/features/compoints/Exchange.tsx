import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CompointsConfig, CompointsExchangeResult } from '#/api/generated/model/index.ts';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { Skeleton } from '#/ui/Skeleton/Skeleton.tsx';
import { usePlayerFacts } from './data/usePlayerFacts.ts';
import { ruleFor } from './model/exchange.ts';
import { ExchangeForm } from './parts/ExchangeForm.tsx';
import { ExchangeClosedView } from './ui/Exchange/ExchangeClosedView.tsx';
import { ExchangeDoneView } from './ui/Exchange/ExchangeDoneView.tsx';
import { ExchangeFrame } from './ui/Exchange/ExchangeFrame.tsx';

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
