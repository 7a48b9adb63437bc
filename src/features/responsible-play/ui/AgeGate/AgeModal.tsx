import { useState } from 'react';
import { currentRules } from '#/brands/jurisdiction.ts';
import type { Closable } from '#/overlays/modals.store.ts';
import { keepAgeConsent } from '../../ageConsent.ts';
import { AgeGateView } from './AgeGateView.tsx';

export default function AgeModal({ close }: Closable) {
  const [isRefused, setRefused] = useState(false);
  const confirm = (): void => {
    keepAgeConsent();
    close();
  };
  return (
    <AgeGateView
      age={currentRules().minimumAge}
      isRefused={isRefused}
      onConfirm={confirm}
      onRefuse={() => setRefused(true)}
      onBack={() => setRefused(false)}
    />
  );
}
