import { BonusesOffView } from './BonusesOffView.tsx';
import { useAreBonusesOff } from './useAreBonusesOff.ts';

/** Shown on gift pages when bonuses are disabled for the account. Renders nothing otherwise. */
export function BonusesOff({ onSupport }: { onSupport: () => void }) {
  return useAreBonusesOff() ? <BonusesOffView onSupport={onSupport} /> : null;
}
