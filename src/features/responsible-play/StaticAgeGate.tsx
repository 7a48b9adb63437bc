import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { currentBrand } from '#/brands/currentBrand.ts';
import { currentRules, jurisdictions } from '#/brands/jurisdiction.ts';
import { GATE_ID } from './staticAgeGate.ts';
import { AgeGateView } from './ui/AgeGateView.tsx';
import styles from './ui/AgeGate.module.css';

const nothing = () => undefined;

/**
 * The age gate as it is rendered at build time: closed, with both steps. `staticAgeGate.ts` adds the
 * behaviour.
 */
export function StaticAgeGate({ logo }: { logo: ReactNode }) {
  const { formatMessage } = useIntl();
  const age = currentRules().minimumAge;
  const elsewhere = currentBrand().flagsByHost.filter(
    ({ flags: { jurisdiction } }) => jurisdiction && jurisdictions[jurisdiction].minimumAge !== age,
  );
  return (
    <dialog
      id={GATE_ID}
      className={styles.gate}
      closedby="none"
      aria-label={formatMessage({ id: 'responsiblePlay.age.title' })}
      data-elsewhere={elsewhere.map(({ pattern }) => pattern).join(' ')}
    >
      <div className={styles.logo}>{logo}</div>
      {(['asked', 'refused'] as const).map((step) => (
        <div key={step} data-step={step} hidden={step === 'refused'}>
          <AgeGateView
            age={age}
            isRefused={step === 'refused'}
            onConfirm={nothing}
            onRefuse={nothing}
            onBack={nothing}
          />
        </div>
      ))}
    </dialog>
  );
}
