import { BonusesOffView } from './BonusesOffView.tsx';
import { useAreBonusesOff } from './useAreBonusesOff.ts';

/** Where gifts are taken or promised: says that this account gets none. Nothing for any other account. */
export function BonusesOff({ onSupport }: { onSupport: () => void }) {
  return useAreBonusesOff() ? <BonusesOffView onSupport={onSupport} /> : null;
}
