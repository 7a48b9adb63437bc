import { useQuery } from '@tanstack/react-query';
import { compointsConfigQuery } from '#/entities/player/queries.ts';
import { usePlayerFacts } from './data/usePlayerFacts.ts';
import { TreasuryView } from './ui/Treasury/TreasuryView.tsx';

export function Treasury() {
  const { compoints, currency } = usePlayerFacts();
  const config = useQuery(compointsConfigQuery()).data?.data;
  return (
    <TreasuryView
      compoints={compoints}
      currency={currency}
      betAmount={config?.betAmounts[currency] ?? null}
    />
  );
}
