import { BonusesOffView } from './BonusesOffView.tsx';
import { useAreBonusesOff } from './useAreBonusesOff.ts';

/** A notice on gift pages if bonuses are disabled for the account. Renders nothing otherwise. */
export function BonusesOff({ onSupport }: { onSupport: () => void }) {
  return useAreBonusesOff() ? <BonusesOffView onSupport={onSupport} /> : null;
}
